import type { z } from "zod";
import { group, pattern, template, translated, wordsFor } from "../../content/schema/fields.ts";
import { culinaryRegions } from "../../content/schema/options.ts";

/** catalogue.yaml: the words of the product cards, including ratings and spice levels. */
export const catalogueSchema = group(
  { en: "Product cards", hi: "मसालों के कार्ड" },
  {
    uses: { label: "किसमें डालें", en: "The heading above the uses.", hi: "“किसमें डालें” का शीर्षक।" },
    benefits: { label: "क्या बढ़ाए", en: "The heading above the benefits.", hi: "“क्या बढ़ाए” का शीर्षक।" },
    isNew: { label: { en: "New", hi: "नया" }, en: "The New badge.", hi: "“नया” वाला लेबल।" },
    isPopular: { label: { en: "Popular", hi: "पसंदीदा" }, en: "The Popular badge.", hi: "“पसंदीदा” वाला लेबल।" },
    labels: {
      label: "लेबल",
      en: "The name of the list of labels, for screen readers.",
      hi: "लेबलों की सूची का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    packs: {
      label: "पैक",
      en: "The name of the pack sizes, for screen readers.",
      hi: "पैक की सूची का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    loose: translated(
      pattern(/^[\p{L}\p{M}]{1,6}$/u, "looseWord", {
        label: { en: "Word for loose goods", hi: "खुले माल का शब्द" },
        en: "The word that stands for bulk among the packs: goods that are sold loose, by the kilo. It fits on an iron weight: at most six letters.",
        hi: "पैक में bulk की जगह दिखने वाला शब्द: खुला माल, जो किलो के हिसाब से मिलता है। बाट पर आना चाहिए: ज़्यादा से ज़्यादा छह अक्षर।",
      }),
    ),
    rating: template({ label: "सितारे", en: "The rating as screen readers say it.", hi: "सितारे, जैसे बोलकर सुनाए जाएँ।" }, [
      "rating",
    ]),
    spiceLevel: template(
      { label: "तीखापन", en: "The spice level as screen readers say it.", hi: "तीखापन, जैसे बोलकर सुनाया जाए।" },
      ["level"],
    ),
    noPicture: {
      label: "फ़ोटो न हो, तब",
      en: "The placeholder's name, for screen readers.",
      hi: "फ़ोटो न होने पर दिखने वाले चित्र का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    ask: { label: "पूछें", en: "The WhatsApp button of a card on the home page.", hi: "पहले पन्ने के कार्ड का WhatsApp बटन।" },
    askAbout: template(
      {
        label: "पूछें, मसाले के नाम के साथ",
        en: "The same button for screen readers.",
        hi: "वही बटन, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
      },
      ["name"],
    ),
    message: template(
      {
        label: "संदेश",
        en: "The WhatsApp message about a product, on the home page and in the catalogue.",
        hi: "मसाले के बारे में WhatsApp संदेश, पहले पन्ने और मसालों के पन्ने पर।",
      },
      ["name", "price"],
    ),
    regions: wordsFor({ en: "States", hi: "राज्य" }, culinaryRegions, {
      en: "The kitchen's name.",
      hi: "किस इलाके की रसोई, उसका नाम।",
    }),
    cookWith: {
      label: { en: "Cook with it", hi: "इससे बनाइए" },
      en: "The label of the recipes that use a spice, on its card.",
      hi: "मसाले के कार्ड पर, रेसिपी के नामों के आगे के शब्द।",
    },
    askForSpice: group("खोज में न मिला मसाला पूछें", {
      withoutCard: template(
        {
          label: { en: "When the spice has no card", hi: "मसाले का कार्ड न हो, तब" },
          en: "Said where the search is for a spice that recipes use and that has no card.",
          hi: "जो मसाला रेसिपी में हो पर जिसका कार्ड न हो, उसे खोजने पर यह लिखा दिखता है।",
        },
        ["name"],
      ),
      label: template({ label: "बटन के शब्द", en: "The words on the button.", hi: "बटन पर लिखे शब्द।" }, ["query"]),
      message: template(
        { label: "संदेश", en: "The message the WhatsApp chat starts with.", hi: "WhatsApp पर बात इस संदेश से शुरू होगी।" },
        ["query"],
      ),
    }),
  },
);

export type CatalogueWords = z.infer<typeof catalogueSchema>;
export type AskForSpiceWords = CatalogueWords["askForSpice"];
