import type { RecipesWords } from "../../content/schema/pages/recipes";
import { Control, type ControlData } from "../../controls/Control";
import { useLocalPath } from "../../language-context";
import type { IngredientLine, SpiceLine } from "../../recipe/ingredient-lines";
import { Dabba } from "../../ui/Dabba";
import { Hindi } from "../../ui/Hindi";
import { interpolate } from "../../ui/interpolate";
import { KeepScreenOn } from "./KeepScreenOn";
import styles from "./RecipeCard.module.css";
import { ServingsStepper } from "./ServingsStepper";

/** The data a recipe card shows. */
export interface RecipeCardData {
  slug: string;
  title: string;
  /** The title in Hindi, unless it is Hindi already. */
  hindi?: string | undefined;
  description: string;
  emoji: string;
  /** The address of a drawing of the dish. */
  drawing?: string | undefined;
  /** From the dabba; the first one colours the card. */
  spices: readonly SpiceLine[];
  /** The filled bowls of the drawn spice box, 1 to 7. */
  bowls: readonly number[];
  cookTime: number;
  difficulty: keyof RecipesWords["difficulties"];
  serves: number;
  /** Everything else, in the order of use. */
  ingredients: readonly IngredientLine[];
  /** What is soaked or marinated before the cook time begins. */
  beforehand?: string | undefined;
  steps: readonly string[];
  tip: string;
  swap: string;
  download: ControlData;
  share: ControlData;
}

interface RecipeCardProps {
  recipe: RecipeCardData;
  words: RecipesWords;
  /** Opens the list of ingredients initially. */
  isOpen: boolean;
}

/** One recipe card: key facts, the bowls it uses, and collapsible ingredients and steps. Prints on a separate page. */
export function RecipeCard({ recipe, words, isOpen }: RecipeCardProps) {
  const path = useLocalPath();
  const {
    slug,
    title,
    hindi,
    description,
    emoji,
    drawing,
    spices,
    bowls,
    cookTime,
    difficulty,
    serves,
    ingredients,
    beforehand,
    steps,
    tip,
    swap,
    download,
    share,
  } = recipe;
  const nameOf = ({ label }: ControlData) => interpolate(words.actionFor, { action: label, name: title });
  return (
    <article className={styles.recipe} data-spice={spices[0]?.id} id={slug}>
      <header>
        {drawing ? (
          <img
            className={styles.drawing}
            src={drawing}
            width="240"
            height="240"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <div className={styles.name}>
          <span className={styles.pan} aria-hidden="true">
            {emoji}
          </span>
          <Hindi>{hindi}</Hindi>
        </div>
        <h3>{title}</h3>
        <p>{description}</p>
      </header>
      <dl className={styles.vitals}>
        <div>
          <dt className="cap">{words.time}</dt>
          <dd>{interpolate(words.minutes, { minutes: String(cookTime) })}</dd>
        </div>
        <div>
          <dt className="cap">{words.level}</dt>
          <dd>{words.difficulties[difficulty]}</dd>
        </div>
        <div>
          <dt className="cap">{words.serves}</dt>
          <dd>{serves}</dd>
        </div>
      </dl>
      <div className={styles.body}>
        <div className={styles.from}>
          <Dabba bowls={bowls} />
          <div>
            <b className="cap">{words.spices}</b>
            <ul className={styles.spices} aria-label={words.spices}>
              {spices.map(({ id, measure, name, isProduct }) => (
                <li key={id}>
                  <Measure>{measure}</Measure>
                  {isProduct ? <a href={`${path("/products")}#${id}`}>{name}</a> : <span>{name}</span>}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {beforehand ? <Note label={words.beforehand}>{beforehand}</Note> : null}
        <details open={isOpen}>
          <summary>{words.ingredients}</summary>
          <ServingsStepper title={title} serves={serves} words={words.cookAlong} />
          <ul className={styles.ingredients}>
            {ingredients.map(({ id, measure, name }) => (
              <li key={id}>
                <label>
                  {/* Ticked off while cooking: the browser needs no script for it. */}
                  <input type="checkbox" />
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
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.notes}>
            <Note label={words.tip}>{tip}</Note>
            <Note label={words.swap}>{swap}</Note>
          </div>
        </details>
        <div className={`${styles.actions} row`}>
          <Control control={download} variant="line" isSlim icon="down" name={nameOf(download)} />
          <Control control={share} variant="line" isSlim icon="share" name={nameOf(share)} />
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
