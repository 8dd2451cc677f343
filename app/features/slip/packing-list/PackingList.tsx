import { use } from "react";
import { PageContext } from "../../../site/page-context.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useAnnouncement } from "../../../ui/LiveRegion.tsx";
import { TextToCopy } from "../../../ui/TextToCopy.tsx";
import { useShare } from "../../../ui/use-share.ts";
import { whatsappLink } from "../../enquiry/links.ts";
import { NewTab } from "../../enquiry/NewTab.tsx";
import { Weight } from "../../packs/PriceWeights.tsx";
import { LineName } from "../LineName.tsx";
import { productOf } from "../order.ts";
import styles from "../Paper.module.css";
import { Paper } from "../Paper.tsx";
import { describeChoice, weightOf } from "../slip.ts";
import { useSlipData } from "../slip-context.ts";
import { useSlipStore } from "../store.ts";
import { countsOf, listLineText, packingReply, readList, removeListFromUrl } from "./list.ts";
import { useTicks } from "./use-ticks.ts";

interface PackingListProps {
  /** The list, as in the URL. */
  text: string;
  onClose: () => void;
}

/**
 * A slip that was sent, as a checklist for packing. The family opens it from the chat and ticks what is packed; the
 * reply lists what is missing. The customer can also open it, and put its lines on the slip again.
 */
export function PackingList({ text, onClose }: PackingListProps) {
  const data = useSlipData();
  const { shelf, words, packing, otherLanguage } = data;
  const store = useSlipStore();
  const { language, newTab } = use(PageContext);
  const list = readList(text, shelf);
  const counts = countsOf(list);
  const known = list.filter(({ problem }) => problem === undefined || problem === "tooMany");
  const { ticked, toggle } = useTicks(list.map(({ id, count }) => `${id}.${count}`).join("_"));

  const close = () => {
    removeListFromUrl();
    onClose();
  };
  const putOnSlip = () => {
    const gone = list.filter((line) => !known.includes(line)).map((line) => listLineText(line, data, language));
    close();
    store.addLines(countsOf(known), "", gone);
    store.openSheet();
  };

  const packedCount = list.filter(({ id }) => ticked.includes(id)).length;
  const packedText = interpolate(packing.packed, { count: String(packedCount), lines: String(list.length) });
  useAnnouncement(packedText);
  const { status, toCopy, copy } = useShare();
  const reply = packingReply(list, ticked, data, language);
  return (
    <Paper
      id="list"
      words={packing}
      isList
      onClose={close}
      status={status}
      sum={[packedText, weightOf(counts, words, language)]}
      footer={
        <div className={`${styles.buttons} not-printed`}>
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
      }
    >
      <p className={styles.notice}>{packing.notice}</p>
      <ol className={styles.lines}>
        {list.map(({ id, count, problem }) => {
          const { name, otherName, pack } = describeChoice(shelf, count === undefined ? "" : id);
          return (
            <li key={id} data-spice={productOf(id)}>
              <label className={styles.line} data-packed={ticked.includes(id) || undefined}>
                <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
                {problem ? (
                  <LineName name={count === undefined ? id : name} below={packing[problem]} />
                ) : (
                  <LineName name={name} below={otherName} lang={otherLanguage} />
                )}
                {pack.text ? <Weight pack={pack} /> : <span />}
                <b className={styles.times}>{count === undefined || id.endsWith(".g") ? "" : `× ${count}`}</b>
                <span className={styles.weighs}>
                  {count === undefined || id.endsWith(".any") ? "" : weightOf([[id, count]], words, language)}
                </span>
              </label>
            </li>
          );
        })}
      </ol>
      <div className={`${styles.buttons} not-printed`} data-slim="">
        {known.length > 0 ? (
          <Button variant="line" isSlim onClick={putOnSlip}>
            {packing.take}
          </Button>
        ) : null}
        {packedCount > 0 ? (
          <Button variant="line" isSlim onClick={() => copy(reply, packing)}>
            {packing.copy}
          </Button>
        ) : null}
      </div>
      {toCopy ? <TextToCopy label={packing.title} text={toCopy} /> : null}
    </Paper>
  );
}
