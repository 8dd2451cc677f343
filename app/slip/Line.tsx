import { type Ref, useState } from "react";
import { interpolate } from "../interpolate";
import { marks } from "../island/marks";
import { Weight } from "../packs/PriceWeights";
import { Drawing } from "../ui/Drawing";
import { Icon } from "../ui/Icon";
import styles from "./Slip.module.css";
import { most, type SlipLine, type SlipProps, stepOf } from "./slip";

interface LineProps extends SlipProps {
  line: SlipLine;
  minus: Ref<HTMLButtonElement>;
  onCount: (wanted: number) => void;
}

/** A line of the sheet: a pack, and how many of it, to press or to type. */
export function Line({ line, shelf, words, otherLanguage, minus, onCount }: LineProps) {
  const [typed, setTyped] = useState<string>();
  const { product, pack, count } = line;
  const { name = product, otherName = "", packs = {} } = shelf[product] ?? {};
  const names = { name, pack: packs[pack] ?? pack };
  const step = stepOf(pack);

  const take = () => {
    const number = typed?.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
    setTyped(undefined);
    // What is no number changes nothing.
    if (number && /^\d+$/.test(number)) onCount(Number(number));
  };

  return (
    <li {...{ [marks.spice]: product }}>
      <span className={styles.what}>
        <b>{name}</b>
        <span lang={otherLanguage}>{otherName}</span>
      </span>
      <Weight pack={names.pack} />
      <span className={styles.stepper}>
        <button
          type="button"
          ref={minus}
          aria-label={interpolate(count > step ? words.less : words.remove, names)}
          onClick={() => onCount(count - step)}
        >
          {count > step ? <Drawing line="M5 12h14" /> : <Icon name="x" />}
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(most.count).length}
          aria-label={interpolate(words.number, names)}
          value={typed ?? String(count)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
        <button type="button" aria-label={interpolate(words.more, names)} onClick={() => onCount(count + step)}>
          <Drawing line="M5 12h14M12 5v14" />
        </button>
      </span>
    </li>
  );
}
