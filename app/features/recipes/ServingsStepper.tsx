import { use } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText } from "../../text/numbers.ts";
import { Drawing } from "../../ui/Drawing.tsx";
import { useAnnounce } from "../../ui/LiveRegion.tsx";
import { mostServings } from "../measures/amounts.ts";
import styles from "./ServingsStepper.module.css";

interface ServingsStepperProps {
  recipe: { title: string; serves: number };
  servings: number;
  onChange: (servings: number) => void;
  words: PageWords<"recipes">["cookAlong"];
}

/** Whether the stepper offers this number. */
const isPossible = (servings: number) => servings >= 1 && servings <= mostServings;

/** Fewer or more servings. Its place is kept free until its code runs, so that nothing moves. */
export function ServingsStepper({ recipe, servings, onChange, words }: ServingsStepperProps) {
  const { language } = use(PageContext);
  const announce = useAnnounce();
  const amountsFor = (servings: number) => countText(words.amountsFor, servings, language);
  const step = (to: number, name: string, line: string) => (
    // Not `disabled`: the button would lose the focus of whoever is pressing it.
    <button
      type="button"
      aria-label={name}
      aria-disabled={!isPossible(to) || undefined}
      onClick={() => {
        if (!isPossible(to)) return;
        onChange(to);
        announce(amountsFor(to));
      }}
    >
      <Drawing line={line} />
    </button>
  );
  return (
    <fieldset
      className={styles.stepper}
      data-needs-script="own"
      aria-label={interpolate(words.servings, { name: recipe.title })}
      data-changed={servings !== recipe.serves || undefined}
    >
      {step(servings - 1, words.fewer, "M5 12h14")}
      <span>{amountsFor(servings)}</span>
      {step(servings + 1, words.more, "M5 12h14M12 5v14")}
    </fieldset>
  );
}
