import type { ComponentType } from "react";
import type { PacksProps } from "../features/catalogue/ProductCard.tsx";
import type { ControlData } from "../features/controls/Control.tsx";
import { BulkIsland } from "../features/slip/BulkIsland.tsx";
import { PacksIsland } from "../features/slip/PacksIsland.tsx";

// Islands that features add to pages, a line for each feature. Their props are those of the products
// (features/catalogue/registry.server.ts).

/** The packs on a card of Home, instead of their text; only one at a time. */
export const packs: Readonly<Record<string, ComponentType<PacksProps>>> = {
  slip: PacksIsland,
};

type Chat = Extract<ControlData, { kind: "whatsapp" }>;

/** The button for a bulk quote that opens a chat; only one at a time. */
export const bulkQuotes: Readonly<Record<string, ComponentType<Chat>>> = {
  slip: BulkIsland,
};
