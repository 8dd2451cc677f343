import type { z } from "zod";
import { expected } from "../problem-sentences.ts";
import {
  choice,
  countable,
  decimal,
  fields,
  filledList,
  inFolder,
  inHindi,
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
  amount: decimal(0.1, 5000).optional(),
  unit: choice(kitchenUnits).optional(),
};

const isMeasured = ({ amount, unit }: { amount?: number | undefined; unit?: string | undefined }) =>
  amount !== undefined || unit === undefined;
const unitWithoutAmount = { path: ["unit"], error: expected("noUnit") };

/** recipes/<slug>.yaml: one recipe. */
export const recipeSchema = fields({
  title: text(),
  hindi: inHindi(),
  description: text(),
  category: text().optional(),
  spices: filledList(fields({ id: slug("spice"), ...amount }).refine(isMeasured, unitWithoutAmount)),
  ingredients: filledList(
    fields({
      id: slug(),
      name: countable(),
      ...amount,
      gramsEach: decimal(0.1, 5000).optional(),
    }).refine(isMeasured, unitWithoutAmount),
  ),
  beforehand: text().optional(),
  beforehandMinutes: wholeNumber(1, 1440).optional(),
  steps: texts(),
  tip: text(),
  swap: text(),
  cookTime: wholeNumber(20, 60),
  difficulty: choice(difficulties),
  serves: wholeNumber(3, 6),
  id: placeInOrder(),
  emoji: pattern(/^\p{RGI_Emoji}$/v, "🍲"),
  illustration: inFolder("illustrations", pattern(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/, "dal-tadka.svg")).optional(),
});

/** A recipe as its pages show it; `slug` is its file's name. */
export type Recipe = z.infer<typeof recipeSchema> & { slug: string };
