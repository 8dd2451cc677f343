import { Control, type ControlData } from "../../controls/Control";
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
  /** The spice that colours the card. */
  spice: string;
  /** The spices' names. */
  spices: readonly string[];
  /** The filled bowls of the drawn spice box, 1 to 7. */
  bowls: readonly number[];
  cookTime: number;
  difficulty: keyof RecipesWords["difficulties"];
  serves: number;
  ingredients: readonly string[];
  steps: readonly string[];
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
  const {
    slug,
    title,
    description,
    emoji,
    spice,
    spices,
    bowls,
    cookTime,
    difficulty,
    serves,
    ingredients,
    steps,
    download,
    share,
  } = recipe;
  const nameOf = ({ label }: ControlData) => interpolate(words.actionFor, { action: label, name: title });
  return (
    <article className={styles.recipe} data-spice={spice} id={slug}>
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
              {spices.map((spice, index) => (
                <li key={spice}>
                  {spice}
                  {index < spices.length - 1 ? ", " : ""}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <details open={isOpen}>
          <summary>{words.ingredients}</summary>
          <ul>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
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
        </details>
        <div className={`${styles.actions} row`}>
          <Control control={download} variant="line" isSlim icon="down" name={nameOf(download)} />
          <Control control={share} variant="line" isSlim icon="share" name={nameOf(share)} />
        </div>
      </div>
    </article>
  );
}
