import { use, useId, useState } from "react";
import type { CookingForManyWords } from "../../content/schema/for-many.ts";
import { storedText } from "../../islands/parsers.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { useStoredState } from "../../islands/use-stored-state.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, firstWholeNumber, numberText } from "../../text/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { CollapsiblePart } from "../../ui/CollapsiblePart.tsx";
import { useAnnounce, useAnnouncement } from "../../ui/LiveRegion.tsx";
import { TextToCopy } from "../../ui/TextToCopy.tsx";
import { useShare } from "../../ui/use-share.ts";
import type { Measure } from "../measures/amounts.ts";
import { type Ingredient, writeLine } from "../measures/ingredient-lines.ts";
import { fewestPacks, isSoldLoose, type PackCount } from "../packs/fewest-packs.ts";
import { Weight } from "../packs/PriceWeights.tsx";
import type { CardPartProps } from "../recipes/additions.ts";
import styles from "./ForMany.module.css";
import { gramsForMany, ingredientForMany, type PantrySpice, peopleRange, spiceForMany } from "./for-many.ts";

/** The words of the part itself; the invitation to it is on other pages. */
type ForManyWords = Omit<CookingForManyWords, "invitation">;

type ForManyProps = CardPartProps<{
  words: ForManyWords;
  /** The facts of the spices, by id. */
  pantry: Readonly<Record<string, PantrySpice>>;
}>;

/**
 * The part of a card that scales the recipe to 13 to 500 people: spices by weight and in packs, the rest in kilos and
 * litres, and notes on what does not grow in proportion.
 */
export function ForMany({ onToggle, ...props }: ForManyProps) {
  const { recipe, own, amountsFor } = props;
  const { words } = own;
  const { language } = use(PageContext);
  const id = useId();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useStoredState("people", recipe.slug, storedText, "");
  /** Whether the field has lost the focus: a number that is being typed may still be too small. */
  const [hasLostFocus, setHasLostFocus] = useState(false);
  const people = peopleIn(typed);
  const isTooMany = (firstWholeNumber(typed) ?? 0) > peopleRange.to;
  const isWrong = people === undefined && typed.trim() !== "" && (hasLostFocus || isTooMany);
  const announce = useAnnounce();
  useAnnouncement(isWrong ? words.range : "");
  return (
    <CollapsiblePart
      title={words.title}
      onToggle={onToggle}
      className={people === undefined ? "not-printed" : undefined}
      data-many=""
    >
      <p className={styles.plain} data-without-script="">
        {words.withoutScript}
      </p>
      {/* Before, it would do nothing, and Chromium would lay out this closed part for its field (RecipeCard.tsx). */}
      {isHydrated ? (
        <div className={`${styles.ask} row`} data-needs-script="">
          <label htmlFor={id}>{words.people}</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={typed}
            aria-describedby={isWrong ? `${id}-range` : undefined}
            aria-invalid={isWrong || undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setHasLostFocus(false);
              const next = peopleIn(currentTarget.value);
              if (next) announce(countText(amountsFor, next, language));
            }}
            onBlur={() => setHasLostFocus(true)}
          />
        </div>
      ) : null}
      {isWrong ? (
        <p id={`${id}-range`} className={styles.wrong}>
          {words.range}
        </p>
      ) : null}
      {people ? <Amounts {...props} people={people} /> : null}
    </CollapsiblePart>
  );
}

/** The number of people that a text says, if the recipe can be counted for so many. */
function peopleIn(typed: string): number | undefined {
  const number = firstWholeNumber(typed);
  return number !== undefined && number >= peopleRange.from && number <= peopleRange.to ? number : undefined;
}

