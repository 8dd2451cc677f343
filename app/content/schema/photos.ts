import { group, inFolder, list, pattern, plainText } from "./fields.ts";

const photo = group(
  { en: "Photo", hi: "फ़ोटो" },
  {
    id: inFolder("photos", plainText({ label: { en: "Photo", hi: "फ़ोटो" }, en: "The picture.", hi: "फ़ोटो चुनिए।" })),
    alt: {
      label: { en: "What it shows", hi: "फ़ोटो में क्या है" },
      en: "What the picture shows, in one sentence, for people who cannot see it.",
      hi: "फ़ोटो में क्या है, एक वाक्य में, उनके लिए जो देख नहीं सकते।",
    },
    focus: pattern(/^(100|\d{1,2})% (100|\d{1,2})%$/, "twoPercentages", {
      label: { en: "What must stay in view", hi: "फ़ोटो में जो दिखता रहे" },
      en: "The point that must stay in view when the picture is cropped, from the left and from the top; leave it out for the middle.",
      hi: "फ़ोटो कटने पर जो जगह दिखती रहे: बाएँ से और ऊपर से कितनी दूर, 0% से 100%, जैसे 50% 45%; ख़ाली छोड़ें, तो बीच।",
    }).default("50% 50%"),
    ground: pattern(/^#[0-9a-f]{6}$/i, "groundColour", {
      label: { en: "Colour while it loads", hi: "फ़ोटो आने तक का रंग" },
      en: "The colour shown while it loads; if you do not know it, leave it out. Written like #895a45.",
      hi: "फ़ोटो आने तक दिखने वाला रंग; न मालूम हो, तो ख़ाली छोड़िए। लिखा ऐसे जाता है: #895a45।",
    }).optional(),
    invented: plainText({
      label: { en: "What is not real in it", hi: "फ़ोटो में जो असली नहीं" },
      en: "What the picture shows that does not exist, such as labels on packs; empty it once a real photo replaces it.",
      hi: "फ़ोटो में जो असल में नहीं है, जैसे पैक पर छपा नाम; असली फ़ोटो लगाने पर इसे ख़ाली कर दीजिए।",
    }).optional(),
  },
);

/** photos.yaml: a list of pictures, read as a record by the names of their files or their addresses. */
export const photosSchema = list(
  "pictures",
  {
    label: { en: "Photos", hi: "फ़ोटो" },
    en: "What each picture shows and how it is cropped.",
    hi: "हर फ़ोटो में क्या है और वह कैसे कटती है।",
  },
  photo,
).transform((photos) => Object.fromEntries(photos.map(({ id, ...photo }) => [id, photo])));
