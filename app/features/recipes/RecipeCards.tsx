import { RecipeCard } from "./RecipeCard.tsx";
import styles from "./RecipeCards.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, additions = {} }: RecipeCardsData) {
  return (
    <div className={styles.recipes} data-print="">
      {recipes.map((recipe) => (
        <RecipeCard
          key={recipe.slug}
          recipe={recipe}
          words={words}
          additions={additions}
          isOpen={recipe === recipes[0]}
        />
      ))}
    </div>
  );
}
