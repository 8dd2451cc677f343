import { type ComponentProps, type MouseEvent, use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Dabba } from "../../ui/Dabba.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Control, type ControlData } from "../controls/Control.tsx";
import { mostServings } from "../measures/amounts.ts";
import { mostPeople } from "../measures/for-many.ts";
import { type Ingredient, writeLine } from "../measures/ingredient-lines.ts";
import { KeepScreenOn } from "./KeepScreenOn.tsx";
import { linesFor, linesForMany } from "./lines-for.ts";
import { PutOnSlip } from "./PutOnSlip.tsx";
import styles from "./RecipeCard.module.css";
import { pathWithPeople, stepId } from "./recipe-address.ts";
import type { Recipe, RecipeCardsData } from "./recipe-cards.server.ts";
import { ServingsStepper } from "./ServingsStepper.tsx";
import { SpiceLines } from "./SpiceLines.tsx";
import { useCooking } from "./use-cooking.ts";

/** All recipes, the first of them open. */
export function RecipeCards({ recipes, ...rest }: RecipeCardsData) {
  return (
    <div className={styles.recipes} data-print="">
      {recipes.map((recipe, index) => (
        <RecipeCard key={recipe.slug} recipe={recipe} isOpen={index === 0} {...rest} />
      ))}
    </div>
  );
}

interface RecipeCardProps extends Pick<RecipeCardsData, "words" | "forMany"> {
  recipe: Recipe;
  /** Whether the list of ingredients is open initially. */
  isOpen: boolean;
}

/** One recipe card: key facts, its spices, and collapsible ingredients and steps. Prints on a separate page. */
function RecipeCard({ recipe, words, forMany, isOpen }: RecipeCardProps) {
  const { slug, title, spices } = recipe;
  const { language } = use(PageContext);
  const most = forMany ? mostPeople : mostServings;
  const { card, people, setPeople, nameInAddress, storeTicks } = useCooking(recipe, most);
  const write = (part: Ingredient) => writeLine(part, language, words.units);
  const many = people > mostServings ? forMany : undefined;
  const lines = many ? linesForMany(recipe, people, write, many) : linesFor(recipe, people, write);
  const nameOf = (label: string) => interpolate(words.actionFor, { action: label, name: title });
  /** A control that shares or prints the card as it is: for so many people. */
  const asShown = (control: ControlData): ControlData =>
    control.kind === "share" || control.kind === "print"
      ? { ...control, path: pathWithPeople(control.path ?? "", recipe, people) }
      : control;
  return (
    <article className={`${styles.recipe} framed`} data-spice={spices[0]?.id} id={slug} ref={card}>
      <header className={`${styles.head} edge-b`}>
        {recipe.drawing ? (
          <img src={recipe.drawing} width="240" height="240" alt="" loading="lazy" decoding="async" />
        ) : null}
        <div className={styles.name}>
          <span aria-hidden="true">{recipe.emoji}</span>
          <Hindi>{recipe.hindi}</Hindi>
        </div>
        <h3>{title}</h3>
        <p>{recipe.description}</p>
      </header>
      <dl className={styles.vitals}>
        {[
          [words.time, interpolate(words.minutes, { minutes: String(recipe.cookTime) })],
          [words.level, words.difficulties[recipe.difficulty]],
          [words.serves, people],
        ].map(([term, fact]) => (
          <div key={term}>
            <dt className="cap">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.body}>
        <div className={styles.from}>
          <Dabba spices={spices.map(({ id }) => id)} />
          <div>
            <b className="cap">{words.spices}</b>
            <SpiceLines name={words.spices} lines={lines} words={forMany?.words} />
          </div>
        </div>
        {forMany ? <PutOnSlip {...{ recipe, people, forMany, nameOf }} needs={lines.needs} /> : null}
        {recipe.beforehand ? <Note label={words.beforehand}>{recipe.beforehand}</Note> : null}
        <div className={styles.parts}>
          <CollapsiblePart
            title={words.ingredients}
            open={isOpen}
            data-open-at-first={isOpen || undefined}
            onOpen={nameInAddress}
          >
            {forMany ? <p data-without-script="">{forMany.words.withoutScript}</p> : null}
            <ServingsStepper {...{ recipe, people, most }} onChange={setPeople} words={words.cookAlong} />
            {/* No form: Chromium would lay out the closed part of each as soon as the page has loaded. */}
            <ul className={styles.ingredients} onChange={storeTicks}>
              {lines.ingredients.map(({ id, measure, name }) => (
                <li key={id}>
                  {/* To tick off while cooking. No autocomplete, because browsers restore older ticks than sessionStorage has. */}
                  <label>
                    <input type="checkbox" name={id} autoComplete="off" />
                    <span>
                      {measure ? <b>{measure}</b> : null} <span>{name}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {many ? (
              <div className={styles.note}>
                <b className="cap">{many.words.growth}</b>
                <ul>
                  {many.words.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </CollapsiblePart>
          <CollapsiblePart title={words.steps} onOpen={nameInAddress}>
            <KeepScreenOn words={words.cookAlong} />
            <ol className={styles.steps}>
              {recipe.steps.map((step, index) => (
                <li key={step} id={stepId(slug, index)}>
                  {step}
                </li>
              ))}
            </ol>
            <div className={styles.notes}>
              <Note label={words.tip}>{recipe.tip}</Note>
              <Note label={words.swap}>{recipe.swap}</Note>
            </div>
          </CollapsiblePart>
        </div>
        <div className={`${styles.actions} row not-printed`}>
          <Control
            control={asShown(recipe.download)}
            variant="line"
            isSlim
            icon={recipe.download.kind === "print" ? "print" : "down"}
            name={nameOf(recipe.download.label)}
          />
          <Control
            control={asShown(recipe.share)}
            variant="line"
            isSlim
            icon="share"
            name={nameOf(recipe.share.label)}
          />
        </div>
      </div>
    </article>
  );
}

interface CollapsiblePartProps extends ComponentProps<"details"> {
  title: string;
  /** Called when the visitor opens it. */
  onOpen: () => void;
}

/** A collapsible part of a card. */
function CollapsiblePart({ title, onOpen, children, ...rest }: CollapsiblePartProps) {
  // Before the browser opens or closes it. `toggle` would not tell who opened it.
  const press = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.closest("details")?.open) onOpen();
  };
  return (
    // The visitor may have opened it before hydration, which React would warn about.
    <details {...rest} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={press}>{title}</summary>
      {children}
    </details>
  );
}

/** A sentence that is not a step: what is done beforehand, a tip, a swap. */
function Note({ label, children }: { label: string; children: string }) {
  return (
    <p className={styles.note}>
      <b className="cap">{label}</b> <span>{children}</span>
    </p>
  );
}
