import { use } from "react";
import type { Pack } from "../../content/packs.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { numberText } from "../../text/numbers.ts";
import type { Lines } from "../slip/order.ts";
import { PutButton } from "../slip/PutButton.tsx";
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
  className: string;
}

/**
 * The button of a recipe that puts its spices on the slip, unless we sell none of them: for few people in their smallest
 * packs, for many people all that they need.
 */
export function PutOnSlip({ recipe, people, needs, forMany, nameOf, className }: PutOnSlipProps) {
  const { pantry, words } = forMany;
  const { slug, spices, title } = recipe;
  const { language } = use(PageContext);
  const store = useSlipStore();
  if (!spices.some(({ card }) => card)) return null;
  const smallest = spices.map(({ id }) => `${id}.${smallestOf(pantry[id]?.packs)?.id ?? "any"}`);
  const count = (people: number) => numberText(people, language);
  const replaced = (before: number) =>
    interpolate(words.dishChanged, { name: title, before: count(before), count: count(people) });
  const put = (pressed: string) =>
    needs ? store.putDish({ slug, people, needs }, pressed, replaced) : store.addMissing(smallest, pressed);
  const label = needs ? words.put : words.putSpices;
  return (
    <div className={className} data-needs-script="">
      <PutButton label={label} name={nameOf(label)} see={words.seeSlip} put={put} />
    </div>
  );
}

const smallestOf = (packs: readonly Pack[] = []) => packs.toSorted((a, b) => a.grams - b.grams)[0];
