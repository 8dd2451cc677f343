import type { z } from "zod";
import { group, template } from "../../content/schema/fields.ts";

/** The words of the button that copies a message, of the slip's too. */
export const copyMessage = {
  copy: { label: "कॉपी करें", en: "The button that copies the message.", hi: "संदेश कॉपी करने वाला बटन।" },
  copied: { label: "कॉपी हो जाए, तब", en: "Said when the message was copied.", hi: "संदेश कॉपी हो जाए, तब के शब्द।" },
  selected: {
    label: "कॉपी न हो पाए, तब",
    en: "Said when the browser does not allow copying; the message is then selected.",
    hi: "ब्राउज़र कॉपी न करने दे, तब के शब्द; संदेश तब सिलेक्ट हो जाता है।",
  },
};

/** The words of the step in which a visitor previews the message before sending it (MessagePreview.tsx). */
const preview = group(
  {
    label: "फ़ॉर्म भेजें",
    en: "The step in which a visitor reads the message before sending it; other words of the forms are with their pages.",
    hi: "भेजने से पहले एक बार पढ़ने का कदम; फ़ॉर्म के बाकी शब्द उनके पन्नों में हैं।",
  },
  {
    title: { label: "शीर्षक", en: "The title of the step.", hi: "इस कदम का शीर्षक।" },
    lead: {
      label: "शीर्षक के नीचे के शब्द",
      en: "What to do next; that nothing has been sent yet.",
      hi: "आगे क्या करना है; और यह कि अभी कुछ भेजा नहीं गया।",
    },
    state: {
      label: "मुहर के शब्द",
      en: "The stamp on the message: it has not been sent.",
      hi: "संदेश पर लगी मुहर: अभी भेजा नहीं।",
    },
    to: template(
      { label: { en: "To whom it goes", hi: "संदेश किसे जाएगा" }, en: "To whom the message goes.", hi: "संदेश किसे जाएगा।" },
      ["phone"],
    ),
    open: {
      label: "WhatsApp खोलें",
      en: "The button that opens the message in WhatsApp.",
      hi: "संदेश WhatsApp में खोलने वाला बटन।",
    },
    opened: {
      label: "WhatsApp खुलने के बाद",
      en: "Said after WhatsApp was opened; the message may not be sent even then.",
      hi: "WhatsApp खुलने के बाद के शब्द; हो सकता है, संदेश तब भी न भेजा गया हो।",
    },
    ...copyMessage,
    call: template({ label: "फ़ोन करें", en: "The link that calls instead.", hi: "उसकी जगह फ़ोन करने का लिंक।" }, ["phone"]),
    change: { label: "लिखा हुआ बदलें", en: "The button that leads back to the form.", hi: "फ़ॉर्म पर लौटने वाला बटन।" },
    doubts: group("जो ग़लत लगे", {
      title: {
        label: "शीर्षक",
        en: "The title above what may be wrong in the answers.",
        hi: "लिखे हुए में जो ग़लत हो सकता है, उसके ऊपर का शीर्षक।",
      },
      phone: template(
        { label: "फ़ोन", en: "Said of a phone number with too few digits.", hi: "फ़ोन नंबर में अंक कम हों, तब के शब्द।" },
        ["value"],
      ),
      email: template(
        { label: "ईमेल", en: "Said of an email address that cannot be complete.", hi: "ईमेल का पता अधूरा हो, तब के शब्द।" },
        ["value"],
      ),
      region: { label: "राज्य", en: "Said if no region was chosen.", hi: "कोई इलाका न चुना हो, तब के शब्द।" },
      correct: template(
        {
          label: "ठीक करने का लिंक",
          en: "The link after each of them, to the field.",
          hi: "इनके आगे की कड़ी, जो उसी ख़ाने पर ले जाती है।",
        },
        ["field"],
      ),
    }),
  },
);
export type MessagePreviewWords = z.infer<typeof preview>;

/** The line of a message that says where it was written. */
const origin = template(
  {
    label: "संदेश कहाँ से",
    en: "The line of each message that says where it was written; each page has its word for itself.",
    hi: "हर संदेश की वह लाइन, जो बताती है कि वह कहाँ से लिखा गया; हर पन्ने का शब्द उसी पन्ने के फ़ॉर्म में है।",
  },
  ["place"],
);

/** The words of the two buttons in the side panel. */
const menu = group("मेन्यू में कॉल और WhatsApp", {
  call: { label: "फ़ोन करें", en: "The call button.", hi: "कॉल बटन।" },
  whatsapp: { label: { en: "WhatsApp", hi: "WhatsApp" }, en: "The WhatsApp button.", hi: "WhatsApp बटन।" },
  message: { label: "संदेश", en: "The message the chat starts with.", hi: "जो संदेश यह बटन दिखाए या भेजे।" },
});
export type MenuContactsWords = z.infer<typeof menu>;

/** enquiry.yaml: the words of calls and WhatsApp messages on every page. */
export const enquirySchema = group(
  { en: "Calls and WhatsApp messages", hi: "फ़ोन और WhatsApp" },
  { preview, origin, menu },
);
