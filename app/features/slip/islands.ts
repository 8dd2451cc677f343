import { loadedWith } from "../../islands/loaded-with.ts";
import { keyInStorage } from "../../islands/storage.ts";
import { loadSlipData } from "./load-slip-data.ts";
import type { SlipData } from "./Slip.tsx";

/**
 * Loads the slip's files at the same time as those of an island that adds to it, because the slip would not show what was
 * added if one of them failed to load.
 */
export function loadSlip(): Promise<SlipData | undefined> {
  void import("./Slip.tsx").catch(() => {}); // The other file's import fails, too, and says so.
  return loadSlipData();
}

const withSlip = loadedWith(loadSlip);

/** The islands of the slip (app/island-registry.ts). */
export const slipIslands = {
  bulk: withSlip(() => import("./BulkQuote.tsx").then(({ BulkQuote }) => BulkQuote)),
  packs: withSlip(() => import("./PackButtons.tsx").then(({ PackButtons }) => PackButtons)),
  slip: withSlip(() =>
    // There is data: the island is in the element that names it.
    import("./Slip.tsx").then(async ({ slipWith }) => slipWith((await loadSlipData()) as SlipData)),
  ),
};

/** Those that wait for an interaction, with the names of their state. */
export const slipOnInteraction = {
  packs: [],
  // The parameter of a list, and the key in storage.
  slip: ["slip", keyInStorage("slip")],
};
