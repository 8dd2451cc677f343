import { RecipeCard } from "./RecipeCard.tsx";
import styles from "./RecipeCards.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, forMany }: RecipeCardsData) {
  return (
    <div className={styles.recipes} data-print="">
      {recipes.map((recipe, index) => (
        <RecipeCard key={recipe.slug} recipe={recipe} words={words} forMany={forMany} isOpen={index === 0} />
      ))}
    </div>
  );
}
