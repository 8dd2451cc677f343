import type { ComponentType, ReactNode } from "react";
import type { Additions } from "../../site/additions.ts";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

interface Addition {
  own: Additions[string];
}

type Recipe = RecipeCardsData["recipes"][number];

/** What a card says about the spices of its dish. */
export interface SpiceNote {
  /** The ids of those that the visitor lacks: their bowls are empty, and only they are ordered. */
  missing: readonly string[];
  text: string;
  /** The label of the button that orders them. */
  put: string;
}

interface AroundCardsProps extends Addition {
  recipes: readonly Recipe[];
  children: (recipes: readonly Recipe[], noteOn: (recipe: Recipe) => SpiceNote | undefined) => ReactNode;
}

/** Stands around all cards, and renders them as its children: in its order, with its notes. */
export type AroundCards = ComponentType<AroundCardsProps>;

interface CardPartProps extends Addition {
  recipe: Recipe;
  /** A button that orders these packs, by choice, for a number of people. */
  orderDish: ((people: number, lines: ReadonlyMap<string, number>, label: string) => ReactNode) | undefined;
  amountsFor: RecipeCardsData["words"]["cookAlong"]["amountsFor"];
  units: RecipeCardsData["words"]["units"];
  onToggle: () => void;
}

/** A collapsible part of each card, after its ingredients. */
export type CardPart = ComponentType<CardPartProps>;

interface SpicesProps extends Addition {
  /** The ids of the spices of the dish, and of those that are ordered. */
  spices: readonly string[];
  wanted: readonly string[];
  label: string | undefined;
  nameOf: (label: string) => string;
  className: string | undefined;
}

interface DishProps extends Addition {
  slug: string;
  people: number;
  lines: ReadonlyMap<string, number>;
  label: string;
}

/** Buttons that order spices: those of a dish, and those of a dish for many people. */
export interface OrderButtons {
  Spices: ComponentType<SpicesProps>;
  Dish: ComponentType<DishProps>;
}
