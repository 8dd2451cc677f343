import type { Content } from "./content/read.server.ts";
import { slipOf } from "./features/slip/slip-data.server.ts";
import type { PageName } from "./site/pages.ts";

/** The props of the components that features add at the end of every page (registry.ts): a line for each feature. */
export const pageAdditions: Readonly<Record<string, (of: { content: Content; page: PageName }) => object>> = {
  slip: slipOf,
};
