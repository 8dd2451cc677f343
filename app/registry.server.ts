import type { Content } from "./content/read.server.ts";
import { slipOf } from "./features/slip/slip-data.server.ts";
import type { PageName } from "./site/pages.ts";

/** What each component that features add at the end of every page (registry.ts) gets, a line each. */
export const pageAdditions: Readonly<Record<string, (of: { content: Content; page: PageName }) => object>> = {
  slip: slipOf,
};
