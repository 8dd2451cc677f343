import { use, useState } from "react";
import type { PackingListWords } from "../content/schema/controls";
import { whatsappLink } from "../enquiry/links";
import { NewTab } from "../enquiry/NewTab";
import { interpolate } from "../interpolate";
import { Weight } from "../packs/PriceWeights";
import { PageContext } from "../page-context";
import { readStored, writeStored } from "../storage";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { TextToCopy } from "../ui/TextToCopy";
import { Paper } from "./Paper";
import styles from "./Slip.module.css";
import { boundedNotice, findOnShelf, packingReply, parseLines, productOf, type SlipProps, weightOf } from "./slip";
import { importSlip, openSheet, storageName } from "./store";
import { useCopy } from "./use-copy";

interface PackingListProps extends SlipProps {
  packing: PackingListWords;
  /** The lines, as in the URL. */
  text: string;
  onClose: () => void;
}

/** The key in sessionStorage of the packed lines. */
const packedName = "packed";

/**
 * A slip that was sent, as a checklist for packing. The family opens it from the chat and ticks what is packed; the
 * reply lists what is missing. The customer can also open it, and put its lines on the slip again.
 */
export function PackingList({ packing, text, onClose, ...props }: PackingListProps) {
  const { shelf, words, otherLanguage } = props;
  const { language, newTab } = use(PageContext);
  const { announcement, toCopy, copy } = useCopy();
  const [packed, setPacked] = useState(() => packedOf(text));
  const { lines, isBounded, isUnknown } = parseLines(text, shelf);

  const togglePacked = (choice: string) => {
    const choices = packed.includes(choice) ? packed.filter((other) => other !== choice) : [...packed, choice];
    setPacked(choices);
    writeStored(packedName, { text, choices });
  };
  const close = () => {
    const address = new URL(location.href);
    address.searchParams.delete(storageName);
    history.replaceState(history.state, "", address);
    onClose();
  };
  const putOnSlip = () => {
    close();
    importSlip(text);
    openSheet();
  };

  const packedCount = [...lines.keys()].filter((choice) => packed.includes(choice)).length;
  const reply = packingReply(lines, packed, { ...props, packing }, language);
  return (
    <Paper id="list" words={packing} isList onClose={close}>
      <div className={styles.middle}>
        <p className={styles.notice}>{packing.notice}</p>
        {isUnknown ? <p className={styles.notice}>{words.unknown}</p> : null}
        {isBounded ? <p className={styles.notice}>{boundedNotice(words)}</p> : null}
        <ol className={styles.lines}>
          {Array.from(lines, ([choice, count]) => {
            const product = findOnShelf(shelf, choice);
            return (
              <li key={choice} data-spice={productOf(choice)}>
                <label className={styles.line} data-packed={packed.includes(choice) || undefined}>
                  <input type="checkbox" checked={packed.includes(choice)} onChange={() => togglePacked(choice)} />
                  <span className={styles.what}>
                    <b>{product?.name}</b>
                    <span lang={otherLanguage}>{product?.otherName}</span>
                  </span>
                  <Weight pack={product?.pack ?? ""} />
                  <b className={styles.times}>{`× ${count}`}</b>
                  <span className={styles.weighs}>{weightOf([[choice, count]], words, language)}</span>
                </label>
              </li>
            );
          })}
        </ol>
        <div className={`${styles.acts} not-printed`}>
          <Button variant="line" isSlim onClick={putOnSlip}>
            {packing.take}
          </Button>
          {packedCount > 0 ? (
            <Button variant="line" isSlim onClick={() => copy(reply, packing)}>
              {packing.copy}
            </Button>
          ) : null}
        </div>
        {toCopy ? <TextToCopy label={packing.title} text={toCopy} /> : null}
        <p className={announcement ? styles.note : "visually-hidden"} role="status">
          {announcement}
        </p>
      </div>
      <footer>
        <p className={styles.sum}>
          <span role="status">
            {interpolate(packing.packed, { count: String(packedCount), lines: String(lines.size) })}
          </span>
          <b>{weightOf(lines, words, language)}</b>
        </p>
        <div className={`${styles.acts} not-printed`}>
          {packedCount > 0 ? (
            <ButtonLink variant="whatsapp" href={whatsappLink("", reply)} target="_blank" rel="noopener">
              <Icon name="wa" />
              <span>
                <span>{packing.reply}</span>
                <NewTab>{newTab}</NewTab>
              </span>
            </ButtonLink>
          ) : null}
          <Button variant="line" onClick={() => print()}>
            {packing.print}
          </Button>
        </div>
      </footer>
    </Paper>
  );
}

/** The packed lines of this slip in sessionStorage. Those of another slip are ignored. */
function packedOf(text: string): readonly string[] {
  const stored = readStored<{ text: string; choices: string[] }>(packedName);
  return stored?.text === text ? stored.choices : [];
}
