import { z } from "zod";
import { expected } from "../../problems.ts";
import {
  boolean,
  choice,
  fields,
  filledList,
  group,
  labelled,
  list,
  listOf,
  namedChoice,
  packs,
  paragraphs,
  picture,
  slug,
  template,
  text,
  texts,
} from "../fields.ts";
import { regionStatuses } from "../options.ts";
import { figures, inMessages, menuLink, pageMeta, point, section, whatsappButton } from "../page-fields.ts";

/** pages/home.yaml: the words of the page. */
export const homeSchema = fields({
  meta: pageMeta,
  inMessages,
  menu: menuLink,
  organisation: {
    label: "कंपनी एक वाक्य में",
    en: "The company in one sentence, for search engines.",
    hi: "कंपनी एक वाक्य में, Google के लिए।",
  },
  hero: group(
    { en: "Top of the page", hi: "पन्ने का ऊपरी हिस्सा" },
    {
      english: {
        label: { en: "Line under the tagline", hi: "टैगलाइन के नीचे की लाइन" },
        en: "The tagline in this language, under the painted Hindi one.",
        hi: "इस भाषा में टैगलाइन, जो हिंदी वाली के नीचे आती है।",
      },
      lead: { label: "शीर्षक के नीचे के शब्द", en: "Two sentences under the tagline.", hi: "टैगलाइन के नीचे दो वाक्य।" },
      products: { label: "मसाले", en: "The button to Products.", hi: "“मसाले” पन्ने का बटन।" },
      whatsapp: whatsappButton(),
      packs: packs({ label: "पैक", en: "The pack sizes on the iron weights.", hi: "लोहे के बाटों पर पैक।" }),
      packsName: {
        label: "पैकों का नाम",
        en: "The name of the pack sizes, for screen readers.",
        hi: "पैक की सूची का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
      },
      since: group("कब से", {
        label: { label: "छोटे शब्द", en: "The badge's label.", hi: "मुहर के शब्द।" },
        year: { label: "साल", en: "The badge's year.", hi: "मुहर का साल।" },
        place: { label: "जगह", en: "The badge's place, in Hindi.", hi: "मुहर की जगह, हिंदी में।" },
      }),
      picture: picture("hero", { label: "फ़ोटो", en: "The wide picture.", hi: "चौड़ी फ़ोटो।" }),
      portrait: picture("portrait", { label: "फ़ोन के लिए फ़ोटो", en: "The picture for phones.", hi: "फ़ोन के लिए फ़ोटो।" }),
    },
  ),
  stats: section("आँकड़े", { figures }),
  heritage: section("दो तारीख़ें", {
    years: listOf(
      2,
      { label: "साल", en: "Two years.", hi: "दो साल।" },
      group("साल", {
        year: { label: "साल", en: "The year.", hi: "साल।" },
        title: { label: "शीर्षक", en: "What happened.", hi: "क्या हुआ।" },
        text: { label: "वाक्य", en: "One or two sentences.", hi: "एक-दो वाक्य।" },
      }),
    ),
  }),
  letter: section("चिट्ठी", {
    opening: { label: "शुरू के शब्द", en: "The letter's first, large sentence.", hi: "चिट्ठी का पहला, बड़ा वाक्य।" },
    paragraphs: filledList(
      "texts",
      { label: "पैरा", en: "The paragraphs after it.", hi: "आगे के पैरा।" },
      paragraphs({ label: "लाइन", en: "One entry.", hi: "एक लाइन।" }),
    ),
    closing: { label: "आख़िर के शब्द", en: "The closing words, in Hindi.", hi: "आख़िर के शब्द, हिंदी में।" },
    signature: {
      label: "किसकी ओर से",
      en: "Who signs: a role, never an invented name.",
      hi: "किसकी ओर से: काम या रिश्ता लिखिए, मनगढ़ंत नाम नहीं।",
    },
    picture: picture("scene", { label: "फ़ोटो", en: "The picture beside the letter.", hi: "चिट्ठी के पास की फ़ोटो।" }),
    caption: { label: "फ़ोटो के नीचे के शब्द", en: "The caption under the picture.", hi: "फ़ोटो के नीचे के शब्द।" },
  }),
  products: section("मसाले", { all: { label: "सारे मसाले", en: "The link to the catalogue.", hi: "सारे मसालों का लिंक।" } }),
  regions: section("राज्य", {
    states: list(
      "states",
      { label: "राज्य", en: "The states; the first is the headquarters.", hi: "राज्य; पहला वह, जहाँ मुख्यालय है।" },
      group("राज्य", {
        region: slug({ label: "राज्य", en: "The state.", hi: "राज्य चुनिए।" }, "region"),
        status: namedChoice(regionStatuses, { label: "हाल", en: "Its status.", hi: "वहाँ काम कैसा है, जैसे “बढ़ रहे हैं”।" }),
      }),
    ),
    note: text({
      label: "साथ के शब्द",
      en: "A word or two after the status of the headquarters.",
      hi: "मुख्यालय के हाल के बाद एक-दो शब्द।",
    }).optional(),
    join: group("साथ जुड़ें", {
      title: { label: "शीर्षक", en: "The line under the states.", hi: "राज्यों के नीचे की लाइन।" },
      distributors: { label: "डिस्ट्रीब्यूटर", en: "The link to Distributors.", hi: "“डिस्ट्रीब्यूटर” का लिंक।" },
      whatsapp: whatsappButton(),
    }),
  }),
  testimonials: section("ग्राहकों की बातें", {
    verified: { label: "मुहर पर लिखे शब्द", en: "The words on the stamp.", hi: "मुहर पर लिखे शब्द।" },
    quotes: listOf(
      3,
      { label: "किसने क्या कहा", en: "Three quotes.", hi: "तीन लोगों की बातें।" },
      group("बात", {
        name: {
          label: "किसने कहा",
          en: "Who says it: a role, never an invented name.",
          hi: "किसने कहा: उनका काम लिखिए, मनगढ़ंत नाम नहीं।",
        },
        location: { label: "जगह", en: "Town and state.", hi: "शहर और राज्य।" },
        text: { label: "क्या कहा", en: "What they say.", hi: "क्या कहा।" },
        avatar: choice(
          { sack: "बोरी", fort: "किला", truck: "ट्रक" },
          { label: "चित्र", en: "The drawing beside the name.", hi: "नाम के पास का चित्र।" },
        ),
        picture: picture("avatar", {
          label: "फ़ोटो",
          en: "A photo in place of the drawing: only of the person who said it, and only if that person agrees.",
          hi: "चित्र की जगह फ़ोटो: सिर्फ़ उसी की, जिसने यह कहा है, और तभी, जब वह राज़ी हो।",
        }).optional(),
        spice: slug(
          { label: "मसाला", en: "The spice that colours the drawing.", hi: "वह मसाला, जिसका रंग चित्र को मिलता है।" },
          "product",
        ),
        isVerified: boolean({
          label: { en: "Verified buyer", hi: "असली ख़रीदार" },
          en: "Shows the stamp; only for a person who can be shown to have bought.",
          hi: "चालू हो, तो मुहर दिखती है; सिर्फ़ उसके लिए, जिसकी ख़रीद का सबूत आप दिखा सकें।",
        }),
        rating: labelled("सितारे", z.literal(5, { error: expected("five") })),
      }),
    ),
  }),
  why: section("शिवनाथ ही क्यों", {
    reasons: listOf(4, { label: "वजहें", en: "Four reasons.", hi: "चार वजहें।" }, point("वजह")),
  }),
  callToAction: group("आख़िर का बुलावा", {
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "A question in Hindi.", hi: "हिंदी में एक सवाल।" },
    title: texts({ label: "शीर्षक", en: "The title, one entry per line.", hi: "शीर्षक, हर लाइन अलग।" }),
    whatsapp: whatsappButton(),
    call: template({ label: "फ़ोन करें", en: "The call button.", hi: "कॉल बटन।" }, ["phone"]),
    promises: listOf(
      3,
      { label: "वादे", en: "Three promises.", hi: "तीन वादे।" },
      group("वादा", {
        icon: choice(
          { truck: "ट्रक", scale: "तराज़ू", seal: "मुहर" },
          { label: "चित्र", en: "The drawing beside the promise.", hi: "वादे के पास का चित्र।" },
        ),
        title: { label: "शीर्षक", en: "The promise.", hi: "वादा।" },
        text: { label: "वाक्य", en: "The rest of the promise.", hi: "वादे के बाकी शब्द।" },
      }),
    ),
  }),
  widget: group("चैट के बटन", {
    name: {
      label: "नाम",
      en: "The name of the floating buttons, for screen readers.",
      hi: "तैरते बटनों का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    call: {
      label: "फ़ोन करें",
      en: "The name of the round call button, for screen readers.",
      hi: "गोल कॉल बटन का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    preview: {
      label: "WhatsApp की झलक",
      en: "The name of the round WhatsApp button, for screen readers.",
      hi: "गोल WhatsApp बटन का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    title: { label: "शीर्षक", en: "The panel's title.", hi: "चैट की खिड़की का शीर्षक।" },
    hindi: text({
      label: { en: "In Hindi", hi: "हिंदी में" },
      en: "The greeting in Hindi, before the welcome.",
      hi: "स्वागत से पहले हिंदी में नमस्ते।",
    }).optional(),
    welcome: { label: "स्वागत", en: "The welcome message.", hi: "स्वागत का संदेश।" },
    offer: { label: "छूट की लाइन", en: "The offer line.", hi: "छूट की लाइन।" },
    start: whatsappButton("बात शुरू करें"),
    callNow: template({ label: "चैट में फ़ोन करें", en: "The panel's call button.", hi: "चैट की खिड़की का कॉल बटन।" }, [
      "phone",
    ]),
    close: { label: "बंद करें", en: "The name of the close button.", hi: "बंद करने वाले बटन का नाम।" },
    now: { label: "अभी पूछिए!", en: "The pulsing label.", hi: "धीरे-धीरे चमकने वाले शब्द।" },
  }),
});
