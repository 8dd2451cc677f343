import type { Content } from "../../content/read.server.ts";
import { packingListWords } from "../packing-list/packing-list-words.server.ts";

/** The props of the components that other features add to the slip (registry.ts): a line for each feature. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  "packing-list": packingListWords,
};
