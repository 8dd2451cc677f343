import type { ComponentType, ReactNode } from "react";
import type { Additions, RecipeCardsData } from "./recipe-cards.server.ts";

interface Addition {
  own: Additions[string];
}

type Recipe = RecipeCardsData["recipes"][number];

/** What a card says about the spices of its dish. */
export interface SpiceNote {
  /** The ids of those that the visitor lacks: their bowls are empty, and only they go on the slip. */
  missing: readonly string[];
  text: string;
  /** The label of the button that puts them on the slip. */
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
  /** The label of the button that opens the slip. */
  see: string | undefined;
  amountsFor: RecipeCardsData["words"]["cookAlong"]["amountsFor"];
  units: RecipeCardsData["words"]["units"];
  onToggle: () => void;
}

/** A collapsible part of each card, after its ingredients. */
export type CardPart = ComponentType<CardPartProps>;
