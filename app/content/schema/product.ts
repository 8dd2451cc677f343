import type { z } from "zod";
import {
  boolean,
  decimal,
  fields,
  hindi,
  listOf,
  namedChoice,
  picture,
  placeInOrder,
  price,
  wholeNumber,
} from "./fields.ts";
import { categories, culinaryRegions } from "./options.ts";
import { gramsPerTeaspoon, searchAliases, spiceColour } from "./spices.ts";

/** products/<slug>.yaml: one product. */
export const productSchema = fields({
  name: {
    label: "नाम",
    en: "The product's name, in English letters in the English form: its address is made of it.",
    hi: "मसाले का नाम; अंग्रेज़ी वाले ख़ाने में अंग्रेज़ी अक्षरों में, क्योंकि उसी से पता बनता है।",
  },
  hindi: hindi({
    en: "The name, shown above it, in Hindi; leave it out on Hindi pages.",
    hi: "हिंदी नाम, जो अंग्रेज़ी पन्ने पर नाम के ऊपर दिखता है।",
  }),
  price: price({
    label: "पैक और दाम",
    en: "The packs it is sold in, smallest first, with a comma between: 50gm, 100gm, 500gm, 10kg. What is also sold loose, by the kilo, has bulk at the end. Prices in rupees are not written here.",
    hi: "किन पैक में मिलता है, सबसे छोटा पहले, बीच में कॉमा (,): 50gm, 100gm, 500gm, 10kg। किलो के हिसाब से खुला भी मिलता हो, तो आख़िर में bulk। रुपयों में दाम यहाँ नहीं लिखते।",
  }),
  uses: { label: "किसमें डालें", en: "What to cook with it.", hi: "किन पकवानों में डालें।" },
  benefits: {
    label: "क्या बढ़ाए",
    en: "What it adds to a dish; no medical claims, never '100%'.",
    hi: "पकवान में क्या बढ़ाए; सेहत का कोई दावा नहीं, “100%” कभी नहीं।",
  },
  tag: {
    label: { en: "Words under the name", hi: "नाम के नीचे के शब्द" },
    en: "A few words under the name; the search finds them too.",
    hi: "नाम के नीचे कुछ शब्द; खोज में भी मिलते हैं।",
  },
  badges: listOf(
    2,
    { label: "लेबल", en: "Two short labels.", hi: "दो छोटे लेबल।" },
    { label: { en: "Badge", hi: "लेबल" }, en: "A label.", hi: "एक लेबल।" },
  ),
  category: namedChoice(categories, {
    label: "किस्म",
    en: "The kind of spice, for the category filter.",
    hi: "मसाले की किस्म; इसी से छाँटकर ढूँढते हैं।",
  }),
  picture: picture("product", {
    label: "फ़ोटो",
    en: "The product's picture; without one, a drawn chilli is shown.",
    hi: "मसाले की फ़ोटो; ख़ाली छोड़ें, तो मिर्च का चित्र दिखता है।",
  }).optional(),
  spiceLevel: wholeNumber(1, 5, {
    label: "तीखापन",
    en: "How hot it is: 1 is mild, 5 is very hot.",
    hi: "तीखापन, 1 से 5: 1 हल्का, 5 बहुत तीखा।",
  }),
  rating: decimal(4.5, 4.9, {
    label: "सितारे",
    en: "The stars, from 4.5 to 4.9; without a number, 4.5.",
    hi: "सितारे, 4.5 से 4.9; ख़ाली छोड़ें, तो 4.5।",
  }).default(4.5),
  isPopular: boolean({
    label: { en: "Popular", hi: "पसंदीदा" },
    en: "Shows the Popular badge and puts the product first.",
    hi: "चालू हो, तो “पसंदीदा” दिखता है और मसाला आगे आता है।",
  }).default(false),
  isNew: boolean({
    label: { en: "New", hi: "नया" },
    en: "Shows the New badge.",
    hi: "चालू हो, तो “नया” दिखता है।",
  }).default(false),
  id: placeInOrder({
    label: { en: "Place", hi: "कौन-से नंबर पर" },
    en: "The product's place in the order: lower numbers come first. Without a number, it comes after all others, in the order of their names.",
    hi: "मसाला कौन-से नंबर पर दिखे: छोटा नंबर पहले। ख़ाली छोड़ें, तो सबके बाद, नाम के क्रम से।",
  }),
  region: namedChoice(culinaryRegions, {
    label: "किस रसोई का",
    en: "The kitchen it belongs to.",
    hi: "किस रसोई का मसाला है।",
  }),
  colour: spiceColour,
  gramsPerTeaspoon,
  aliases: searchAliases,
});

/** A product as its pages show it; `slug` is its file's name. */
export type Product = z.infer<typeof productSchema> & { slug: string };
