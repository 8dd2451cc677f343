import type { z } from "zod";
import { expected } from "../problems.ts";
import {
  countable,
  decimal,
  fields,
  filledList,
  group,
  hindi,
  inFolder,
  namedChoice,
  pattern,
  placeInOrder,
  slug,
  text,
  texts,
  wholeNumber,
} from "./fields.ts";
import { difficulties, kitchenUnits } from "./options.ts";

/** The amount of a spice or an ingredient. */
const amount = {
  amount: decimal(0.1, 5000, {
    label: "मात्रा",
    en: "How much, for the servings below: 2, 0.5 for ½ or 0.33 for ⅓. Leave it empty for what is added by eye.",
    hi: "कितना, उतने लोगों के लिए जितने नीचे लिखे हैं: 2, या ½ के लिए 0.5, या ⅓ के लिए 0.33। अंदाज़ से डालना हो, तो ख़ाली छोड़िए।",
  }).optional(),
  unit: namedChoice(kitchenUnits, {
    label: "माप",
    en: "The unit of the amount: g, kg, ml, l, cup, tbsp, tsp or pinch. Leave it empty for a count, like 2 onions.",
    hi: "मात्रा का माप। गिनती हो, जैसे 2 प्याज़, तो ख़ाली छोड़िए।",
  }).optional(),
};

const isMeasured = ({ amount, unit }: { amount?: number | undefined; unit?: string | undefined }) =>
  amount !== undefined || unit === undefined;
const unitWithoutAmount = { path: ["unit"], error: expected("noUnit") };

/** recipes/<slug>.yaml: one recipe. */
export const recipeSchema = fields({
  title: {
    label: "पकवान का नाम",
    en: "The name of the dish, in English letters in the English form: its address is made of it.",
    hi: "पकवान का नाम; अंग्रेज़ी वाले ख़ाने में अंग्रेज़ी अक्षरों में, क्योंकि उसी से पता बनता है।",
  },
  hindi: hindi({
    en: "The name of the dish, for the card and the PDF, in Hindi; leave it out on Hindi pages.",
    hi: "पकवान का हिंदी नाम, अंग्रेज़ी पन्ने के कार्ड और PDF के लिए।",
  }),
  description: { label: "एक वाक्य में", en: "One sentence about it.", hi: "इसके बारे में एक वाक्य।" },
  spices: filledList(
    "spices, each with its id",
    {
      label: "मसाले",
      en: "The spices it uses, with their amounts; the first one gives the card its colour.",
      hi: "इसमें पड़ने वाले मसाले, मात्रा के साथ; कार्ड का रंग पहले मसाले से आता है।",
    },
    group(
      { en: "Spice", hi: "मसाला" },
      { id: slug({ label: { en: "Spice", hi: "मसाला" }, en: "The spice.", hi: "मसाला चुनिए।" }, "spice"), ...amount },
    ).refine(isMeasured, unitWithoutAmount),
  ),
  ingredients: filledList(
    "ingredients, each with its id",
    {
      label: "सामग्री",
      en: "Everything else that goes in, water and salt too, in the order of use.",
      hi: "बाकी सारी सामग्री, पानी और नमक भी, जिस क्रम में पड़े।",
    },
    group(
      { en: "Ingredient", hi: "सामग्री" },
      {
        id: slug({
          label: { en: "Short name", hi: "छोटा नाम (अंग्रेज़ी में)" },
          en: "The ingredient's name in small letters with hyphens.",
          hi: "सामग्री का नाम छोटे अंग्रेज़ी अक्षरों में, बीच में -, जैसे toor-dal।",
        }),
        name: countable({
          label: "नाम",
          en: "The ingredient without its amount: what it is, and how it is cut; where one and more differ, both with a bar between: onion | onions.",
          hi: "सामग्री, मात्रा के बिना: क्या है और कैसे कटी है; एक और कई के शब्द अलग हों, तो दोनों, बीच में |, जैसे onion | onions।",
        }),
        ...amount,
        gramsEach: decimal(0.1, 5000, {
          label: "एक का वज़न",
          en: "What one of it weighs, in grams: one onion, one cup of dal, one tsp of salt. With it, a recipe for many people says kilos; leave it empty for water, oil and milk, which are said in litres.",
          hi: "एक का वज़न, ग्राम में: एक प्याज़, एक कप दाल, एक छोटा चम्मच नमक। इससे दावत की रेसिपी किलो में बनती है; पानी, तेल और दूध में ख़ाली छोड़िए, वे लीटर में आते हैं।",
        }).optional(),
      },
    ).refine(isMeasured, unitWithoutAmount),
  ),
  beforehand: text({
    label: "पहले से",
    en: "What is soaked or marinated beforehand, and how long; leave it out if nothing is.",
    hi: "पहले से क्या भिगोना या मैरिनेट करना है, और कितनी देर; कुछ न हो, तो ख़ाली छोड़िए।",
  }).optional(),
  steps: texts(
    {
      label: "तरीका",
      en: "One step per entry: the heat, the time, and how it looks or smells when it is done.",
      hi: "हर लाइन में एक कदम: आँच, समय, और हो जाने पर कैसा दिखे या महके।",
    },
    { en: "Step", hi: "कदम" },
  ),
  tip: { label: "नुस्ख़ा", en: "One tip from the family.", hi: "घर का एक नुस्ख़ा।" },
  swap: {
    label: "इसकी जगह",
    en: "What may replace an ingredient that is not at hand.",
    hi: "कोई चीज़ घर में न हो, तो उसकी जगह क्या डालें।",
  },
  cookTime: wholeNumber(20, 60, {
    label: { en: "Minutes in all", hi: "कितने मिनट" },
    en: "Minutes in all, from 20 to 60: cutting, cooking and resting, but not soaking or marinating beforehand.",
    hi: "कुल मिनट, 20 से 60: काटना, पकाना और दम देना; पहले से भिगोना या मैरिनेट करना नहीं।",
  }),
  difficulty: namedChoice(difficulties, { label: "आसान या मध्यम", en: "easy or medium.", hi: "आसान या मध्यम।" }),
  serves: wholeNumber(3, 6, {
    label: { en: "For how many", hi: "कितनों के लिए" },
    en: "How many people it feeds, from 3 to 6.",
    hi: "कितने लोगों के लिए, 3 से 6।",
  }),
  id: placeInOrder({
    label: { en: "Place", hi: "कौन-से नंबर पर" },
    en: "The place of the recipe's card: lower numbers come first. Without a number, it comes after all others, in the order of their names.",
    hi: "रेसिपी का कार्ड कौन-से नंबर पर दिखे: छोटा नंबर पहले। ख़ाली छोड़ें, तो सबके बाद, नाम के क्रम से।",
  }),
  emoji: pattern(/^\p{RGI_Emoji}$/v, "emoji", {
    label: "इमोजी",
    en: "One emoji that stands for the dish.",
    hi: "पकवान का एक इमोजी, जैसे 🍲।",
  }),
  illustration: inFolder(
    "illustrations",
    pattern(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/, "drawingName", {
      label: "चित्र",
      en: "The drawing of the dish, an .svg file and not a photo; may be left out.",
      hi: "पकवान का बना हुआ चित्र (.svg फ़ाइल, फ़ोटो नहीं); न हो, तो ख़ाली छोड़िए।",
    }),
  ).optional(),
});

/** A recipe as its pages show it; `slug` is its file's name. */
export type Recipe = z.infer<typeof recipeSchema> & { slug: string };
