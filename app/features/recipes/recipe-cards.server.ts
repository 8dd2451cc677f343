import { illustrationAddress } from "../../content/illustration-addresses.server.ts";
import type { Content } from "../../content/read.server.ts";
import { pathIn } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import { controlData } from "../controls/control-data.server.ts";
import { dishWords, smallestPackId } from "../slip/slip-data.server.ts";
import type { Additions } from "./additions.ts";
import { spicesOf } from "./recipe-lines.ts";
import { recipePdfPath } from "./recipe-pdf.server.ts";
import { additions } from "./registry.server.ts";

type Data = ReturnType<typeof recipeCards>;

/** What the cards of the recipes show. */
export type RecipeCardsData = Pick<Data, "words" | "recipes"> & Partial<Data>;

/** The recipes as their cards show them, with the cards' words. */
export function recipeCards(content: Content) {
  const { hasExtras } = content;
  return {
    words: { ...recipeWords(content).ofCards, order: dishWords(content) },
    /** What other features add, with the launch set. */
    additions: hasExtras ? additionsOf(content) : undefined,
    // No card shows the recipe's place in the order, and the cards are sent to the browser as JSON.
    recipes: content.recipes.map(({ illustration, id: _, ...recipe }) => ({
      ...recipe,
      spices: spicesOf(content, recipe).map((spice) => ({ ...spice, pack: smallestPackId(content, spice.id) })),
      ingredients: hasExtras
        ? recipe.ingredients
        : recipe.ingredients.map(({ gramsEach: _, ...ingredient }) => ingredient),
      drawing: illustration && illustrationAddress(illustration),
      download: download(content, {
        name: recipe.title,
        file: recipePdfPath(content.language, recipe.slug),
        serves: String(recipe.serves),
      }),
      share: controlData(content, "share-recipe", {
        name: recipe.title,
        path: `${pathIn(content.language, "/recipes")}#${recipe.slug}`,
      }),
    })),
  };
}

function additionsOf(content: Content): Additions {
  return Object.fromEntries(Object.entries(additions).map(([name, own]) => [name, own(content) as never]));
}

/** The words of the page, and apart from them those of its cards, which are sent to the browser as JSON. */
export function recipeWords({ pages }: Content) {
  const {
    meta,
    inMessages: _inMessages,
    menu,
    hero,
    cards,
    dishes,
    measures,
    stats,
    tips,
    callToAction,
    pdf: _,
    ...ofCards
  } = pages.recipes;
  return {
    page: { meta, inMessages: _inMessages, menu, hero, cards, dishes, measures, stats, tips, callToAction },
    ofCards,
  };
}

/** The PDF keeps the recipe's own servings, whatever the card is set to: its link says so. */
function download(content: Content, about: { name: string; file: string; serves: string }) {
  const control = controlData(content, "download-pdf", about);
  const { link } = content.pages.recipes.pdf;
  return control.kind === "download"
    ? { ...control, label: interpolate(link, { action: control.label, serves: about.serves }) }
    : control;
}
