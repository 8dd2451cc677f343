import type { Recipe } from "../../content/schema/recipe";
import type { PageWords } from "../../content/schema/schemas";
import { Control, type ControlData } from "../../controls/Control";
import type { IngredientLine } from "../../recipe/ingredient-lines";
import type { SpiceLine } from "../../recipe/recipe-lines";
import type { SlipChoices } from "../../slip/slip";
import { Button } from "../../ui/Button";
import { Dabba } from "../../ui/Dabba";
import { Hindi } from "../../ui/Hindi";
import { interpolate } from "../../ui/interpolate";
import { KeepScreenOn } from "./KeepScreenOn";
import styles from "./RecipeCard.module.css";
import { ServingsStepper } from "./ServingsStepper";

/** The data a recipe card shows. */
export interface RecipeCardData extends Omit<Recipe, "id" | "illustration" | "spices" | "ingredients"> {
  /** The address of a drawing of the dish. */
  drawing?: string | undefined;
  spices: readonly SpiceLine[];
  ingredients: readonly IngredientLine[];
  download: ControlData;
  share: ControlData;
  /** The button that puts its spices on the order slip, where there is one. */
  order?: { label: string; slip: SlipChoices } | undefined;
}

interface RecipeCardProps {
  recipe: RecipeCardData;
  words: PageWords<"recipes">;
  /** Opens the list of ingredients initially. */
  isOpen: boolean;
}

/** One recipe card: key facts, its spices, and collapsible ingredients and steps. Prints on a separate page. */
export function RecipeCard({ recipe, words, isOpen }: RecipeCardProps) {
  const { title, spices, serves } = recipe;
  // The PDF keeps the recipe's own servings, whatever the card is set to.
  const download =
    recipe.download.kind === "download"
      ? {
          ...recipe.download,
          label: interpolate(words.pdf.link, { action: recipe.download.label, serves: String(serves) }),
        }
      : recipe.download;
  const nameOf = ({ label }: ControlData) => interpolate(words.actionFor, { action: label, name: title });
  return (
    <article className={styles.recipe} data-spice={spices[0]?.id} id={recipe.slug}>
      <header>
        {recipe.drawing ? (
          <img
            className={styles.drawing}
            src={recipe.drawing}
            width="240"
            height="240"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <div className={styles.name}>
          <span className={styles.pan} aria-hidden="true">
            {recipe.emoji}
          </span>
          <Hindi>{recipe.hindi}</Hindi>
        </div>
        <h3>{title}</h3>
        <p>{recipe.description}</p>
      </header>
      <dl className={styles.vitals}>
        <div>
          <dt className="cap">{words.time}</dt>
          <dd>{interpolate(words.minutes, { minutes: String(recipe.cookTime) })}</dd>
        </div>
        <div>
          <dt className="cap">{words.level}</dt>
          <dd>{words.difficulties[recipe.difficulty]}</dd>
        </div>
        <div>
          <dt className="cap">{words.serves}</dt>
          <dd data-serves="">{serves}</dd>
        </div>
      </dl>
      <div className={styles.body}>
        <div className={styles.from}>
          <Dabba spices={spices.map(({ id }) => id)} />
          <div>
            <b className="cap">{words.spices}</b>
            <ul className={styles.spices} aria-label={words.spices}>
              {spices.map(({ id, measure, name, card }) => (
                <li key={id}>
                  <Measure>{measure}</Measure>
                  {card ? <a href={card}>{name}</a> : <span>{name}</span>}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {recipe.order ? (
          <Button
            {...recipe.order.slip}
            variant="line"
            isSlim
            aria-label={interpolate(words.actionFor, { action: recipe.order.label, name: title })}
          >
            {recipe.order.label}
          </Button>
        ) : null}
        {recipe.beforehand ? <Note label={words.beforehand}>{recipe.beforehand}</Note> : null}
        <details open={isOpen}>
          <summary>{words.ingredients}</summary>
          <ServingsStepper title={title} serves={serves} words={words.cookAlong} />
          <ul className={styles.ingredients}>
            {recipe.ingredients.map(({ id, measure, name }) => (
              <li key={id}>
                <label>
                  {/* Ticked off while cooking: the browser needs no script for it. */}
                  <input type="checkbox" name={id} />
                  <Measure>{measure}</Measure>
                  <span>{name}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
        <details>
          <summary>{words.steps}</summary>
          <KeepScreenOn label={words.cookAlong.keepScreenOn} />
          <ol>
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.notes}>
            <Note label={words.tip}>{recipe.tip}</Note>
            <Note label={words.swap}>{recipe.swap}</Note>
          </div>
        </details>
        <div className={`${styles.actions} row not-printed`}>
          <Control control={download} variant="line" isSlim icon="down" name={nameOf(download)} />
          <Control control={recipe.share} variant="line" isSlim icon="share" name={nameOf(recipe.share)} />
        </div>
      </div>
    </article>
  );
}

/** How much of something, before its name; app/recipe/servings.ts changes both for other servings. */
function Measure({ children }: { children: string }) {
  return children ? (
    <>
      <b data-measure="">{children}</b>{" "}
    </>
  ) : null;
}

/** A sentence that is not a step: what is done beforehand, a tip, a swap. */
function Note({ label, children }: { label: string; children: string }) {
  return (
    <p className={styles.note}>
      <b className="cap">{label}</b> {children}
    </p>
  );
}
