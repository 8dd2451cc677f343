import { fields, group } from "../fields.ts";
import { inMessages, pageMeta } from "../page-fields.ts";

/** pages/offline.yaml: the words of the page. */
export const offlineSchema = fields({
  meta: pageMeta,
  inMessages,
  title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
  text: { label: "वाक्य", en: "What still works without a network.", hi: "नेटवर्क के बिना क्या-क्या चलता है।" },
  online: group("नेटवर्क हो, तब", {
    title: {
      label: "शीर्षक",
      en: "The title if somebody opens this page's address with a network.",
      hi: "शीर्षक, अगर कोई इस पन्ने का पता नेटवर्क रहते खोले।",
    },
    text: { label: "वाक्य", en: "What the page is for.", hi: "यह पन्ना किसलिए है।" },
  }),
  home: { label: "पहला पन्ना", en: "The link to the home page.", hi: "पहले पन्ने का लिंक।" },
});
