import type { z } from "zod";
import { expected } from "../problems.ts";
import { type fields, group, type Label, labelInHindi, template, text, texts, wordsFor } from "./fields.ts";

/** The words of a privacy notice. */
export const privacyWords = group("आपने जो लिखा, उसका क्या होगा", {
  title: {
    label: "शीर्षक",
    en: "The title of the privacy notice.",
    hi: "शीर्षक, जिसके नीचे लिखा है कि लोगों के लिखे का क्या होगा।",
  },
  points: texts(
    {
      label: "बातें",
      en: "What is asked, why, and where it goes; one sentence or two per entry.",
      hi: "क्या पूछते हैं, क्यों, और वह कहाँ जाता है; हर लाइन में एक-दो वाक्य।",
    },
    "बात",
  ),
  typed: group(
    { en: "While the form is open", hi: "लिखते समय" },
    {
      alert: {
        label: { en: "Until the site is public", hi: "साइट खुलने से पहले" },
        en: "Where the words are while the form is open, if submitting only shows an alert: nothing is stored.",
        hi: "लिखा हुआ कहाँ रहता है, जब फ़ॉर्म भेजने पर सिर्फ़ एक संदेश दिखता है: कहीं रखा नहीं जाता।",
      },
      review: {
        label: { en: "Once the site is public", hi: "साइट खुलने के बाद" },
        en: "The same if submitting shows the message as it will be sent: this tab keeps it.",
        hi: "लिखा हुआ कहाँ रहता है, जब फ़ॉर्म पहले संदेश दिखाता है जैसा वह जाएगा: इसी टैब में।",
      },
    },
  ),
  kept: {
    label: "लोगों का लिखा कब तक रखते हैं",
    en: "How long the answers are kept once they are sent, and what happens then.",
    hi: "लोगों का भेजा हुआ कब तक रखा जाता है, और फिर उसका क्या होता है।",
  },
  rights: template(
    {
      label: "अधिकार",
      en: "How to see, correct or delete it, or withdraw consent; the e-mail address becomes a link.",
      hi: "जानकारी कैसे देखें, सुधारें, मिटवाएँ या सहमति वापस लें; ईमेल का पता लिंक बन जाता है।",
    },
    ["email"],
  ).refine((rights) => rights.split("{email}").length === 2, {
    error: expected("emailOnce"),
  }),
});
export type PrivacyWords = z.infer<typeof privacyWords>;

/** The words of a select. */
export const select = <const T extends readonly [string, ...string[]]>(label: Label, values: T) =>
  group(label, {
    label: { label: "ख़ाने का नाम", en: "The field's label.", hi: "ख़ाने का नाम।" },
    choose: { label: "चुनने से पहले", en: "The first, empty choice.", hi: "चुनने से पहले दिखने वाले शब्द।" },
    options: wordsFor("विकल्प", values, { en: "The choice's label.", hi: "विकल्प का नाम।" }),
  });

/** The words of a text field. */
export const input = (label: Label) =>
  group(label, {
    label: { label: "ख़ाने का नाम", en: "The field's label.", hi: "ख़ाने का नाम।" },
    placeholder: text({
      label: "ख़ाने में नमूना",
      en: "An example shown in the empty field.",
      hi: "ख़ाली ख़ाने में दिखने वाला नमूना।",
    }).optional(),
  });

/** The words of a form outside its fields. */
export const formWords = {
  label: { label: "छोटे शब्द", en: "The small label above the form.", hi: "फ़ॉर्म के ऊपर के छोटे शब्द।" },
  hindi: labelInHindi,
  title: { label: "शीर्षक", en: "The form's title.", hi: "फ़ॉर्म का शीर्षक।" },
  required: { label: "तारे (*) का मतलब", en: "What the star after a label means.", hi: "नाम के बाद के तारे (*) का मतलब।" },
  submit: { label: "भेजने वाला बटन", en: "The submit button.", hi: "भेजने वाला बटन।" },
  check: {
    label: "पहले पढ़ने का बटन",
    en: "The submit button if it leads to the preview of the message.",
    hi: "वह बटन, जो भेजने से पहले एक बार पढ़वाता है।",
  },
  hint: { label: "बटन के पास के शब्द", en: "The words beside the submit button.", hi: "भेजने वाले बटन के पास के शब्द।" },
  alert: {
    label: "भेजने के बाद: संदेश",
    en: "The exact text of the alert after submitting.",
    hi: "भेजने के बाद दिखने वाला संदेश, हूबहू।",
  },
  notSentTitle: {
    label: "फ़ॉर्म भरने के बाद: शीर्षक",
    en: "The title of the notice after the alert: that nothing has been sent yet.",
    hi: "उसके बाद दिखने वाली सूचना का शीर्षक: अभी कुछ भेजा नहीं गया।",
  },
  notSentText: {
    label: "फ़ॉर्म भरने के बाद: बाकी शब्द",
    en: "The rest of the notice: how to send it.",
    hi: "उस सूचना के बाकी शब्द: कैसे भेजें।",
  },
  whatsapp: {
    label: { en: "WhatsApp", hi: "WhatsApp" },
    en: "The link that sends the answers by WhatsApp.",
    hi: "लिखा हुआ WhatsApp पर भेजने का लिंक।",
  },
  messageTitle: {
    label: "संदेश की पहली लाइन",
    en: "The first line of that WhatsApp message.",
    hi: "उस WhatsApp संदेश की पहली लाइन।",
  },
  shortened: {
    label: "लिखा हुआ कट जाए, तब",
    en: "Shown when the answers were too long for one link and were cut.",
    hi: "तब दिखता है, जब लिखा हुआ इतना लंबा हो कि एक लिंक में न आए और कट जाए।",
  },
  withoutScript: {
    label: "न चले, तब के शब्द",
    en: "Shown when the form cannot work, because scripts are off or do not arrive.",
    hi: "तब दिखता है, जब फ़ॉर्म न चले, क्योंकि ब्राउज़र में JavaScript बंद है या लोड नहीं हुआ।",
  },
  withoutScriptChat: {
    label: "न चले, तब का WhatsApp लिंक",
    en: "The WhatsApp link after it; the phone number is the other link.",
    hi: "उसके बाद का WhatsApp लिंक; दूसरा लिंक फ़ोन नंबर का है।",
  },
  yes: { label: "हाँ", en: "The word for a ticked box in the message.", hi: "संदेश में टिक लगे बॉक्स के लिए शब्द।" },
};
/** The type of the same words in a form's props. */
export type FormWords = z.infer<ReturnType<typeof fields<typeof formWords>>>;
