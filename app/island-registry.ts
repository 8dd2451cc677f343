import type { IslandTiming } from "./islands/start.ts";
import { keyInStorage } from "./islands/storage.ts";

const onLoad = <Component>(component: () => Promise<Component>) => ({ hydrateOn: "load", component }) as const;
const onInteraction = <Component>(component: () => Promise<Component>) =>
  ({ hydrateOn: "interaction", component }) as const;

/** Loads the slip's file at the same time as one that imports it: otherwise it would be requested only afterwards. */
const withSlip =
  <Component>(component: () => Promise<Component>) =>
  () => {
    void import("./features/slip/Slip.tsx").catch(() => {}); // The other file's import fails, too, and says so.
    return component();
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
  bulk: onLoad(() => import("./features/slip/BulkQuote.tsx").then(({ BulkQuote }) => BulkQuote)),
  packs: onInteraction(() => import("./features/slip/PackButtons.tsx").then(({ PackButtons }) => PackButtons)),
  slip: {
    ...onInteraction(() => import("./features/slip/Slip.tsx").then(({ Slip }) => Slip)),
    // The parameter of a list, the key in storage, and the key before all keys had a prefix, which is the same.
    stateNames: ["slip", keyInStorage("slip")],
  },
} as const satisfies Record<string, IslandTiming>;

type Islands = typeof islands;
declare module "./islands/Island.tsx" {
  interface IslandRegistry extends Islands {}
}
