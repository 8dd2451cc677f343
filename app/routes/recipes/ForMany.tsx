import { type ComponentProps, use, useId, useState } from "react";
import type { CookingForManyWords } from "../../content/schema/controls";
import type { Recipe } from "../../content/schema/recipe";
import type { PageWords } from "../../content/schema/schemas";
import { interpolate } from "../../interpolate";
import { useIsHydrated } from "../../island/use-is-hydrated";
import { countText, parseWholeNumber } from "../../numbers";
import { fewestPacks, isSoldLoose } from "../../packs/fewest-packs";
import { Weight } from "../../packs/PriceWeights";
import { PageContext } from "../../page-context";
import type { Measure } from "../../recipe/amounts";
import { ingredientForMany, type PantrySpice, peopleRange, spiceForMany, wholeGramsOf } from "../../recipe/for-many";
import { type Ingredient, writeLine } from "../../recipe/ingredient-lines";
import { SeeSlip } from "../../slip/SeeSlip";
import { type DishPacks, putDishPacks } from "../../slip/store";
import { Button } from "../../ui/Button";
import { useStoredState } from "../../use-stored-state";
import { CollapsiblePart } from "./CollapsiblePart";
import styles from "./ForMany.module.css";

/** A recipe with the names of its spices, and their cards in the catalogue. */
type ScalableRecipe = Pick<Recipe, "slug" | "serves" | "ingredients"> & {
  spices: readonly (Recipe["spices"][number] & { name: string; card: string | undefined })[];
};

interface ForManyProps extends Pick<ComponentProps<typeof CollapsiblePart>, "onToggle"> {
  recipe: ScalableRecipe;
  words: CookingForManyWords;
  /** The facts of the spices, by id. */
  pantry: Readonly<Record<string, PantrySpice>>;
  /** The label of the button that opens the slip. */
  see?: string | undefined;
  amountsFor: PageWords<"recipes">["cookAlong"]["amountsFor"];
  units: PageWords<"recipes">["units"];
}

/**
 * The part of a card that scales the recipe to 13 to 500 people: spices by weight and in packs, the rest in kilos and
 * litres, and notes on what does not grow in proportion.
 */
export function ForMany({ onToggle, ...props }: ForManyProps) {
  const { recipe, words, amountsFor } = props;
  const { language } = use(PageContext);
  const id = useId();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useStoredState(`people ${recipe.slug}`, "");
  /** Whether the field has lost the focus: a number that is being typed may still be too small. */
  const [hasLostFocus, setHasLostFocus] = useState(false);
  const number = parseWholeNumber(typed);
  const people = number !== undefined && number >= peopleRange.from && number <= peopleRange.to ? number : undefined;
  const isWrong = people === undefined && typed.trim() !== "" && (hasLostFocus || (number ?? 0) > peopleRange.to);
  return (
    <CollapsiblePart
      title={words.title}
      onToggle={onToggle}
      className={people === undefined ? "not-printed" : undefined}
      data-many=""
    >
      {isHydrated ? null : <p className={styles.plain}>{words.withoutScript}</p>}
      <div className={styles.ask} data-needs-script="">
        <label htmlFor={id}>{words.people}</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          aria-describedby={isWrong ? `${id}-range` : undefined}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setHasLostFocus(false);
          }}
          onBlur={() => setHasLostFocus(true)}
        />
      </div>
      <p id={`${id}-range`} className={isWrong ? styles.wrong : "visually-hidden"} role="status">
        {isWrong ? words.range : people ? countText(amountsFor, people, language) : ""}
      </p>
      {people ? <Amounts {...props} people={people} /> : null}
    </CollapsiblePart>
  );
}

/** The amounts for a number of people, and the button that puts the packs on the slip. */
function Amounts({ recipe, words, pantry, see, units, people }: Omit<ForManyProps, "onToggle"> & { people: number }) {
  const { language } = use(PageContext);
  const id = useId();
  const [put, savePut] = useStoredState<DishPacks | undefined>(`put ${recipe.slug}`, undefined);
  const factor = people / recipe.serves;
  const write = ({ name }: Pick<Ingredient, "name">, measure: Measure) =>
    writeLine({ name, ...measure }, language, units);

  const spices = recipe.spices.map((spice) => {
    const facts = pantry[spice.id] ?? {};
    const { packs = [] } = facts;
    const measure = spiceForMany(spice, factor, facts);
    const grams = wholeGramsOf(measure);
    return {
      ...spice,
      ...write(spice, measure),
      isWeightUnknown: grams === undefined && spice.unit !== undefined,
      packs: grams ? fewestPacks(grams, packs) : [],
      isLoose: (grams ?? 0) >= 1000 && isSoldLoose(packs),
      isProduct: facts.packs !== undefined,
    };
  });
  const notWeighed = spices.filter(({ isWeightUnknown }) => isWeightUnknown).map(({ name }) => name);
  const hasPacks = notWeighed.length === 0 && spices.some(({ packs }) => packs.length > 0);
  const dish: DishPacks = {
    lines: spices.flatMap((spice) => spice.packs.map(({ pack, count }) => [`${spice.id}.${pack.id}`, count] as const)),
    others: spices.filter(({ isProduct, measure }) => !isProduct && measure).map(({ text }) => text),
  };
  return (
    <div className={styles.amounts}>
      <b className="cap">{words.spices}</b>
      <ul className={styles.lines}>
        {spices.map(({ id, measure, name, card, packs, isLoose }) => (
          <li key={id} data-spice={id}>
            <b>{measure || words.byEye}</b>
            {card ? <a href={card}>{name}</a> : <span>{name}</span>}
            {hasPacks && packs.length > 0 ? (
              <span className={styles.packs}>
                {packs.map(({ pack, count }) => (
                  <span key={pack.id} className={styles.pack}>
                    <span className="visually-hidden">
                      {interpolate(words.pack, { count: String(count), pack: pack.text })}
                    </span>
                    <span aria-hidden="true">{`${count} ×`}</span>
                    <span aria-hidden="true">
                      <Weight pack={pack.text} />
                    </span>
                  </span>
                ))}
                {isLoose ? <small>{interpolate(words.loose, { weight: measure })}</small> : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {notWeighed.length > 0 ? (
        <p className={styles.wrong}>{interpolate(words.notWeighed, { names: notWeighed.join(", ") })}</p>
      ) : null}
      {hasPacks ? (
        <div className={`${styles.put} not-printed`}>
          <Button
            id={id}
            isSlim
            data-wakes=""
            onClick={() => {
              putDishPacks(dish, put, id);
              savePut(dish);
            }}
          >
            {words.put}
          </Button>
          {see ? <SeeSlip after={id}>{see}</SeeSlip> : null}
        </div>
      ) : null}
      <b className="cap">{words.others}</b>
      <ul className={styles.lines}>
        {recipe.ingredients.map((ingredient) => {
          const { measure, name } = write(ingredient, ingredientForMany(ingredient, factor));
          return (
            <li key={ingredient.id}>
              <b>{measure || words.byEye}</b>
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.growth}>
        <b className="cap">{words.growth}</b>
        <ul>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
