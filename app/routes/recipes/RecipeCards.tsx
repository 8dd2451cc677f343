import { type LoaderData, RecipeCard } from "./RecipeCard";
import styles from "./recipes.module.css";

interface RecipeCardsProps {
  recipes: LoaderData["recipes"];
  words: LoaderData["cardWords"];
  forMany?: LoaderData["forMany"];
}

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, forMany }: RecipeCardsProps) {
  return (
    <div className={styles.recipes} data-print="">
      {recipes.map((recipe, index) => (
        <RecipeCard key={recipe.slug} recipe={recipe} words={words} forMany={forMany} isOpen={index === 0} />
      ))}
    </div>
  );
}
