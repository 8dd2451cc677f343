import type { Content } from "../../content/read.server.ts";
import { forManyOnCards } from "../for-many/pantry.server.ts";
import { slipOnRecipes } from "../slip/slip-data.server.ts";

// What other features add to the recipes (registry.ts), a line each.

/** What each component gets. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  "for-many": forManyOnCards,
  slip: slipOnRecipes,
};
