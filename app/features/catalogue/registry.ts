import type { ComponentType } from "react";
import { PackButtons } from "../slip/PackButtons.tsx";
import { SlipHint } from "../slip/SlipHint.tsx";
import type { CardProduct } from "./ProductCard.tsx";

// Components that other features add to the products, a line for each feature. registry.server.ts makes their props,
// under the same name.

export interface PacksProps {
  own: never;
  product: Pick<CardProduct, "slug" | "name" | "price">;
  /** What the packs are called. */
  label: string;
}

/** The packs on a card, instead of their text; only one at a time. */
export const packs: Readonly<Record<string, ComponentType<PacksProps>>> = {
  slip: PackButtons,
};

/** A line above the first cards. */
export const hints: Readonly<Record<string, ComponentType<{ own: never }>>> = {
  slip: SlipHint,
};
