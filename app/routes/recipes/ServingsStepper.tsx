import type { PageWords } from "../../content/schema/schemas";
import { Drawing } from "../../ui/Drawing";
import { interpolate } from "../../ui/interpolate";
import styles from "./ServingsStepper.module.css";

interface ServingsStepperProps {
  title: string;
  serves: number;
  words: PageWords<"recipes">["cookAlong"];
}

/**
 * Fewer or more servings. Inert until app/recipe/servings.ts runs it; its place is kept free, so that nothing moves.
 */
export function ServingsStepper({ title, serves, words: { servings, amountsFor, fewer, more } }: ServingsStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line to read
    <div
      className={styles.stepper}
      role="group"
      aria-label={interpolate(servings, { name: title })}
      data-servings={serves}
      inert
    >
      <button type="button" data-step="-1" aria-label={fewer}>
        <Drawing line="M5 12h14" />
      </button>
      <output>{interpolate(amountsFor.other, { count: String(serves) })}</output>
      <button type="button" data-step="1" aria-label={more}>
        <Drawing line="M5 12h14M12 5v14" />
      </button>
    </div>
  );
}
