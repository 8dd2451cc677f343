import { use, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageWords } from "../../content/schema/schemas.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, pluralForm } from "../../text/numbers.ts";
import { Interpolated } from "../../ui/Interpolated.tsx";
import { useAnnounce, useAnnouncement } from "../../ui/LiveRegion.tsx";
import { StepButton } from "../../ui/StepButton.tsx";
import { peopleIn } from "./recipe-address.ts";
import styles from "./ServingsStepper.module.css";

interface ServingsStepperProps {
  recipe: { title: string };
  people: number;
  /** The largest number of people. */
  most: number;
  onChange: (people: number) => void;
  words: PageWords<"recipes">["cookAlong"];
}

/** For how many people: fewer, more, or a typed number. Its place is kept free until its code runs, so nothing moves. */
export function ServingsStepper({ recipe, people, most, onChange, words }: ServingsStepperProps) {
  const { language } = use(PageContext);
  const id = useId();
  const isHydrated = useIsHydrated();
  const row = useRef<HTMLFieldSetElement>(null);
  /** What is in the field, until it is left with a number of people. */
  const [typed, setTyped] = useState<string>();
  const isWrong = Boolean(typed?.trim()) && peopleIn(typed ?? "", most) === undefined;
  const range = interpolate(words.range, { most: String(most), count: String(people) });
  const announce = useAnnounce();
  useAnnouncement(isWrong ? range : "");

  const change = (next: number, text?: string) => {
    setTyped(text);
    if (next === people) return;
    const top = () => row.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => onChange(next));
    // With packs, the spices above are longer; the button must not move away from the finger.
    scrollBy({ top: top() - before, behavior: "instant" });
    announce(countText(words.amountsFor, next, language));
  };
  const step = (sign: "less" | "more", to: number) => {
    const isPossible = to >= 1 && to <= most;
    return (
      // Not `disabled`: the button would lose the focus of whoever is pressing it.
      <StepButton
        sign={sign}
        aria-label={sign === "less" ? words.fewer : words.more}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && change(to)}
      />
    );
  };
  // Only now: Chromium lays out closed parts for the fields in them as soon as the page has loaded.
  const field = isHydrated ? (
    <input
      size={5}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={typed ?? String(people)}
      aria-label={words.people}
      aria-describedby={isWrong ? id : undefined}
      aria-invalid={isWrong || undefined}
      onChange={({ currentTarget: { value } }) => change(peopleIn(value, most) ?? people, value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => isWrong || setTyped(undefined)}
    />
  ) : (
    people
  );
  return (
    <>
      <fieldset
        className={`${styles.stepper} beside not-printed`}
        ref={row}
        data-needs-script="own"
        aria-label={interpolate(words.servings, { name: recipe.title })}
      >
        {step("less", people - 1)}
        <Interpolated sentence={pluralForm(words.amountsFor, people, language)} values={{ count: field }} />
        {step("more", people + 1)}
      </fieldset>
      {isWrong ? (
        <p id={id} className={styles.wrong}>
          {range}
        </p>
      ) : null}
    </>
  );
}
