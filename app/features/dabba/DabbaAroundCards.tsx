import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DabbaWords } from "../../content/schema/dabba.ts";
import { interpolate } from "../../text/interpolate.ts";
import { holdTarget } from "../../ui/hold-target.ts";
import type { AroundCardsProps, Recipe, SpiceNote } from "../recipes/additions.ts";
import { DabbaSwitches } from "./DabbaSwitches.tsx";
import { byMissing, emptyDabba, missingSpices, type OwnSpices, spicesOfDishes } from "./dabba.ts";

/** The dabba above the recipes' cards: it sorts them by what the visitor has, and each says what is missing. */
export function DabbaAroundCards({ own: { words }, recipes, children }: AroundCardsProps<{ words: DabbaWords }>) {
  const [dabba, setDabba] = useState<OwnSpices>(emptyDabba);
  const spices = useMemo(() => spicesOfDishes(recipes), [recipes]);
  const putTargetBack = useRef<() => void>(undefined);
  // Sorting the cards by a shared dabba moves the one that the address names.
  useLayoutEffect(() => {
    if (dabba.size === 0) return; // Not sorted yet.
    putTargetBack.current?.();
    putTargetBack.current = undefined;
  }, [dabba]);
  const noteOn = ({ spices }: Recipe): SpiceNote | undefined => {
    if (dabba.size === 0) return undefined;
    const missing = missingSpices(spices, dabba);
    const names = missing.map(({ name }) => name).join(", ");
    return {
      missing: missing.map(({ id }) => id),
      text: missing.length > 0 ? interpolate(words.missing, { names }) : words.complete,
      put: words.put,
    };
  };
  const isReady = ({ spices }: Recipe) => missingSpices(spices, dabba).length === 0;
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
