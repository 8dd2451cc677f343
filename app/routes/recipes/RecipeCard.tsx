import { Control, type ControlData } from "../../controls/Control";
import { useLocalPath } from "../../language-context";
import type { IngredientLine, SpiceLine } from "../../recipe/ingredient-lines";
import { Dabba } from "../../ui/Dabba";
import { interpolate } from "../../ui/interpolate";
import styles from "./RecipeCard.module.css";
import type { RecipesWords } from "./words";

/** The data a recipe card shows. */
export interface RecipeCardData {
  slug: string;
  title: string;
  description: string;
  emoji: string;
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
    description,
    emoji,
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
        <h3>{title}</h3>
        <span className={styles.pan} aria-hidden="true">
          {emoji}
        </span>
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
            <br />
            <ul className={styles.spices} aria-label={words.spices}>
              {spices.map(({ id, measure, what, isProduct }) => (
                <li key={id}>
                  {measure} {isProduct ? <a href={`${path("/products")}#${id}`}>{what}</a> : what}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {beforehand ? <Note label={words.beforehand}>{beforehand}</Note> : null}
        <details open={isOpen}>
          <summary>{words.ingredients}</summary>
          <ul>
            {ingredients.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
        <details>
          <summary>{words.steps}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Note label={words.tip}>{tip}</Note>
          <Note label={words.swap}>{swap}</Note>
        </details>
        <div className={`${styles.actions} row`}>
          <Control control={download} variant="line" isSlim icon="down" name={nameOf(download)} />
          <Control control={share} variant="line" isSlim icon="share" name={nameOf(share)} />
        </div>
      </div>
    </article>
  );
}

/** A sentence that is not a step: what is done beforehand, a tip, a swap. */
function Note({ label, children }: { label: string; children: string }) {
  return (
    <p className={styles.note}>
      <b className="cap">{label}</b> {children}
    </p>
  );
}
