import { use, useId } from "react";
import type { Pack } from "../../content/packs.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { numberText } from "../../text/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import type { Lines } from "../slip/order.ts";
import { SeeSlip } from "../slip/SeeSlip.tsx";
import { useSlipStore } from "../slip/store.ts";
import type { Recipe, RecipeCardsData } from "./recipe-cards.server.ts";

interface PutOnSlipProps {
  recipe: Recipe;
  people: number;
  /** What so many people need, by choice; undefined for few, or if it is not known. */
  needs: Lines | undefined;
  forMany: NonNullable<RecipeCardsData["forMany"]>;
  /** The accessible name of a button with this label. */
  nameOf: (label: string) => string;
}

/**
 * The button of a recipe that puts its spices on the slip, unless we sell none of them: for few people in their smallest
 * packs, for many people all that they need.
 */
export function PutOnSlip({ recipe, people, needs, forMany, nameOf }: PutOnSlipProps) {
  const { pantry, words } = forMany;
  const { slug, spices, title } = recipe;
  const { language } = use(PageContext);
  const store = useSlipStore();
  const id = useId();
  if (!spices.some(({ card }) => card)) return null;
  const smallest = spices.map(({ id }) => `${id}.${smallestOf(pantry[id]?.packs)?.id ?? "any"}`);
  const count = (people: number) => numberText(people, language);
  const replaced = (before: number) =>
    interpolate(words.dishChanged, { name: title, before: count(before), count: count(people) });
  const put = () => (needs ? store.putDish({ slug, people, needs }, id, replaced) : store.addMissing(smallest, id));
  const label = needs ? words.put : words.putSpices;
  return (
    <div className="not-printed" data-needs-script="">
      <Button id={id} data-wakes="" variant="line" isSlim onClick={put} aria-label={nameOf(label)}>
        {label}
      </Button>
      <SeeSlip after={id}>{words.seeSlip}</SeeSlip>
    </div>
  );
}

const smallestOf = (packs: readonly Pack[] = []) => packs.toSorted((a, b) => a.grams - b.grams)[0];
