import { type LoaderData, RecipeCard } from "./RecipeCard";
import styles from "./recipes.module.css";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words }: { recipes: LoaderData["recipes"]; words: LoaderData["cardWords"] }) {
  return (
    <div className={styles.recipes} data-print="">
      {recipes.map((recipe, index) => (
        <RecipeCard key={recipe.slug} recipe={recipe} words={words} isOpen={index === 0} />
      ))}
    </div>
  );
}
