import type { ComponentType } from "react";
import { ForMany } from "../for-many/ForMany.tsx";
import { PutDish } from "../slip/PutDish.tsx";
import { PutSpices } from "../slip/PutSpices.tsx";
import type { CardPartProps, OrderButtons } from "./additions.ts";

// What other features add to the recipes, a line each; the data is in registry.server.ts, under the same name.

/** On each card. */
export const cardParts: Readonly<Record<string, ComponentType<CardPartProps>>> = {
  "for-many": ForMany,
};

/** The buttons that order the spices of a recipe; those of one feature only. */
export const orderButtons: Readonly<Record<string, OrderButtons>> = {
  slip: { Spices: PutSpices, Dish: PutDish },
};
