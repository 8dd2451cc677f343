import { loadSlipData } from "./features/slip/load-slip-data.ts";
import type { SlipData } from "./features/slip/slip-data.server.ts";
import { keyInStorage } from "./islands/storage.ts";

/**
 * For islands that put something on the slip: loads its files at the same time, and fails if one of them does, because
 * the slip would not show what was added.
 */
const withSlip =
  <Component>(load: () => Promise<Component>) =>
  async () => {
    const [component] = await Promise.all([load(), import("./features/slip/Slip.tsx"), loadSlipData()]);
    return component;
  };

/**
 * The interactive parts of pages, which browsers hydrate (docs/decisions/0001): their components, by the name in
 * `data-island`. vite.config.ts groups their files into chunks.
 */
export const islands = {
  catalogue: withSlip(() => import("./features/catalogue/Catalogue.tsx").then(({ Catalogue }) => Catalogue)),
  application: () => import("./pages/distributors/ApplicationForm.tsx").then(({ ApplicationForm }) => ApplicationForm),
  message: () => import("./pages/contact/MessageForm.tsx").then(({ MessageForm }) => MessageForm),
  recipes: withSlip(() => import("./features/recipes/RecipeCard.tsx").then(({ RecipeCards }) => RecipeCards)),
  control: () => import("./features/controls/Control.tsx").then(({ Control }) => Control),
  bulk: withSlip(() => import("./features/slip/BulkQuote.tsx").then(({ BulkQuote }) => BulkQuote)),
  packs: withSlip(() => import("./features/slip/PackButtons.tsx").then(({ PackButtons }) => PackButtons)),
  slip: withSlip(() =>
    // There is data: the island is in the element that names it.
    import("./features/slip/Slip.tsx").then(async ({ slipWith }) => slipWith((await loadSlipData()) as SlipData)),
  ),
};

/** The islands that wait for an interaction, with the names of their state (app/islands/start.ts). */
export const onInteraction = {
  packs: [],
  // The parameters of a slip and of a packing list, and the key in storage.
  slip: ["slip", "list", keyInStorage("slip")],
} satisfies Partial<Record<keyof typeof islands, readonly string[]>>;

type Islands = typeof islands;
declare module "./islands/Island.tsx" {
  interface IslandRegistry extends Islands {}
}
