import type { Content } from "../../content/read.server.ts";
import { packingListWords } from "../packing-list/packing-list-words.server.ts";

/** What each component that other features add to the slip (registry.ts) gets, a line each. */
export const additions: Readonly<Record<string, (content: Content) => object>> = {
  "packing-list": packingListWords,
};
