import { fields, template } from "../fields.ts";
import { inMessages, pageMeta } from "../page-fields.ts";

/** pages/not-found.yaml: the words of the page. */
export const notFoundSchema = fields({
  meta: pageMeta,
  inMessages,
  code: { label: "बड़ा नंबर", en: "The code in the big drawing: 404.", hi: "बड़े चित्र में लिखा नंबर: 404।" },
  title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
  hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "A line in Hindi.", hi: "हिंदी में एक लाइन।" },
  text: { label: "वाक्य", en: "The text after the Hindi line.", hi: "हिंदी लाइन के बाद के शब्द।" },
  meant: {
    label: "यह पन्ना चाहिए था?",
    en: "Before the link to the page that was probably meant, where the address is only a little wrong.",
    hi: "पता ज़रा-सा ग़लत हो, तो जो पन्ना शायद चाहिए था, उसके लिंक से पहले के शब्द।",
  },
  home: { label: "पहला पन्ना", en: "The link to the home page.", hi: "पहले पन्ने का लिंक।" },
  logged: template(
    {
      label: "साइट सँभालने वालों को संदेश",
      en: "The message for your developer, which the page does not show.",
      hi: "साइट सँभालने वालों के लिए संदेश, जो पन्ने पर नहीं दिखता।",
    },
    ["path"],
  ),
});
