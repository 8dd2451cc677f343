import type { z } from "zod";
import { expected } from "../problems.ts";
import {
  choice,
  countable,
  decimal,
  fields,
  filledList,
  hindi,
  inFolder,
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
  amount: decimal(
    0.1,
    5000,
    "How much, for the servings below: 2, 0.5 for ½ or 0.33 for ⅓. Leave it empty for what is added by eye.",
  ).optional(),
  unit: choice(
    kitchenUnits,
    "The unit of the amount: g, kg, ml, l, cup, tbsp, tsp or pinch. Leave it empty for a count, like 2 onions.",
  ).optional(),
};

const isMeasured = ({ amount, unit }: { amount?: number | undefined; unit?: string | undefined }) =>
  amount !== undefined || unit === undefined;
const unitWithoutAmount = { path: ["unit"], error: expected("noUnit") };

/** recipes/<slug>.yaml: one recipe. */
export const recipeSchema = fields({
  title: "The name of the dish, in English letters in the English form: its address is made of it.",
  hindi: hindi("The name of the dish, for the card and the PDF,"),
  description: "One sentence about it.",
  spices: filledList(
    "spices, each with its id",
    "The spices it uses, with their amounts; the first one gives the card its colour.",
    fields({ id: slug("The spice.", "spice"), ...amount }).refine(isMeasured, unitWithoutAmount),
  ),
  ingredients: filledList(
    "ingredients, each with its id",
    "Everything else that goes in, water and salt too, in the order of use.",
    fields({
      id: slug("The ingredient's name in small letters with hyphens."),
      name: countable(
        "The ingredient without its amount: what it is, and how it is cut; where one and more differ, both with a bar between: onion | onions.",
      ),
      ...amount,
      gramsEach: decimal(
        0.1,
        5000,
        "What one of it weighs, in grams: one onion, one cup of dal, one tsp of salt. With it, a recipe for many people says kilos; leave it empty for water, oil and milk, which are said in litres.",
      ).optional(),
    }).refine(isMeasured, unitWithoutAmount),
  ),
  beforehand: text("What is soaked or marinated beforehand, and how long; leave it out if nothing is.").optional(),
  steps: texts("One step per entry: the heat, the time, and how it looks or smells when it is done."),
  tip: "One tip from the family.",
  swap: "What may replace an ingredient that is not at hand.",
  cookTime: wholeNumber(
    20,
    60,
    "Minutes in all, from 20 to 60: cutting, cooking and resting, but not soaking or marinating beforehand.",
  ),
  difficulty: choice(difficulties, "easy or medium."),
  serves: wholeNumber(3, 6, "How many people it feeds, from 3 to 6."),
  id: placeInOrder("The place of the recipe's card: lower numbers come first."),
  emoji: pattern(/^\p{RGI_Emoji}$/v, "emoji", "One emoji that stands for the dish."),
  illustration: inFolder(
    "illustrations",
    pattern(
      /^[a-z0-9]+(-[a-z0-9]+)*\.svg$/,
      "drawingName",
      "The drawing of the dish, an .svg file and not a photo; may be left out.",
    ),
  ).optional(),
});

/** A recipe as its pages show it; `slug` is its file's name. */
export type Recipe = z.infer<typeof recipeSchema> & { slug: string };
