import { loadSlipData } from "./features/slip/load-slip-data.ts";
import type { SlipData } from "./features/slip/Slip.tsx";
import type { IslandTiming } from "./islands/start.ts";
import { keyInStorage } from "./islands/storage.ts";

const onLoad = <Component>(component: () => Promise<Component>) => ({ hydrateOn: "load", component }) as const;
const onInteraction = <Component>(component: () => Promise<Component>) =>
  ({ hydrateOn: "interaction", component }) as const;

/**
 * For an island that adds to the slip: loads the slip's files at the same time as its own, and fails if one of them does,
 * because the slip would not show what was added.
 */
const withSlip =
  <Component>(component: () => Promise<Component>) =>
  async () => {
    void import("./features/slip/Slip.tsx").catch(() => {}); // The other file's import fails, too, and says so.
    const [loaded] = await Promise.all([component(), loadSlipData()]);
    return loaded;
  };

/**
 * The interactive parts of pages, which browsers hydrate (docs/decisions/0001), by the name in `data-island`.
 * vite.config.ts groups their files into chunks.
 */
export const islands = {
  catalogue: onLoad(withSlip(() => import("./features/catalogue/Catalogue.tsx").then(({ Catalogue }) => Catalogue))),
  "forgiving-catalogue": onLoad(
    withSlip(() =>
      import("./features/catalogue/ForgivingCatalogue.tsx").then(({ ForgivingCatalogue }) => ForgivingCatalogue),
    ),
  ),
  application: onLoad(() =>
    import("./pages/distributors/ApplicationForm.tsx").then(({ ApplicationForm }) => ApplicationForm),
  ),
  message: onLoad(() => import("./pages/contact/MessageForm.tsx").then(({ MessageForm }) => MessageForm)),
  recipes: onLoad(withSlip(() => import("./features/recipes/RecipeCards.tsx").then(({ RecipeCards }) => RecipeCards))),
  control: onLoad(() => import("./features/controls/Control.tsx").then(({ Control }) => Control)),
  bulk: onLoad(withSlip(() => import("./features/slip/BulkQuote.tsx").then(({ BulkQuote }) => BulkQuote))),
  packs: onInteraction(
    withSlip(() => import("./features/slip/PackButtons.tsx").then(({ PackButtons }) => PackButtons)),
  ),
  slip: {
    ...onInteraction(
      withSlip(() =>
        // There is data: the island is in the element that names it.
        import("./features/slip/Slip.tsx").then(async ({ slipWith }) => slipWith((await loadSlipData()) as SlipData)),
      ),
    ),
    // The parameter of a list, the key in storage, and the key before all keys had a prefix, which is the same.
    stateNames: ["slip", keyInStorage("slip")],
  },
} as const satisfies Record<string, IslandTiming>;

type Islands = typeof islands;
declare module "./islands/Island.tsx" {
  interface IslandRegistry extends Islands {}
}
