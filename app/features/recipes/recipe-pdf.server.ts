import { readFileSync } from "node:fs";
import { formatHex, oklch } from "culori";
import type { Content } from "../../content/read.server.ts";
import { pathIn } from "../../site/languages.ts";
import { type MadeFile, writeAsset } from "../../site/made-files.server.ts";
import { pages } from "../../site/pages.ts";
import { brandColour } from "../../styles/brand-colours.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { telLink } from "../enquiry/links.ts";
import type { IngredientLine } from "../measures/ingredient-lines.ts";
import { cachedPdf, type Pdf, type Typesetter } from "../pdf/typeset.server.ts";
import { recipeLines } from "./recipe-lines.ts";

/** All data of a recipe's PDF. The template (recipe-pdf.typ) has no words of its own. */
export type RecipePdf = ReturnType<typeof recipePdf>;

/** The colour tokens that the template uses. */
const colours = ["ink", "chilli", "turmeric", "ivory", "text-soft"] as const;

const template = "app/features/recipes/recipe-pdf.typ";

/** The text sizes of a recipe in points. Each recipe is set in the largest one in which it fits on a page. */
const sizes = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9] as const;

/** Makes the PDF of a recipe, with a hash in its name. */
export async function recipePdfFile(content: Content, slug: string): Promise<MadeFile> {
  const data = recipePdf(content, slug);
  const { pdf } = await cachedPdf(template, data, [], (typesetter) => {
    const { pdf, pages } = typesetRecipe(typesetter, data);
    if (pages > 1)
      console.log(`The PDF of ${slug} (${content.language}) has ${pages} pages: fewer words would fit one.`);
    return { pdf, pages };
  });
  return writeAsset(slug, pdf, "pdf");
}

/** Typesets a recipe: on one page, unless it needs more even at the smallest size. */
export function typesetRecipe(typesetter: Typesetter, recipe: RecipePdf): Pdf & { size: number } {
  const inSize = (size: number) => typesetter.typeset(template, recipe, size);
  const [largest, ...smaller] = sizes;
  let found = inSize(largest);
  if (found.pages > 1) {
    // Try the smallest size first: if the recipe does not fit in it, it fits in no other.
    const smallest = inSize(smaller[smaller.length - 1] ?? largest);
    const fitting = smallest.pages === 1 ? smaller.find((size) => inSize(size).pages === 1) : undefined;
    found = fitting ? inSize(fitting) : smallest;
  }
  return { pdf: found.pdf(), size: found.size, pages: found.pages };
}

/** Collects the data of a recipe's PDF from the content of one language. */
export function recipePdf(content: Content, slug: string) {
  const recipe = content.recipes.find((recipe) => recipe.slug === slug);
  if (!recipe) throw new Error(`There is no recipe "${slug}" in the content`);
  const { site, language, products, spices } = content;
  const words = content.pages.recipes;
  const productOf = (id: string) => products.find(({ slug }) => slug === id);
  const colourOf = (id: string) => (productOf(id) ?? spices.find((spice) => spice.id === id))?.colour ?? "";
  const lines = recipeLines(content, recipe);
  const dominant = colourOf(recipe.spices[0]?.id ?? "");
  const path = `${pathIn(language, pages.recipes.path)}#${slug}`;
  return {
    language,
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
        /** The packs it is sold in; for products only. */
        packs: product && interpolate(words.pdf.packs, { packs: product.price.text }),
        colour: formatHex(colourOf(line.id)) ?? "",
      };
    }),
    steps: recipe.steps,
    /** Short texts below the ingredients, before the steps and after them. */
    notes: [
      { position: "ingredients", title: words.swap, text: recipe.swap },
      ...(recipe.beforehand ? [{ position: "before", title: words.beforehand, text: recipe.beforehand }] : []),
      { position: "after", title: words.tip, text: recipe.tip },
    ],
    brand: site.brand,
    phone: { label: words.pdf.phone, text: site.phones.main, href: telLink(site.phones.main) },
    address: { text: `${new URL(site.address).host}${path}`, href: `${site.address}${path}` },
    /** The dish as an SVG drawing. */
    drawing: recipe.illustration && readFileSync(`content/illustrations/${recipe.illustration}`, "utf8"),
    colours: Object.fromEntries(colours.map((name) => [name, brandColour(name).light])),
    /** The colour of the first spice, and a pale tint of it for the header. */
    spice: formatHex(dominant) ?? "",
    tint: wash(dominant),
  };
}

/** Splits a line into two columns: the amount and the rest. */
function apart({ measure, text }: IngredientLine): { amount: string; what: string } {
  return { amount: measure, what: text.slice(measure.length).trim() };
}

/** A pale tint of a spice's colour, like `--tint-wash` in the light theme (styles/spice-tints.ts). */
function wash(colour: string): string {
  const { c = 0, h } = oklch(colour) ?? {};
  return formatHex({ mode: "oklch", l: 0.915, c: c * 0.42, h });
}