/** The amounts for a number of people, and the button that orders the packs. */
function Amounts({ recipe, own, orderDish, units, people }: Omit<ForManyProps, "onToggle"> & { people: number }) {
  const { words, pantry } = own;
  const { language } = use(PageContext);
  const factor = people / recipe.serves;
  const write = ({ name }: Pick<Ingredient, "name">, measure: Measure) =>
    writeLine({ name, ...measure }, language, units);

  const spices = recipe.spices.map((spice) => {
    const facts = pantry[spice.id] ?? {};
    const { packs = [] } = facts;
    const measure = spiceForMany(spice, factor, facts);
    const grams = gramsForMany(spice, factor, facts);
    return {
      ...spice,
      ...write(spice, measure),
      /** Its weight as shown. */
      shownGrams: grams && Math.round((measure.amount ?? 0) * (measure.unit === "kg" ? 1000 : 1)),
      isWeightUnknown: grams === undefined && spice.unit !== undefined,
      packs: grams ? fewestPacks(grams, packs) : [],
      isLoose: (grams ?? 0) >= 1000 && isSoldLoose(packs),
      isProduct: facts.packs !== undefined,
    };
  });
  const ingredients = recipe.ingredients.map((ingredient) => ({
    id: ingredient.id,
    ...write(ingredient, ingredientForMany(ingredient, factor)),
  }));
  const notWeighed = spices.filter(({ isWeightUnknown }) => isWeightUnknown).map(({ name }) => name);
  const hasPacks = notWeighed.length === 0 && spices.some(({ packs }) => packs.length > 0);
  /** Products in packs; spices that are no products by weight, or as they are sold if they are counted. */
  const dish = new Map(
    spices.flatMap(({ id, packs, isProduct, shownGrams, measure }): (readonly [string, number])[] => {
      if (isProduct) return packs.map(({ pack, count }) => [`${id}.${pack.id}`, count]);
      return measure ? [shownGrams ? [`${id}.g`, shownGrams] : [`${id}.any`, 1]] : [];
    }),
  );
  const count = numberText(people, language);
  const lineOf = ({ measure, name, packs = [] }: { measure: string; name: string; packs?: readonly PackCount[] }) =>
    [
      `${measure || words.byEye} ${name}`,
      ...(hasPacks && packs.length > 0 ? [packs.map(packText).join(", ")] : []),
    ].join(": ");
  const packText = ({ pack, count }: PackCount) => interpolate(words.pack, { count: String(count), pack: pack.text });
  const list = [
    interpolate(words.list, { name: recipe.title, count }),
    "",
    words.spices,
    ...spices.map(lineOf),
    "",
    words.others,
    ...ingredients.map(lineOf),
  ].join("\n");
  return (
    <div className={styles.amounts}>
      <b className="cap">{words.spices}</b>
      <ul className={styles.lines}>
        {spices.map(({ id, measure, name, card, packs, isLoose }) => (
          <li key={id} data-spice={id}>
            <b>{measure || words.byEye}</b>
            {card ? <a href={card}>{name}</a> : <span>{name}</span>}
            {hasPacks && packs.length > 0 ? (
              <span className={`${styles.packs} row`}>
                {packs.map(({ pack, count }) => (
                  <span key={pack.id} className={styles.pack}>
                    <span className="visually-hidden">{packText({ pack, count })}</span>
                    <span aria-hidden="true">{`${count} ×`}</span>
                    <span aria-hidden="true">
                      <Weight pack={pack} />
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
      {hasPacks && orderDish ? (
        <div className={`${styles.put} not-printed`}>{orderDish(people, dish, words.put)}</div>
      ) : null}
      <b className="cap">{words.others}</b>
      <ul className={styles.lines}>
        {ingredients.map(({ id, measure, name }) => (
          <li key={id}>
            <b>{measure || words.byEye}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <TakeAlong text={list} words={words} label={interpolate(words.share, { count })} />
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

/** The buttons that take the amounts along as a text: copied, or in the phone's share sheet. */
function TakeAlong({ text, words, label }: { text: string; words: ForManyWords; label: string }) {
  const { status, toCopy, copy, share } = useShare();
  return (
    <div className={`${styles.take} row not-printed`}>
      <Button variant="line" isSlim onClick={() => copy(text, words)}>
        {words.copy}
      </Button>
      <Button variant="line" isSlim onClick={() => share({ text }, words)}>
        {label}
      </Button>
      {status ? <p>{status}</p> : null}
      {toCopy ? <TextToCopy key={text} label={words.copy} text={toCopy} /> : null}
    </div>
  );
}
