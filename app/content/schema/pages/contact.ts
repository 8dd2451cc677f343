import { group, labelInHindi, list, listOf, slug, text } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { inquiryOptions } from "../options.ts";
import { contactCards, page, section, whatsappButton } from "../page-fields.ts";

/** pages/contact.yaml: the words of the page. */
export const contactSchema = page({
  sign: group("स्टेशन का बोर्ड", {
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "The station's name in Hindi.", hi: "स्टेशन का नाम हिंदी में।" },
    name: { label: "नाम", en: "The station's name.", hi: "स्टेशन का नाम।" },
    stateHindi: { label: "राज्य हिंदी में", en: "The state in Hindi.", hi: "राज्य हिंदी में।" },
    state: { label: "राज्य", en: "The state.", hi: "राज्य।" },
  }),
  cards: contactCards(
    {
      label: "नाम",
      en: "The name of the four cards, for screen readers.",
      hi: "चारों कार्डों का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    {
      visit: group("पता", {
        title: { label: "शीर्षक", en: "The title of the address card.", hi: "पते के कार्ड का शीर्षक।" },
        text: { label: "वाक्य", en: "The address in a few words.", hi: "पता थोड़े शब्दों में।" },
        note: { label: "साथ के शब्द", en: "Its note.", hi: "उसके नीचे के शब्द।" },
        directions: { label: "रास्ता देखें", en: "The link to the map.", hi: "नक्शे का लिंक।" },
      }),
      hours: group("समय", {
        title: { label: "शीर्षक", en: "The title of the hours card.", hi: "समय के कार्ड का शीर्षक।" },
      }),
    },
  ),
  form: group("फ़ॉर्म", {
    ...formWords,
    name: input("नाम"),
    email: input("ईमेल"),
    phone: input("फ़ोन"),
    inquiryType: select("किस बारे में", inquiryOptions),
    subject: input("एक लाइन में बात"),
    message: input("संदेश"),
  }),
  privacy: privacyWords,
  areas: group("जहाँ माल जाता है", {
    label: { label: "छोटे शब्द", en: "The label.", hi: "छोटे शब्द।" },
    hindi: labelInHindi,
    regions: list(
      "states",
      { label: { en: "States", hi: "राज्य" }, en: "The states listed.", hi: "जो राज्य दिखते हैं।" },
      slug({ label: "राज्य", en: "The state.", hi: "राज्य चुनिए।" }, "region"),
    ),
  }),
  actions: group("बटन", {
    label: { label: "छोटे शब्द", en: "The label.", hi: "छोटे शब्द।" },
    distributors: { label: "डिस्ट्रीब्यूटर", en: "The link to Distributors.", hi: "“डिस्ट्रीब्यूटर” का लिंक।" },
    products: { label: "मसाले", en: "The link to Products.", hi: "“मसाले” का लिंक।" },
  }),
  faq: section(
    { en: "Questions and answers", hi: "सवाल-जवाब" },
    {
      questions: listOf(
        4,
        { label: "सवाल", en: "Four questions.", hi: "चार सवाल।" },
        group("सवाल", {
          question: { label: "सवाल", en: "The question.", hi: "सवाल।" },
          answer: { label: "जवाब", en: "The answer.", hi: "जवाब।" },
          slip: text({
            label: "पर्ची हो, तो",
            en: "What the answer also says once the packs on the cards go on an order slip.",
            hi: "जवाब में यह भी लिखा आता है, जब कार्ड के पैक ऑर्डर की पर्ची पर चढ़ते हों।",
          }).optional(),
        }),
      ),
    },
  ),
  help: group("मदद", {
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "A question in Hindi.", hi: "हिंदी में एक सवाल।" },
    title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
    whatsapp: whatsappButton(),
    call: { label: "फ़ोन करें", en: "The call button.", hi: "कॉल बटन।" },
  }),
});
