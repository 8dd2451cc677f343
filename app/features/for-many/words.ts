import type { z } from "zod";
import { group, template, texts } from "../../content/schema/fields.ts";

/** for-many.yaml: the words of a recipe for many people. */
export const forManySchema = group(
  { en: "Cooking for many", hi: "दावत के लिए" },
  {
    title: { label: "शीर्षक", en: "The title of the part.", hi: "इस हिस्से का शीर्षक।" },
    invitation: {
      label: "न्योते की लाइन",
      en: "The link to it, below the promises of Home and on Distributors.",
      hi: "इस हिस्से का लिंक, पहले पन्ने के वादों के नीचे और डिस्ट्रीब्यूटर वाले पन्ने पर।",
    },
    people: {
      label: "कितने लोग",
      en: "The label of the field for the number of people, which may be from 13 to 500.",
      hi: "लोगों की संख्या वाले ख़ाने का नाम; संख्या 13 से 500 तक हो सकती है।",
    },
    range: { label: "ग़लत संख्या पर", en: "Said when the number is another.", hi: "संख्या कुछ और हो, तब के शब्द।" },
    withoutScript: {
      label: "न चले, तब के शब्द",
      en: "Said where it cannot be counted, because the browser runs no scripts.",
      hi: "ब्राउज़र स्क्रिप्ट न चलाए और हिसाब न हो सके, तब के शब्द।",
    },
    spices: {
      label: { en: "Spices without a card", hi: "जो मसाले सूची में नहीं" },
      en: "The title above the spices.",
      hi: "मसालों के ऊपर का शीर्षक।",
    },
    others: { label: "बाकी सामान", en: "The title above everything else.", hi: "बाकी सामान के ऊपर का शीर्षक।" },
    byEye: {
      label: "अंदाज़े से",
      en: "In place of an amount, for what is added by eye.",
      hi: "जो अंदाज़े से डालते हैं, उसमें मात्रा की जगह।",
    },
    pack: template({ label: "पैक", en: "So many of one pack.", hi: "एक पैक कितनी बार।" }, ["count", "pack"]),
    loose: template(
      {
        label: "खुला माल",
        en: "That a spice sold in packs of 10kg can be had loose.",
        hi: "यह कि जो मसाला 10kg के पैक में बिकता है, वह खुला भी मिलता है।",
      },
      ["weight"],
    ),
    put: { label: "पर्ची पर चढ़ाएँ", en: "The button that puts the packs on the slip.", hi: "पैक पर्ची पर चढ़ाने वाला बटन।" },
    list: template(
      {
        label: "मात्राओं की सूची",
        en: "The first line of the list of amounts, as a text.",
        hi: "जब सूची संदेश में जाए, तब उसकी पहली लाइन।",
      },
      ["name", "count"],
    ),
    share: template(
      { label: "पर्ची भेजने का बटन", en: "The button that shares that list.", hi: "वह सूची शेयर करने वाला बटन।" },
      ["count"],
    ),
    copy: { label: "कॉपी करें", en: "The button that copies the list.", hi: "सूची कॉपी करने वाला बटन।" },
    copied: { label: "कॉपी हो जाए, तब", en: "Said when the list was copied.", hi: "सूची कॉपी हो जाए, तब के शब्द।" },
    selected: {
      label: "कॉपी न हो पाए, तब",
      en: "Said when the browser does not allow copying; the list is then selected.",
      hi: "ब्राउज़र कॉपी न करने दे, तब के शब्द; सूची तब सिलेक्ट हो जाती है।",
    },
    notWeighed: template(
      {
        label: "जो तौला नहीं",
        en: "Said where a spice has no weight for a teaspoon, so that packs cannot be counted.",
        hi: "किसी मसाले का चम्मच न तौला हो और पैक न गिने जा सकें, तब के शब्द।",
      },
      ["names"],
    ),
    growth: {
      label: "जो पतीले के साथ नहीं बढ़ता",
      en: "The title above the sentences that follow.",
      hi: "नीचे की बातों के ऊपर का शीर्षक।",
    },
    notes: texts({
      label: "बातें",
      en: "What does not grow with the pot: salt, chilli, time, water, the pot itself; one sentence each.",
      hi: "जो पतीले के साथ नहीं बढ़ता: नमक, मिर्च, समय, पानी, पतीला; हर बात एक वाक्य में।",
    }),
  },
);
export type CookingForManyWords = z.infer<typeof forManySchema>;
