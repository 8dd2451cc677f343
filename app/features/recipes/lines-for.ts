import { interpolate } from "../../text/interpolate.ts";
import { type Measure, scaleMeasure } from "../measures/amounts.ts";
import { ingredientForMany, type PantrySpice, spiceForMany } from "../measures/for-many.ts";
import type { Ingredient } from "../measures/ingredient-lines.ts";
import { fewestPacks, isSoldLoose, type PackCount } from "../packs/fewest-packs.ts";
import type { Lines } from "../slip/order.ts";
import type { ForManyWords, Recipe } from "./recipe-cards.server.ts";

type Amounts = Pick<Recipe, "serves" | "spices" | "ingredients">;

/** Writes a measure and a name (`writeLine` in the language of the page). */
type Write = (ingredient: Ingredient) => { measure: string; name: string };

/** An ingredient as its card shows it. */
interface Line {
  id: string;
  /** Empty if there is no amount. */
  measure: string;
  name: string;
}

interface SpiceLine extends Line {
  /** The address of the product's card. */
  card?: string | undefined;
  /** The packs that hold it; none in spoons. */
  packs?: readonly PackCount[];
  /** Whether so much of it can be had loose. */
  isLoose?: boolean;
}

/** All lines of a card. */
export interface RecipeLines {
  spices: readonly SpiceLine[];
  ingredients: readonly Line[];
  /** What the slip gets (`Dish` in slip/order.ts). Undefined in spoons, or if the weight of a spice is not known. */
  needs?: Lines | undefined;
  /** The names of the spices whose weight is not known. */
  notWeighed?: readonly string[];
}

/** A recipe's lines for up to twelve people: in spoons, cups and pieces. */
export function linesFor({ serves, spices, ingredients }: Amounts, people: number, write: Write): RecipeLines {
  const scaled = <Part extends Ingredient & { id: string }>(part: Part) => ({
    ...part,
    ...write(scaleMeasure(part, serves, people)),
  });
  return { spices: spices.map(scaled), ingredients: ingredients.map(scaled) };
}

/** A recipe's lines for many people: spices by weight and in packs, the rest in kilos and litres. */
export function linesForMany(
  recipe: Amounts,
  people: number,
  write: Write,
  { pantry, words }: { pantry: Readonly<Record<string, PantrySpice>>; words: Pick<ForManyWords, "byEye"> },
): RecipeLines {
  const factor = people / recipe.serves;
  const written = <Part extends Ingredient>(part: Part, measure: Measure) => {
    const line = write({ name: part.name, ...measure });
    return { ...part, ...line, measure: line.measure || words.byEye };
  };
  const spices = recipe.spices.map((spice) => {
    const facts = pantry[spice.id] ?? {};
    const { grams: exact, measure } = spiceForMany(spice, factor, facts);
    // Whole grams, because the slip adds them up before it counts packs.
    const grams = Math.ceil(exact ?? 0);
    const packs = fewestPacks(grams, facts.packs ?? []);
    const isLoose = grams >= 1000 && isSoldLoose(facts.packs ?? []);
    const isUnknown = exact === undefined && spice.unit !== undefined;
    return { ...written(spice, measure), packs, isLoose, isUnknown, needs: needsOf(spice.id, grams, measure, facts) };
  });
  const ingredients = recipe.ingredients.map((part) => written(part, ingredientForMany(part, factor)));
  const notWeighed = spices.filter(({ isUnknown }) => isUnknown).map(({ name }) => name);
  const hasPacks = notWeighed.length === 0 && spices.some(({ packs }) => packs.length > 0);
  if (!hasPacks) return { spices: spices.map(({ packs: _, ...spice }) => spice), ingredients, notWeighed };
  return { spices, ingredients, notWeighed, needs: Object.fromEntries(spices.flatMap(({ needs }) => needs)) };
}

/**
 * What the slip gets of a spice: whole grams; of one that is no product, the weight that the card shows; of one that is
 * counted, its smallest pack.
 */
function needsOf(id: string, grams: number, { amount = 0, unit }: Measure, { packs }: PantrySpice) {
  const shown = packs ? grams : Math.round(amount * (unit === "kg" ? 1000 : 1));
  if (shown === 0) return [];
  return [grams > 0 ? ([`${id}.g`, shown] as const) : ([`${id}.any`, 1] as const)];
}

/** The packs as a text: `2 × 500gm`. */
export const packText = ({ pack, count }: PackCount, words: Pick<ForManyWords, "pack">) =>
  interpolate(words.pack, { count: String(count), pack: pack.text });
