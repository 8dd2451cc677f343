import { useState } from "react";
import { flushSync } from "react-dom";
import { interpolate } from "../../text/interpolate.ts";
import { parseWholeNumber } from "../../text/numbers.ts";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { StepButton } from "../../ui/StepButton.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { LineName } from "./LineName.tsx";
import { type Lines, productOf, stepOf } from "./order.ts";
import styles from "./Paper.module.css";
import { describeChoice, findOnShelf } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";

/** A line of the slip: a pack and its count, with buttons and a text field. */
export function Line({ choice, lines }: { choice: string; lines: Lines }) {
  const { shelf, words, otherLanguage } = useSlipData();
  const store = useSlipStore();
  const [typed, setTyped] = useState<string>();
  /** Says that the last input was not a whole number. */
  const [unread, setUnread] = useState("");
  useAnnouncement(unread);
  const { name, otherName, pack } = describeChoice(shelf, choice);
  const count = lines.get(choice) ?? 0;
  const step = stepOf(choice);
  const less = count > step ? "less" : "remove";
  const label = (control: "number" | "more" | typeof less) => interpolate(words[control], { name, pack: pack.text });

  const change = (wanted: number) => {
    setUnread("");
    const choices = [...lines.keys()];
    const index = choices.indexOf(choice);
    flushSync(() => store.changeLine(choice, wanted));
    // The line that had the focus is removed: move the focus to its neighbour.
    const neighbour = choices[index + 1] ?? choices[index - 1];
    if (wanted <= 0) document.getElementById(neighbour ? idOf(neighbour) : "slip-title")?.focus();
  };
  const applyTyped = () => {
    if (typed === undefined) return;
    const number = parseWholeNumber(typed);
    setTyped(undefined);
    if (number !== undefined) change(number);
    else setUnread(typed.trim() && interpolate(words.unread, { typed: typed.trim(), count: String(count) }));
  };

  return (
    <li className={styles.line} data-spice={productOf(choice)}>
      {findOnShelf(shelf, choice) ? (
        <LineName name={name} below={otherName} lang={otherLanguage} />
      ) : (
        <LineName name={name} below={words.notOnShelf} />
      )}
      <Weight pack={pack} />
      <span className={styles.stepper}>
        <StepButton sign={less} id={idOf(choice)} aria-label={label(less)} onClick={() => change(count - step)} />
        <input
          inputMode="numeric"
          autoComplete="off"
          // Longer than the limit, so that 0012 and 1,000 can be typed.
          maxLength={12}
          aria-label={label("number")}
          value={typed ?? String(count)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={applyTyped}
          onKeyDown={({ key }) => key === "Enter" && applyTyped()}
        />
        <StepButton sign="more" aria-label={label("more")} onClick={() => change(count + step)} />
      </span>
      {unread ? <span className={styles.unread}>{unread}</span> : null}
    </li>
  );
}

/** The id of a line's first button. The choice alone is that of a pack on a card (PackButtons.tsx). */
const idOf = (choice: string) => `line-${choice}`;
