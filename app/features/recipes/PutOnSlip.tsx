import type { Pack } from "../../content/packs.ts";
import { PutButton } from "../slip/PutButton.tsx";
import { useSlipStore } from "../slip/store.ts";
import type { Recipe, RecipeCardsData } from "./recipe-cards.server.ts";

interface PutOnSlipProps {
  recipe: Recipe;
  people: number;
  /** What so many people need, by choice; undefined for few, or if it is not known. */
  order: ReadonlyMap<string, number> | undefined;
  forMany: NonNullable<RecipeCardsData["forMany"]>;
  /** The accessible name of a button with this label. */
  nameOf: (label: string) => string;
  className: string;
}

/**
 * The button of a recipe that puts its spices on the slip, unless we sell none of them: for few people in their smallest
 * packs, for many people all that they need.
 */
export function PutOnSlip({ recipe, people, order, forMany, nameOf, className }: PutOnSlipProps) {
  const { pantry, words } = forMany;
  const { slug, spices } = recipe;
  const store = useSlipStore();
  if (!spices.some(({ card }) => card)) return null;
  const smallest = spices.map(({ id }) => `${id}.${smallestOf(pantry[id]?.packs)?.id ?? "any"}`);
  const put = (pressed: string) =>
    order ? store.putDish(slug, people, order, pressed) : store.addMissing(smallest, pressed);
  const label = order ? words.put : words.putSpices;
  return (
    <div className={className} data-needs-script="">
      <PutButton label={label} name={nameOf(label)} see={words.seeSlip} put={put} />
    </div>
  );
}

const smallestOf = (packs: readonly Pack[] = []) => packs.toSorted((a, b) => a.grams - b.grams)[0];
