import { packingList } from "../packing-list/packing-list.ts";
import type { SlipAddition } from "./additions.ts";

/** What other features add to the slip, a line each; the data is in registry.server.ts, under the same name. */
export const slipAdditions: Readonly<Record<string, SlipAddition>> = {
  "packing-list": packingList,
};
