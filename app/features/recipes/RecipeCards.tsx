import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { DabbaSwitches } from "../dabba/DabbaSwitches.tsx";
import { byMissing, emptyDabba, missingSpices, type OwnSpices, spicesOfDishes } from "../dabba/dabba.ts";
import { holdTarget } from "./hold-target.ts";
import { RecipeCard } from "./RecipeCard.tsx";
import styles from "./RecipeCards.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, words, forMany, dabba: dabbaWords }: RecipeCardsData) {
  const [dabba, setDabba] = useState<OwnSpices>(emptyDabba);
  const spices = useMemo(() => spicesOfDishes(recipes), [recipes]);
  const putTargetBack = useRef<() => void>(undefined);
  // Sorting the cards by a shared dabba moves the one that the address names.
  useLayoutEffect(() => {
    if (dabba.size === 0) return; // Not sorted yet.
    putTargetBack.current?.();
    putTargetBack.current = undefined;
  }, [dabba]);
  const isReady = (recipe: (typeof recipes)[number]) => missingSpices(recipe.spices, dabba).length === 0;
  return (
    <>
      {dabbaWords ? (
        <DabbaSwitches
          words={dabbaWords}
          spices={spices}
          dabba={dabba}
          onChange={setDabba}
          onRestore={(restored) => {
            putTargetBack.current = holdTarget();
            setDabba(restored);
          }}
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
