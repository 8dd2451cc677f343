import { packingList } from "../packing-list/packing-list.ts";
import type { SlipAddition } from "./additions.ts";

/** Additions of other features to the slip, a line for each. registry.server.ts makes their props by the same name. */
export const slipAdditions: Readonly<Record<string, SlipAddition>> = {
  "packing-list": packingList,
};
