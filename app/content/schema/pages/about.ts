import { fields, group, labelInHindi, labelled, listOf, paragraphs, picture } from "../fields.ts";
import { page, point, section } from "../page-fields.ts";

/** The mission or the vision. */
const statement = fields({
  label: { label: "छोटे शब्द", en: "The label.", hi: "छोटे शब्द।" },
  hindi: labelInHindi,
  title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
  text: { label: "वाक्य", en: "One sentence.", hi: "एक वाक्य।" },
});

/** pages/about.yaml: the words of the page. */
export const aboutSchema = page({
  heroPicture: picture("scene", {
    label: "ऊपर की फ़ोटो",
    en: "The picture in the page header.",
    hi: "पन्ने के ऊपरी हिस्से की फ़ोटो।",
  }),
  mission: labelled("संकल्प", statement),
  vision: labelled("सपना", statement),
  journey: section("सफ़र", {
    years: listOf(
      5,
      { label: "साल", en: "2020 to 2024, one year per entry.", hi: "2020 से 2024 तक, हर साल अलग।" },
      group("साल", {
        year: { label: "साल", en: "The year.", hi: "साल।" },
        title: { label: "शीर्षक", en: "What happened.", hi: "क्या हुआ।" },
        text: { label: "वाक्य", en: "One sentence.", hi: "एक वाक्य।" },
      }),
    ),
  }),
  values: section("उसूल", { points: listOf(4, { label: "बातें", en: "Four values.", hi: "चार उसूल।" }, point("बात")) }),
  founder: group("संस्थापक", {
    label: { label: "छोटे शब्द", en: "The label.", hi: "छोटे शब्द।" },
    hindi: labelInHindi,
    quote: paragraphs({
      label: "कही बात",
      en: "What the founder says; each line is a paragraph.",
      hi: "संस्थापक की बात।",
    }),
    signature: { label: "किसकी ओर से", en: "Who says it: a role.", hi: "किसने कहा: उनका काम लिखिए।" },
  }),
  process: section("काम का तरीका", {
    steps: listOf(
      3,
      { label: "तरीका", en: "Sourcing, Processing, Quality Check.", hi: "ख़रीद, पिसाई, जाँच।" },
      group(
        { en: "Step", hi: "कदम" },
        {
          title: { label: "शीर्षक", en: "The step.", hi: "कदम।" },
          text: { label: "वाक्य", en: "One sentence.", hi: "एक वाक्य।" },
          picture: picture("scene", { label: "फ़ोटो", en: "Its picture.", hi: "इसकी फ़ोटो।" }),
        },
      ),
    ),
  }),
  callToAction: group("आख़िर का बुलावा", {
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "A line in Hindi.", hi: "हिंदी में एक लाइन।" },
    title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
    products: { label: "मसाले", en: "The link to Products.", hi: "“मसाले” का लिंक।" },
    contact: { label: "संपर्क", en: "The link to Contact.", hi: "“संपर्क” का लिंक।" },
    picture: picture("scene", { label: "फ़ोटो", en: "The picture in the corner.", hi: "कोने की फ़ोटो।" }),
  }),
});
