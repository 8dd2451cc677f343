import { loadSlip, slipIslands, slipOnInteraction } from "./features/slip/islands.ts";
import { loadedWith } from "./islands/loaded-with.ts";

/** Load the code of features that add components to other islands: a line for each feature. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  slip: loadSlip,
};

const withAdditions = loadedWith(...Object.values(loaders));

/**
 * The interactive parts of pages, which browsers hydrate (docs/decisions/0001): their components, by the name in
 * `data-island`. vite.config.ts groups their files into chunks.
 */
export const islands = {
  catalogue: withAdditions(() => import("./features/catalogue/Catalogue.tsx").then(({ Catalogue }) => Catalogue)),
  application: () => import("./pages/distributors/ApplicationForm.tsx").then(({ ApplicationForm }) => ApplicationForm),
  message: () => import("./pages/contact/MessageForm.tsx").then(({ MessageForm }) => MessageForm),
  recipes: withAdditions(() => import("./features/recipes/RecipeCards.tsx").then(({ RecipeCards }) => RecipeCards)),
  control: () => import("./features/controls/Control.tsx").then(({ Control }) => Control),
  ...slipIslands,
};

/** The islands that wait for an interaction, with the names of their state (app/islands/start.ts). */
export const onInteraction = {
  ...slipOnInteraction,
} satisfies Partial<Record<keyof typeof islands, readonly string[]>>;

type Islands = typeof islands;
declare module "./islands/Island.tsx" {
  interface IslandRegistry extends Islands {}
}
