import type { ComponentType, ReactNode } from "react";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

// Props of the components that other features add to the recipes. registry.server.ts makes `own`.

/** A recipe as its card shows it. */
export type Recipe = RecipeCardsData["recipes"][number];

/** What a card says about the spices of its dish. */
export interface SpiceNote {
  /** The ids of those that the visitor lacks: their bowls are empty, and only they are ordered. */
  missing: readonly string[];
  text: string;
  /** The label of the button that orders them. */
  put: string;
}

/** Stands around all cards, and renders them as its children: in its order, with its notes. */
export interface AroundCardsProps<Own = never> {
  own: Own;
  recipes: readonly Recipe[];
  children: (recipes: readonly Recipe[], noteOn: (recipe: Recipe) => SpiceNote | undefined) => ReactNode;
}

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
  /** The ids of the spices of the dish, and of those that are ordered. */
  spices: readonly string[];
  wanted: readonly string[];
  label: string | undefined;
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
