import type { z } from "zod";
import { group, hindi, template } from "../../content/schema/fields.ts";

/** packing-list.yaml: the words of the list that the address of a slip opens as. */
export const packingListSchema = group("सामान की पर्ची", {
  title: { label: "शीर्षक", en: "The title of the list.", hi: "पर्ची का शीर्षक।" },
  hindi: hindi({
    en: "The title, shown before it, in Hindi; leave it out on Hindi pages.",
    hi: "शीर्षक हिंदी में, जो अंग्रेज़ी पन्ने पर उससे पहले दिखता है।",
  }),
  close: {
    label: "बंद करें",
    en: "For screen readers: the button that closes it.",
    hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: उसे बंद करने वाला बटन।",
  },
  notice: {
    label: "बताने की बात",
    en: "That it is a list and not a confirmed order, and that words written beside the packs are only in the chat.",
    hi: "यह कि यह पक्का ऑर्डर नहीं, और पैकों के अलावा लिखी बातें सिर्फ़ चैट में हैं।",
  },
  packed: template(
    {
      label: "कितने निकल गए",
      en: "How many of the lines are ticked, of how many.",
      hi: "कितनी लाइनों पर निशान लगा है, कुल कितनी में से।",
    },
    ["count", "lines"],
  ),
  print: { label: "छापने का बटन", en: "The button that prints the list.", hi: "पर्ची छापने वाला बटन।" },
  reply: {
    label: "जवाब का बटन",
    en: "The button that opens the reply in WhatsApp.",
    hi: "WhatsApp में जवाब खोलने वाला बटन।",
  },
  copy: { label: "कॉपी करें", en: "The button that copies the reply.", hi: "जवाब कॉपी करने वाला बटन।" },
  copied: { label: "कॉपी हो जाए, तब", en: "Said when the reply was copied.", hi: "जवाब कॉपी होने पर के शब्द।" },
  selected: {
    label: "कॉपी न हो पाए, तब",
    en: "Said when the browser does not allow copying; the reply is then selected.",
    hi: "तब दिखता है, जब ब्राउज़र जवाब कॉपी न करने दे; जवाब तब सिलेक्ट हो जाता है।",
  },
  whole: template(
    {
      label: "सब सामान हो, तब का जवाब",
      en: "The reply if all lines are ticked.",
      hi: "सब लाइनों पर निशान हो, तब का जवाब।",
    },
    ["weight"],
  ),
  missing: template(
    {
      label: "कुछ न हो, तब का जवाब",
      en: "The reply otherwise, with the lines that are not ticked.",
      hi: "नहीं तो जवाब, उन लाइनों के साथ जिन पर निशान नहीं।",
    },
    ["lines"],
  ),
  take: {
    label: "अपनी पर्ची पर चढ़ाने का बटन",
    en: "The button that adds these lines to one's own slip.",
    hi: "ये लाइनें अपनी पर्ची में जोड़ने वाला बटन।",
  },
  notOnShelf: {
    label: "जो हमारे यहाँ नहीं",
    en: "Said below a line that is not sold.",
    hi: "जो चीज़ नहीं मिलती, उसकी लाइन के नीचे के शब्द।",
  },
  tooMany: {
    label: "हद से ज़्यादा",
    en: "Said below a line that asks for more than a slip holds.",
    hi: "जो लाइन पर्ची की हद से ज़्यादा माँगे, उसके नीचे के शब्द।",
  },
  unreadable: {
    label: "जो पढ़ा न जाए",
    en: "Said below a line of which the address cannot be read.",
    hi: "पते की जो लाइन पढ़ी न जा सके, उसके नीचे के शब्द।",
  },
  tickedBefore: template(
    {
      label: "पहले से निशान हों, तब",
      en: "Said when lines were ticked before: another customer may have sent the same list.",
      hi: "लाइनों पर पहले से निशान हों, तब के शब्द: शायद किसी और ग्राहक ने वैसी ही पर्ची भेजी हो।",
    },
    ["date"],
  ),
  beginAnew: {
    label: "निशान हटाने का बटन",
    en: "The button after it, which takes all ticks away.",
    hi: "उसके बाद का बटन, जो सब निशान हटा देता है।",
  },
  share: {
    label: "पर्ची भेजने का बटन",
    en: "The button that shares the slip's link with somebody else; it sends no order.",
    hi: "पर्ची का लिंक किसी और को दिखाने वाला बटन; इससे ऑर्डर नहीं जाता।",
  },
  shareText: {
    label: "लिंक के साथ जाने वाले शब्द",
    en: "The text that is shared with the link.",
    hi: "लिंक के साथ जाने वाले शब्द।",
  },
  linkCopied: { label: "लिंक कॉपी हुआ", en: "Said when the link was copied.", hi: "लिंक कॉपी होने पर के शब्द।" },
  linkSelected: {
    label: "लिंक कॉपी न हो, तब",
    en: "Said when the browser does not allow copying the link; it is then selected.",
    hi: "तब दिखता है, जब ब्राउज़र लिंक कॉपी न करने दे; लिंक तब सिलेक्ट हो जाता है।",
  },
  offline: {
    label: "नेटवर्क नहीं",
    en: "Said without a network, in place of the list.",
    hi: "नेटवर्क न हो, तब पर्ची की जगह के शब्द।",
  },
});
export type PackingListWords = z.infer<typeof packingListSchema>;
