import type { ComponentType } from "react";
import { PackButtons } from "../slip/PackButtons.tsx";
import { SlipHint } from "../slip/SlipHint.tsx";
import type { PacksProps } from "./ProductCard.tsx";

// Components that other features add to the products, a line for each feature. registry.server.ts makes their props,
// under the same name.

/** The packs on a card, instead of their text; only one at a time. */
export const packs: Readonly<Record<string, ComponentType<PacksProps>>> = {
  slip: PackButtons,
};

/** A line above the first cards. */
export const hints: Readonly<Record<string, ComponentType<{ own: never }>>> = {
  slip: SlipHint,
};
