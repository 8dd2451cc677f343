import { formatHex, oklch } from "culori";
import { readIllustration } from "../content/illustrations.server.ts";
import type { Content } from "../content/read.server.ts";
import { telLink } from "../enquiry/links.ts";
import { type Language, languageRecord, pathIn } from "../languages.ts";
import { pages } from "../pages.ts";
import { brandColour } from "../styles/brand-colours.server.ts";
import { interpolate } from "../ui/interpolate.ts";
import { type IngredientLine, recipeLines } from "./ingredient-lines.ts";

/** Everything printed in a recipe's PDF. The template (recipe-pdf.typ) adds no words of its own. */
export interface RecipePdf {
  /** The language of its words, except those in fields named `hindi`. */
  language: Language;
  /** The letters of that language, which choose the fonts. */
  script: string;
  title: string;
  /** The dish's name in Hindi. */
  hindi?: string | undefined;
  description: string;
  /** Time, level and servings. */
  facts: { label: string; value: string }[];
  words: { ingredients: string; spices: string; steps: string };
  ingredients: { amount: string; what: string }[];
  spices: {
    amount: string;
    what: string;
    /** Its name in Hindi. */
    hindi?: string | undefined;
    /** The packs it is sold in; for products only. */
    packs?: string | undefined;
    colour: string;
  }[];
  steps: readonly string[];
  /** Short texts below the ingredients, before the steps and after them: the swap, what to do beforehand, the tip. */
  notes: { position: "ingredients" | "before" | "after"; title: string; text: string }[];
  brand: { name: string; hindi: string };
  phone: { label: string; text: string; href: string };
  address: { text: string; href: string };
  /** The dish as an SVG drawing. */
  drawing?: string | undefined;
  colours: Record<(typeof colours)[number], string>;
  /** The colour of the first spice, and a pale wash of it for the head. */
  spice: string;
  tint: string;
}

/** The colour tokens that the template uses. */
const colours = ["ink", "chilli", "turmeric", "ivory", "text-soft"] as const;

/** Collects what a recipe's PDF says, from the content of one language. */
export function recipePdf(content: Content, slug: string): RecipePdf {
  const recipe = content.recipes.find((recipe) => recipe.slug === slug);
  if (!recipe) throw new Error(`There is no recipe "${slug}" in the content`);
  const { site, language, products, spices } = content;
  const words = content.pages.recipes;
  const productOf = (id: string) => products.find(({ slug }) => slug === id);
  const colourOf = (id: string) => (productOf(id) ?? spices.find((spice) => spice.id === id))?.colour ?? "";
  const lines = recipeLines(content, recipe);
  const path = `${pathIn(language, pages.recipes.path)}#${slug}`;
  return {
    language,
    script: languageRecord(language).script,
    title: recipe.title,
    hindi: recipe.hindi,
    description: recipe.description,
    facts: [
      { label: words.time, value: interpolate(words.minutes, { minutes: String(recipe.cookTime) }) },
      { label: words.level, value: words.difficulties[recipe.difficulty] },
      { label: words.serves, value: String(recipe.serves) },
    ],
    words: { ingredients: words.ingredients, spices: words.spices, steps: words.steps },
    ingredients: lines.ingredients.map(apart),
    spices: lines.spices.map((line) => {
      const product = productOf(line.id);
      return {
        ...apart(line),
        hindi: product?.hindi,
        packs: product && interpolate(words.pdf.packs, { packs: product.price }),
        colour: formatHex(colourOf(line.id)) ?? "",
      };
    }),
    steps: recipe.steps,
    notes: [
      { position: "ingredients", title: words.swap, text: recipe.swap },
      ...(recipe.beforehand ? [{ position: "before" as const, title: words.beforehand, text: recipe.beforehand }] : []),
      { position: "after", title: words.tip, text: recipe.tip },
    ],
    brand: site.brand,
    phone: { label: words.pdf.phone, text: site.phones.main, href: telLink(site.phones.main) },
    address: { text: `${new URL(site.address).host}${path}`, href: `${site.address}${path}` },
    drawing: recipe.illustration && readIllustration(recipe.illustration),
    colours: Object.fromEntries(colours.map((name) => [name, brandColour(`--${name}`).light])) as RecipePdf["colours"], // One for each of the list's names.
    spice: formatHex(colourOf(recipe.spices[0]?.id ?? "")) ?? "",
    tint: wash(colourOf(recipe.spices[0]?.id ?? "")),
  };
}

/** A line with its amount in a column of its own. */
function apart({ measure, text }: IngredientLine): { amount: string; what: string } {
  return { amount: measure, what: text.slice(measure.length).trim() };
}

/** A spice's colour as the pale ground of its card: `--tint-wash` of tokens.css in the light theme. */
function wash(colour: string): string {
  const { c = 0, h } = oklch(colour) ?? {};
  return formatHex({ mode: "oklch", l: 0.915, c: c * 0.42, h });
}
