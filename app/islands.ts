import type { IslandTiming } from "./island/start";
import { keyInStorage } from "./storage";

const onLoad = <Component>(component: () => Promise<Component>) => ({ hydrateOn: "load", component }) as const;
const onInteraction = <Component>(component: () => Promise<Component>) =>
  ({ hydrateOn: "interaction", component }) as const;

/** Loads the slip's file at the same time as one that imports it: otherwise it would be requested only afterwards. */
const withSlip =
  <Component>(component: () => Promise<Component>) =>
  () => {
    void import("./slip/Slip").catch(() => {}); // The other file's import fails, too, and says so.
    return component();
  };

/**
 * The interactive parts of pages, which browsers hydrate (docs/decisions/0001), by the name in `data-island`.
 * vite.config.ts groups their files into chunks.
 */
export const islands = {
  catalogue: onLoad(withSlip(() => import("./routes/products/Catalogue").then(({ Catalogue }) => Catalogue))),
  "forgiving-catalogue": onLoad(
    withSlip(() => import("./routes/products/ForgivingCatalogue").then(({ ForgivingCatalogue }) => ForgivingCatalogue)),
  ),
  application: onLoad(() =>
    import("./routes/distributors/ApplicationForm").then(({ ApplicationForm }) => ApplicationForm),
  ),
  message: onLoad(() => import("./routes/contact/MessageForm").then(({ MessageForm }) => MessageForm)),
  recipes: onLoad(withSlip(() => import("./routes/recipes/RecipeCards").then(({ RecipeCards }) => RecipeCards))),
  control: onLoad(() => import("./controls/Control").then(({ Control }) => Control)),
  bulk: onLoad(() => import("./routes/products/BulkQuote").then(({ BulkQuote }) => BulkQuote)),
  packs: onInteraction(() => import("./catalogue/PackButtons").then(({ PackButtons }) => PackButtons)),
  slip: {
    ...onInteraction(() => import("./slip/Slip").then(({ Slip }) => Slip)),
    // The parameter of a list, the key in storage, and the key before all keys had a prefix, which is the same.
    stateNames: ["slip", keyInStorage("slip")],
  },
} as const satisfies Record<string, IslandTiming>;

type Islands = typeof islands;
declare module "./island/Island" {
  interface IslandRegistry extends Islands {}
}
