import { illustrationAddress } from "../../content/illustration-addresses.server.ts";
import type { Content } from "../../content/read.server.ts";
import type { Recipe } from "../../content/schema/recipe.ts";
import { additionsFrom } from "../../site/additions.ts";
import { pathIn } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import { controlData } from "../controls/control-data.server.ts";
import { spicesOf } from "./recipe-lines.ts";
import { recipePdfFile } from "./recipe-pdf.server.ts";
import { additions } from "./registry.server.ts";

type Data = Awaited<ReturnType<typeof recipeCards>>;

/** What the cards of the recipes show. */
export type RecipeCardsData = Pick<Data, "words" | "recipes"> & Partial<Data>;

/** The recipes as their cards show them, with the cards' words. */
export async function recipeCards(content: Content) {
  const { hasExtras } = content;
  return {
    words: recipeWords(content).ofCards,
    /** With the launch set. */
    additions: hasExtras ? additionsFrom(additions, content) : undefined,
    // No card shows the recipe's place in the order, and the cards are sent to the browser as JSON.
    recipes: await Promise.all(
      content.recipes.map(async ({ illustration, id: _, ...recipe }) => ({
        ...recipe,
        spices: spicesOf(content, recipe),
        ingredients: hasExtras
          ? recipe.ingredients
          : recipe.ingredients.map(({ gramsEach: _, ...ingredient }) => ingredient),
        drawing: illustration && illustrationAddress(illustration),
        download: await download(content, recipe),
        share: controlData(content, "share-recipe", {
          name: recipe.title,
          path: `${pathIn(content.language, "/recipes")}#${recipe.slug}`,
        }),
      })),
    ),
  };
}

/** The words of the page, and apart from them those of its cards, which are sent to the browser as JSON. */
export function recipeWords({ pages }: Content) {
  const { meta, inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction, ...rest } = pages.recipes;
  const { pdf: _, ...ofCards } = rest;
  return { page: { meta, inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction }, ofCards };
}

/** The PDF keeps the recipe's own servings, whatever the card is set to: its link says so. */
async function download(content: Content, { slug, title, serves }: Pick<Recipe, "slug" | "title" | "serves">) {
  const isLinked = content.controls["download-pdf"].kind === "download";
  const file = isLinked ? (await recipePdfFile(content, slug)).url : "";
  const control = controlData(content, "download-pdf", { name: title, file, fileName: `${slug}.pdf` });
  const { link } = content.pages.recipes.pdf;
  return isLinked
    ? { ...control, label: interpolate(link, { action: control.label, serves: String(serves) }) }
    : control;
}
