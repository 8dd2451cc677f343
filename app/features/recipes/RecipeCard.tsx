import { use } from "react";
import { type Additions, partsOf } from "../../site/additions.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { CollapsiblePart } from "../../ui/CollapsiblePart.tsx";
import { Dabba } from "../../ui/Dabba.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Control } from "../controls/Control.tsx";
import { scaleMeasure } from "../measures/amounts.ts";
import { type Ingredient, writeLine } from "../measures/ingredient-lines.ts";
import { KeepScreenOn } from "./KeepScreenOn.tsx";
import styles from "./RecipeCard.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";
import { cardParts, orderButtons } from "./registry.ts";
import { ServingsStepper } from "./ServingsStepper.tsx";
import { useCooking } from "./use-cooking.ts";

interface RecipeCardProps {
  recipe: RecipeCardsData["recipes"][number];
  words: RecipeCardsData["words"];
  additions: Additions;
  /** Whether the list of ingredients is open initially. */
  isOpen: boolean;
}

/** One recipe card: key facts, its spices, and collapsible ingredients and steps. Prints on a separate page. */
export function RecipeCard({ recipe, words, additions, isOpen }: RecipeCardProps) {
  const { slug, title, spices, serves } = recipe;
  const spiceIds = spices.map(({ id }) => id);
  const parts = partsOf(cardParts, additions);
  const [order] = partsOf(orderButtons, additions);
  const { language } = use(PageContext);
  const { card, servings, saveServings, saveTicks, saveOpenParts } = useCooking(recipe, [
    isOpen,
    ...parts.map(() => false),
    false,
  ]);
  const line = ({ card, ...ingredient }: Ingredient & { card?: string | undefined }) => {
    const { measure, name } = writeLine(scaleMeasure(ingredient, serves, servings), language, words.units);
    return (
      <>
        {measure ? <b>{measure}</b> : null} {card ? <a href={card}>{name}</a> : <span>{name}</span>}
      </>
    );
  };
  const nameOf = (label: string) => interpolate(words.actionFor, { action: label, name: title });
  return (
    <article className={styles.recipe} data-spice={spices[0]?.id} id={slug} ref={card}>
      <header className="edge-b">
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
        {[
          [words.time, interpolate(words.minutes, { minutes: String(recipe.cookTime) })],
          [words.level, words.difficulties[recipe.difficulty]],
          [words.serves, servings],
        ].map(([term, fact]) => (
          <div key={term}>
            <dt className="cap">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.body}>
        <div className={styles.from}>
          <Dabba spices={spiceIds} />
          <div>
            <b className="cap">{words.spices}</b>
            <ul className={styles.spices} aria-label={words.spices}>
              {spices.map((spice) => (
                <li key={spice.id}>{line(spice)}</li>
              ))}
            </ul>
          </div>
        </div>
        {order ? (
          <order.part.Spices
            own={order.own}
            spices={spiceIds}
            nameOf={nameOf}
            className={`${styles.order} not-printed`}
          />
        ) : null}
        {recipe.beforehand ? <Note label={words.beforehand}>{recipe.beforehand}</Note> : null}
        <CollapsiblePart
          title={words.ingredients}
          open={isOpen}
          data-open-at-first={isOpen || undefined}
          onToggle={saveOpenParts}
        >
          <ServingsStepper {...{ recipe, servings }} onChange={saveServings} words={words.cookAlong} />
          {/* No form: Chromium would lay out the closed part of each as soon as the page has loaded. */}
          <ul className={styles.ingredients} onChange={saveTicks}>
            {recipe.ingredients.map((ingredient) => (
              <li key={ingredient.id}>
                {/* To tick off while cooking. No autocomplete, because browsers restore older ticks than sessionStorage has. */}
                <label>
                  <input type="checkbox" name={ingredient.id} autoComplete="off" />
                  {line(ingredient)}
                </label>
              </li>
            ))}
          </ul>
        </CollapsiblePart>
        {parts.map(({ name, part: Part, own }) => (
          <Part
            key={name}
            own={own}
            recipe={recipe}
            orderDish={
              order &&
              ((people, lines, label) => <order.part.Dish own={order.own} {...{ slug, people, lines, label }} />)
            }
            amountsFor={words.cookAlong.amountsFor}
            units={words.units}
            onToggle={saveOpenParts}
          />
        ))}
        <CollapsiblePart title={words.steps} onToggle={saveOpenParts}>
          <KeepScreenOn words={words.cookAlong} />
          <ol>
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.notes}>
            <Note label={words.tip}>{recipe.tip}</Note>
            <Note label={words.swap}>{recipe.swap}</Note>
          </div>
        </CollapsiblePart>
        <div className={`${styles.actions} row not-printed`}>
          <Control
            control={recipe.download}
            variant="line"
            isSlim
            icon={recipe.download.kind === "print" ? "print" : "down"}
            name={nameOf(recipe.download.label)}
          />
          <Control control={recipe.share} variant="line" isSlim icon="share" name={nameOf(recipe.share.label)} />
        </div>
      </div>
    </article>
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
