import type { ComponentType, ReactNode } from "react";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

// Props of the components that other features add to the recipes. registry.server.ts makes `own`.

/** A recipe as its card shows it. */
type Recipe = RecipeCardsData["recipes"][number];

/** A collapsible part of each card, after its ingredients. */
export interface CardPartProps<Own = never> {
  own: Own;
  recipe: Recipe;
  /** A button that orders these packs, by choice, for a number of people. */
  orderDish: ((people: number, lines: ReadonlyMap<string, number>, label: string) => ReactNode) | undefined;
  amountsFor: RecipeCardsData["words"]["cookAlong"]["amountsFor"];
  units: RecipeCardsData["words"]["units"];
  onToggle: () => void;
}

/** The button that orders the spices of a dish. */
export interface SpicesProps<Own = never> {
  own: Own;
  /** The ids of the spices of the dish. */
  spices: readonly string[];
  /** The accessible name of a button with this label. */
  nameOf: (label: string) => string;
  className: string;
}

/** The button that orders a dish for many people. */
export interface DishProps<Own = never> {
  own: Own;
  slug: string;
  people: number;
  lines: ReadonlyMap<string, number>;
  label: string;
}

export interface OrderButtons {
  Spices: ComponentType<SpicesProps>;
  Dish: ComponentType<DishProps>;
}
