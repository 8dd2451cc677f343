import { interpolate } from "../../../text/interpolate.ts";
import { Button } from "../../../ui/Button.tsx";
import { productOf } from "../order.ts";
import styles from "../Paper.module.css";
import { Paper } from "../Paper.tsx";
import { describeChoice, sumOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import { useSlipStore } from "../store.ts";
import { ListLineParts } from "./ListLineParts.tsx";
import { countsOf, listLineText, readList } from "./list.ts";

interface SharedSlipProps {
  /** The list, as in the URL. */
  text: string;
  onClose: () => void;
}

/** A slip that somebody shows to a friend, who can put its lines on their own. */
export function SharedSlip({ text, onClose }: SharedSlipProps) {
  const data = useSlipData();
  const { shelf, words, packing } = data;
  const store = useSlipStore();
  const { name, lines } = readList(text);
  const known = lines.filter(({ id, count }) => count !== undefined && describeChoice(shelf, id).isOnShelf);
  const putOnSlip = () => {
    const names = lines.filter((line) => !known.includes(line)).map((line) => listLineText(line, data));
    onClose();
    store.addLines(countsOf(known), {
      notice: names.length > 0 ? interpolate(words.gone, { names: names.join("; ") }) : "",
    });
    store.openSheet();
  };
  return (
    <Paper
      id="list"
      words={{ title: packing.shared, hindi: words.hindi, close: packing.close }}
      isInAddress
      onClose={onClose}
      status=""
      sum={sumOf(countsOf(lines), data)}
      footer={
        known.length > 0 ? (
          <div className={styles.buttons}>
            <Button onClick={putOnSlip}>{packing.take}</Button>
          </div>
        ) : null
      }
    >
      {name ? <p className={styles.order}>{interpolate(words.message.order, { name })}</p> : null}
      <p className={styles.notice}>{packing.sharedNotice}</p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-shown="" data-spice={productOf(line.id)}>
            <ListLineParts line={line} />
          </li>
        ))}
      </ol>
    </Paper>
  );
}
