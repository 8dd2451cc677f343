import type { ComponentType } from "react";
import type { Moment } from "./island/start";

interface IslandEntry extends Moment {
  // biome-ignore lint/suspicious/noExplicitAny: `Island` checks the props of each component
  component: () => Promise<ComponentType<any>>;
}

/**
 * The interactive parts of pages, which browsers hydrate (docs/decisions/0001). Each component is loaded only on pages
 * that have it.
 */
export const islands = {
  catalogue: {
    moment: "load",
    component: () => import("./routes/products/Catalogue").then(({ Catalogue }) => Catalogue),
  },
  application: {
    moment: "load",
    component: () => import("./routes/distributors/ApplicationForm").then(({ ApplicationForm }) => ApplicationForm),
  },
  message: {
    moment: "load",
    component: () => import("./routes/contact/MessageForm").then(({ MessageForm }) => MessageForm),
  },
  recipes: {
    moment: "load",
    component: () => import("./routes/recipes/RecipeCards").then(({ RecipeCards }) => RecipeCards),
  },
  control: { moment: "load", component: () => import("./controls/Control").then(({ Control }) => Control) },
  bulk: { moment: "load", component: () => import("./routes/products/BulkQuote").then(({ BulkQuote }) => BulkQuote) },
  packs: {
    moment: "touch",
    component: () => import("./catalogue/PackButtons").then(({ PackButtons }) => PackButtons),
  },
  slip: {
    moment: "touch",
    state: "slip",
    component: () => import("./slip/Slip").then(({ Slip }) => Slip),
  },
} as const satisfies Record<string, IslandEntry>;

type Islands = typeof islands;
declare module "./island/Island" {
  interface IslandRegistry extends Islands {}
}
