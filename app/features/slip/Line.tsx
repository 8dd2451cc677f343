import { useState } from "react";
import { interpolate } from "../../text/interpolate.ts";
import { parseWholeNumber } from "../../text/numbers.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { StepButton } from "../../ui/StepButton.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { LineName } from "./LineName.tsx";
import { productOf, slipLimits, stepOf } from "./order.ts";
import styles from "./Paper.module.css";
import { describeChoice } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import { useKeepFocus } from "./use-keep-focus.ts";

/** A line of the slip: a pack and its count, with buttons and a text field. */
export function Line({ choice, count }: { choice: string; count: number }) {
  const { shelf, words } = useSlipData();
  const store = useSlipStore();
  const [typed, setTyped] = useState<string>();
  /** Says that the last input was not a whole number. */
  const [unread, setUnread] = useState("");
  useAnnouncement(unread);
  const { name, pack } = describeChoice(shelf, choice);
  const keepFocus = useKeepFocus();
  const step = stepOf(choice);
  const isLeast = count <= step;
  const shown = typed ?? String(count);
  const label = (control: "number" | "less" | "more" | "remove") =>
    interpolate(words[control], { name, pack: pack.text });

  const setCount = (wanted: number) => {
    setUnread("");
    store.changeLine(choice, wanted, interpolate(words.takenOff, { name: `${name}, ${pack.text}` }));
  };
  const change = (wanted: number) => keepFocus(() => setCount(wanted));
  const applyTyped = (apply: (wanted: number) => void) => {
    if (typed === undefined) return;
    const number = parseWholeNumber(typed);
    setTyped(undefined);
    const most = slipLimits.count;
    if (number !== undefined && number <= most) apply(number);
    else
      setUnread(
        typed.trim() && interpolate(words.unread, { typed: typed.trim(), most: String(most), count: String(count) }),
      );
  };

  return (
    <li className={styles.line} data-spice={productOf(choice)}>
      <LineName choice={choice} wrong={words.notOnShelf} />
      <Weight pack={pack} />
      <span className={styles.stepper}>
        <StepButton
          sign="less"
          aria-label={label("less")}
          // Not `disabled`: the button would lose the focus of whoever is pressing it.
          aria-disabled={isLeast || undefined}
          onClick={() => isLeast || change(count - step)}
        />
        <input
          inputMode="numeric"
          autoComplete="off"
          // What is cut could make one number of two: "9 packets and 5 boxes".
          maxLength={40}
          aria-label={label("number")}
          value={shown}
          data-long={shown.length > 3 || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // The focus is on its way to what was pressed: it is not kept here.
          onBlur={() => applyTyped(setCount)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Otherwise the same key would press what has the focus after a line was taken off.
            event.preventDefault();
            applyTyped(change);
          }}
        />
        <StepButton sign="more" aria-label={label("more")} onClick={() => change(count + step)} />
      </span>
      <button type="button" className="icon-button" aria-label={label("remove")} onClick={() => change(0)}>
        <Icon name="x" />
      </button>
      {unread ? <span className={styles.unread}>{unread}</span> : null}
    </li>
  );
}
