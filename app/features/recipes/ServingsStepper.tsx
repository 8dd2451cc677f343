import { use, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageWords } from "../../content/schema/schemas.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, hasSeveralNumbers, parseWholeNumber, pluralForm } from "../../text/numbers.ts";
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
  /** What was typed, and the number of people at that time. Once that is another one, the field shows it instead. */
  const [typed, setTyped] = useState({ text: "", people: 0, isLeft: false });
  const text = typed.people === people ? typed.text : String(people);
  // A number that is being typed may still be too small.
  const isWrong =
    peopleIn(text, most) === undefined &&
    (typed.isLeft || hasSeveralNumbers(text) || (parseWholeNumber(text) ?? 0) > most);
  const range = interpolate(words.range, { most: String(most), count: String(people) });
  const announce = useAnnounce();
  useAnnouncement(isWrong ? range : "");

  const change = (next: number) => {
    const top = () => row.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => onChange(next));
    // With packs, the spices above are longer; the button must not move away from the finger.
    scrollBy({ top: top() - before, behavior: "instant" });
    announce(countText(words.amountsFor, next, language));
  };
  const type = (text: string) => {
    const next = peopleIn(text, most);
    setTyped({ text, people: next ?? people, isLeft: false });
    if (next !== undefined && next !== people) change(next);
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
      value={text}
      aria-label={words.people}
      aria-describedby={isWrong ? id : undefined}
      aria-invalid={isWrong || undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setTyped({ text: text.trim() || String(people), people, isLeft: true })}
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
