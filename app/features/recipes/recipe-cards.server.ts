import { illustrationAddress } from "../../content/illustration-addresses.server.ts";
import type { Content } from "../../content/read.server.ts";
import { pathIn } from "../../site/languages.ts";
import { controlData } from "../controls/control-data.server.ts";
import type { PantrySpice } from "../measures/for-many.ts";
import { pathWithPeople } from "./recipe-address.ts";
import { spicesOf } from "./recipe-lines.ts";

/** What the cards of the recipes show. */
export type RecipeCardsData = ReturnType<typeof recipeCards>;

/** A recipe as its card shows it. */
export type Recipe = RecipeCardsData["recipes"][number];

/** The words of a recipe for many people. */
export type ForManyWords = ReturnType<typeof forMany>["words"];

/** The recipes as their cards show them, with the cards' words. */
export function recipeCards(content: Content) {
  const { hasExtras } = content;
  const path = pathIn(content.language, "/recipes");
  const about = ({ title, slug }: { title: string; slug: string }) => ({ name: title, path: `${path}#${slug}` });
  return {
    words: cardWords(content),
    /** With the launch set. */
    forMany: hasExtras ? forMany(content) : undefined,
    // No card shows its place in the order and what is for search engines only: the cards are sent to the browser as JSON.
    recipes: content.recipes.map(({ illustration, id: _, category: _c, beforehandMinutes: _m, ...recipe }) => ({
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

/** The words of the cards, which are sent to the browser as JSON, without the rest of the page's. */
function cardWords({ pages }: Content) {
  const { meta, inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction, forMany, ...ofCards } =
    pages.recipes;
  return ofCards;
}

/** What counts a recipe for many people and puts its spices on the slip, and the words for that. */
function forMany({ pages, slip, products, spices, recipes }: Content) {
  const { invitation, ...words } = pages.recipes.forMany;
  const used = new Set(recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  /** The facts of all spices that recipes use, by id. */
  const pantry: Record<string, PantrySpice> = {};
  for (const { id, gramsPerTeaspoon } of spices) if (used.has(id)) pantry[id] = { gramsPerTeaspoon };
  for (const { slug, gramsPerTeaspoon, price } of products)
    if (used.has(slug)) pantry[slug] = { gramsPerTeaspoon, packs: price.packs };
  return { words: { ...words, putSpices: slip.dish, seeSlip: slip.see, dishChanged: slip.dishChanged }, pantry };
}

/** The link from other pages to the first recipe, counted for a hundred; only with the launch set. */
export function feastLink({ hasExtras, pages, recipes, language }: Content) {
  const [recipe] = recipes;
  if (!hasExtras || !recipe) return undefined;
  return {
    label: pages.recipes.forMany.invitation,
    href: pathWithPeople(`${pathIn(language, "/recipes")}#${recipe.slug}`, recipe, 100),
  };
}
