import { useMemo, useState } from "react";
import type { DabbaWords } from "../../content/schema/controls";
import { byMissing, emptyDabba, missingSpices, type OwnSpices, spicesOfDishes } from "../../recipe/dabba";
import { DabbaSwitches } from "./DabbaSwitches";
import { type LoaderData, RecipeCard } from "./RecipeCard";
import styles from "./recipes.module.css";

interface RecipeCardsProps {
  recipes: LoaderData["recipes"];
  words: LoaderData["cardWords"];
  forMany?: LoaderData["forMany"];
  /** If set, a spice box above the cards sorts them by what the visitor has. */
  dabba?: DabbaWords | undefined;
}

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, forMany, dabba: dabbaWords }: RecipeCardsProps) {
  const [dabba, setDabba] = useState<OwnSpices>(emptyDabba);
  const spices = useMemo(() => spicesOfDishes(recipes), [recipes]);
  const isReady = (recipe: (typeof recipes)[number]) => missingSpices(recipe.spices, dabba).length === 0;
  return (
    <>
      {dabbaWords ? (
        <DabbaSwitches
          words={dabbaWords}
          spices={spices}
          dabba={dabba}
          onChange={setDabba}
          count={{ ready: recipes.filter(isReady).length, all: recipes.length }}
        />
      ) : null}
      <div className={styles.recipes} data-print="">
        {byMissing(recipes, dabba).map((recipe) => (
          <RecipeCard
            key={recipe.slug}
            recipe={recipe}
            words={words}
            forMany={forMany}
            isOpen={recipe === recipes[0]}
            dabba={dabbaWords && dabba.size > 0 ? { words: dabbaWords, have: dabba } : undefined}
          />
        ))}
      </div>
    </>
  );
}
