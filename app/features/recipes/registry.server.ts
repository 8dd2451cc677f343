import type { Content } from "../../content/read.server.ts";
import { bowlStyles, dabbaOnCards } from "../dabba/dabba-on-cards.server.ts";
import { forManyOnCards } from "../for-many/pantry.server.ts";
import { slipOnRecipes } from "../slip/slip-data.server.ts";

// What other features add to the recipes (registry.ts), a line each.

/** What each component gets. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  dabba: dabbaOnCards,
  "for-many": forManyOnCards,
  slip: slipOnRecipes,
};

/** Styles that follow from the recipes, for virtual:content-styles.css. */
export const recipeStyles: Readonly<Record<string, (content: Content) => string>> = {
  dabba: bowlStyles,
};
