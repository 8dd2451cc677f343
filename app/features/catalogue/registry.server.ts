import type { Content } from "../../content/read.server.ts";
import { slipOnProducts } from "../slip/slip-data.server.ts";

/** The props of the components that other features add to the products (registry.ts): a line for each feature. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  slip: slipOnProducts,
};
