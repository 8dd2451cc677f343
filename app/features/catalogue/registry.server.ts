import type { Content } from "../../content/read.server.ts";
import { slipOnProducts } from "../slip/slip-data.server.ts";

/** What the components that other features add to the products (registry.ts) get, a line each. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  slip: slipOnProducts,
};
