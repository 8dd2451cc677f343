import type { z } from "zod";
import { group, template } from "../../content/schema/fields.ts";

/** dabba.yaml: the words of the spice box above the recipes. */
export const dabbaSchema = group(
  { en: "Spice box above the recipes", hi: "रेसिपी के ऊपर का डब्बा" },
  {
    title: { label: "शीर्षक", en: "The question above the spice box.", hi: "डब्बे के ऊपर का सवाल।" },
    lead: { label: "शीर्षक के नीचे के शब्द", en: "What to do, and what happens then.", hi: "क्या करना है, और उससे क्या होगा।" },
    count: group("गिनती", {
      one: template(
        {
          label: "एक हो तो",
          en: "How many of all dishes can be cooked, if it is one.",
          hi: "सब में से एक पकवान बन सके, तब के शब्द।",
        },
        ["count", "all"],
      ),
      other: template(
        {
          label: "कई हों तो",
          en: "How many of all dishes can be cooked otherwise.",
          hi: "कई पकवान बन सकें, या एक भी नहीं, तब के शब्द।",
        },
        ["count", "all"],
      ),
    }),
    none: {
      label: "एक भी न हो, तब",
      en: "Said instead if no dish can be cooked yet.",
      hi: "जब अभी कोई पकवान न बन सके, तब यह लिखा आता है।",
    },
    complete: {
      label: "सब मसाले हों, तब",
      en: "Said on the card of a dish for which every spice is there.",
      hi: "जिस पकवान के सारे मसाले हों, उसके कार्ड पर।",
    },
    missing: template(
      { label: "कुछ न हो, तब का जवाब", en: "Said on the card of another dish.", hi: "बाकी पकवानों के कार्ड पर।" },
      ["names"],
    ),
    put: {
      label: "पर्ची पर चढ़ाएँ",
      en: "The button of the card that puts these spices on the slip.",
      hi: "कार्ड का बटन, जो यही मसाले पर्ची पर चढ़ाता है।",
    },
    clear: { label: "ख़ाली करने का बटन", en: "The button that empties the spice box.", hi: "डब्बा ख़ाली करने का बटन।" },
  },
);
export type DabbaWords = z.infer<typeof dabbaSchema>;
