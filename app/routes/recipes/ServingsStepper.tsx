import type { PageWords } from "../../content/schema/schemas";
import { interpolate } from "../../interpolate";
import { useIsHydrated } from "../../island/use-is-hydrated";
import { plural } from "../../numbers";
import { isPossible } from "../../recipe/use-cooking";
import { Drawing } from "../../ui/Drawing";
import styles from "./ServingsStepper.module.css";

interface ServingsStepperProps {
  title: string;
  servings: number;
  /** For how many the recipe is written. */
  serves: number;
  onStep: (by: number) => void;
  words: PageWords<"recipes">["cookAlong"];
  language: string;
}

/** Fewer or more servings. Inert until its code runs; its place is kept free, so that nothing moves. */
export function ServingsStepper({ title, servings, serves, onStep, words, language }: ServingsStepperProps) {
  const isHydrated = useIsHydrated();
  const step = (by: number, name: string, line: string) => (
    // Not `disabled`: the button would lose the focus of whoever is pressing it.
    <button
      type="button"
      aria-label={name}
      aria-disabled={!isPossible(servings + by) || undefined}
      onClick={() => onStep(by)}
    >
      <Drawing line={line} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line to read
    <div
      className={styles.stepper}
      role="group"
      aria-label={interpolate(words.servings, { name: title })}
      data-changed={servings !== serves || undefined}
      inert={!isHydrated}
    >
      {step(-1, words.fewer, "M5 12h14")}
      <output>{plural(words.amountsFor, servings, language)}</output>
      {step(1, words.more, "M5 12h14M12 5v14")}
    </div>
  );
}
