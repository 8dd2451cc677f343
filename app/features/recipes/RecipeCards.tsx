import { partsOf } from "../../site/additions.ts";
import type { Recipe, SpiceNote } from "./additions.ts";
import { RecipeCard } from "./RecipeCard.tsx";
import styles from "./RecipeCards.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";
import { aroundCards } from "./registry.ts";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, additions = {} }: RecipeCardsData) {
  const cards = (sorted: readonly Recipe[], noteOn?: (recipe: Recipe) => SpiceNote | undefined) => (
    <div className={styles.recipes} data-print="">
      {sorted.map((recipe) => (
        <RecipeCard
          key={recipe.slug}
          recipe={recipe}
          words={words}
          additions={additions}
          isOpen={recipe === recipes[0]}
          note={noteOn?.(recipe)}
        />
      ))}
    </div>
  );
  const [around] = partsOf(aroundCards, additions);
  if (!around) return cards(recipes);
  return (
    <around.part own={around.own} recipes={recipes}>
      {cards}
    </around.part>
  );
}
