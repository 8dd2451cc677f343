import { illustrationAddress } from "../../content/illustration-addresses.server.ts";
import type { Content } from "../../content/read.server.ts";
import { additionsFrom } from "../../site/additions.ts";
import { pathIn } from "../../site/languages.ts";
import { controlData } from "../controls/control-data.server.ts";
import { spicesOf } from "./recipe-lines.ts";
import { additions } from "./registry.server.ts";

type Data = ReturnType<typeof recipeCards>;

/** What the cards of the recipes show. */
export type RecipeCardsData = Pick<Data, "words" | "recipes"> & Partial<Data>;

/** The recipes as their cards show them, with the cards' words. */
export function recipeCards(content: Content) {
  const { hasExtras } = content;
  const path = pathIn(content.language, "/recipes");
  const about = ({ title, slug }: { title: string; slug: string }) => ({ name: title, path: `${path}#${slug}` });
  return {
    words: recipeWords(content).ofCards,
    /** With the launch set. */
    additions: hasExtras ? additionsFrom(additions, content) : undefined,
    // No card shows the recipe's place in the order, and the cards are sent to the browser as JSON.
    recipes: content.recipes.map(({ illustration, id: _, ...recipe }) => ({
      ...recipe,
      spices: spicesOf(content, recipe),
      ingredients: hasExtras
        ? recipe.ingredients
        : recipe.ingredients.map(({ gramsEach: _, ...ingredient }) => ingredient),
      drawing: illustration && illustrationAddress(illustration),
      download: controlData(content, "download-pdf", about(recipe)),
      share: controlData(content, "share-recipe", about(recipe)),
    })),
  };
}

/** The words of the page, and apart from them those of its cards, which are sent to the browser as JSON. */
export function recipeWords({ pages }: Content) {
  const { meta, inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction, ...ofCards } =
    pages.recipes;
  return { page: { meta, inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction }, ofCards };
}
