import { use, useEffect, useState } from "react";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { dateText, LastSlip } from "./LastSlip.tsx";
import { isEmpty } from "./order.ts";
import { listInUrl } from "./packing-list/list.ts";
import { PackingList } from "./packing-list/PackingList.tsx";
import { useReloadOnceReachable } from "./packing-list/use-reload-once-reachable.ts";
import { SentQuestion } from "./SentQuestion.tsx";
import { Sheet } from "./Sheet.tsx";
import styles from "./Slip.module.css";
import { countOf, noticeText, packsIn, type SlipData, weightOf } from "./slip.ts";
import { SlipContext, useSlipData } from "./slip-context.ts";
import { seeSlipId, stripId, useSlip, useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/** The props that differ from page to page. */
export interface SlipOnPage {
  /** Whether this page offers the last order while nothing is on the slip. */
  offersLast: boolean;
  /** Whether this page is shown without a network, in place of another. */
  isOffline?: boolean;
}

/** The slip's island. Its data is in a module, not in the document (load-slip-data.ts). */
export const slipWith = (data: SlipData) => (onPage: SlipOnPage) => (
  <SlipContext value={data}>
    <Slip {...onPage} />
  </SlipContext>
);

/**
 * The order slip: a strip at the bottom of the viewport, and the dialog that it opens; and the packing list that the
 * address names. The strip appears when there is something on the slip; on the Products page, an empty slip's strip
 * offers to repeat the last order.
 */
function Slip({ offersLast, isOffline = false }: SlipOnPage) {
  const data = useSlipData();
  const { shelf, words, packing } = data;
  const { language } = use(PageContext);
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const slip = useSlip((slip) => slip);
  useEffect(() => {
    // The browser dropped the page while the slip was open, for example a phone behind WhatsApp (use-back-to-close.ts).
    if (history.state?.isDialog) store.openSheet();
    return store.syncWithStorage(shelf);
  }, [store, shelf]);
  const [list, setList] = useState("");
  useEffect(() => setList(listInUrl()), []);
  const isListWaiting = list !== "" && isOffline;
  useReloadOnceReachable(isListWaiting);

  const notice = noticeText(slip, data, language);
  const count = countOf(slip.lines, words, language);
  const weight = interpolate(words.weight, { weight: weightOf(slip.lines, words, language) });
  const filed =
    slip.order.toLast === "apart" && slip.last
      ? interpolate(words.startedApart, { date: dateText(slip.last.filed, language) })
      : "";
  const isShown = !isEmpty(slip.order) || notice !== "";
  const isPressed = slip.pressed !== "" || notice !== "";
  const next = slip.pressed !== seeSlipId && words.next;
  const announced = [count, weight, notice, filed, next].filter(Boolean).join(". ");
  const strip = isShown ? (
    <>
      <span className={styles.total} aria-hidden="true">
        <Weight pack={{ text: String(packsIn(slip.lines)) }} />
      </span>
      <p>
        <b>{count}</b>
        <small>{slip.order.opened === undefined ? weight : words.wasOpened}</small>
      </p>
      <Button id={seeSlipId} isSlim aria-haspopup="dialog" onClick={store.openSheet}>
        {words.see}
      </Button>
      {notice ? <p className={styles.said}>{notice}</p> : null}
      {isListWaiting ? <p className={styles.said}>{packing.offline}</p> : null}
      {slip.order.opened === undefined ? null : <SentQuestion />}
      {filed ? (
        <p className={styles.said}>
          <span>{filed}</span> <TextButton onClick={() => keepFocus(store.addLast)}>{words.addToLast}</TextButton>
        </p>
      ) : null}
    </>
  ) : isListWaiting ? (
    <p>{packing.offline}</p>
  ) : offersLast && slip.last ? (
    <LastSlip last={slip.last} />
  ) : null;
  return (
    <>
      {slip.opening ? null : <Announcement text={isShown && isPressed ? announced : ""} />}
      {strip ? (
        <aside id={stripId} className={styles.strip} aria-label={words.title}>
          {strip}
        </aside>
      ) : null}
      {list && !isOffline ? <PackingList text={list} onClose={() => setList("")} /> : null}
      {slip.opening ? <Sheet key={slip.opening} {...{ slip, count, weight, notice }} /> : null}
    </>
  );
}

/** `useAnnouncement` as a component, because the open sheet announces the count itself. */
function Announcement({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}
