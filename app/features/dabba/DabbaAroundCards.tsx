import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { interpolate } from "../../text/interpolate.ts";
import { holdTarget } from "../../ui/hold-target.ts";
import { DabbaSwitches } from "./DabbaSwitches.tsx";
import { byMissing, emptyDabba, missingSpices, type OwnSpices, spicesOfDishes } from "./dabba.ts";
import type { DabbaWords } from "./words.ts";

interface Dish {
  spices: readonly { id: string; name: string }[];
}

interface DabbaAroundCardsProps<Each extends Dish> {
  own: { words: DabbaWords };
  recipes: readonly Each[];
  /** Renders the cards in this order, with what each says about its spices; undefined if it says nothing. */
  children: (
    recipes: readonly Each[],
    noteOn: (recipe: Each) => { missing: readonly string[]; text: string; put: string } | undefined,
  ) => ReactNode;
}

/** The dabba above the recipes' cards: it sorts them by what the visitor has, and each says what is missing. */
export function DabbaAroundCards<Each extends Dish>({
  own: { words },
  recipes,
  children,
}: DabbaAroundCardsProps<Each>) {
  const [dabba, setDabba] = useState<OwnSpices>(emptyDabba);
  const spices = useMemo(() => spicesOfDishes(recipes), [recipes]);
  const putTargetBack = useRef<() => void>(undefined);
  // Sorting the cards by a shared dabba moves the one that the address names.
  useLayoutEffect(() => {
    if (dabba.size === 0) return; // Not sorted yet.
    putTargetBack.current?.();
    putTargetBack.current = undefined;
  }, [dabba]);
  const noteOn = ({ spices }: Each) => {
    if (dabba.size === 0) return undefined;
    const missing = missingSpices(spices, dabba);
    const names = missing.map(({ name }) => name).join(", ");
    return {
      missing: missing.map(({ id }) => id),
      text: missing.length > 0 ? interpolate(words.missing, { names }) : words.complete,
      put: words.put,
    };
  };
  const isReady = ({ spices }: Each) => missingSpices(spices, dabba).length === 0;
  return (
    <>
      <DabbaSwitches
        words={words}
        spices={spices}
        dabba={dabba}
        onChange={setDabba}
        onRestore={(restored) => {
          putTargetBack.current = holdTarget();
          setDabba(restored);
        }}
        count={{ ready: recipes.filter(isReady).length, all: recipes.length }}
      />
      {children(byMissing(recipes, dabba), noteOn)}
    </>
  );
}
