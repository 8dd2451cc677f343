import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { LastSlip, SentOrder } from "./OtherOrders.tsx";
import { isEmpty } from "./order.ts";
import { PutBack } from "./PutBack.tsx";
import { listInUrl, removeListFromUrl } from "./packing-list/list.ts";
import { PackingList } from "./packing-list/PackingList.tsx";
import { SharedSlip } from "./packing-list/SharedSlip.tsx";
import { Sheet } from "./Sheet.tsx";
import styles from "./Slip.module.css";
import { noticeText, packsIn, sumOf } from "./slip.ts";
import { SlipContext, useSlipData } from "./slip-context.ts";
import type { SlipData } from "./slip-data.server.ts";
import { seeSlipId, stripId, useSlip, useSlipStore } from "./store.ts";
import { isSent } from "./stored-slip.ts";

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
 * The order slip: a strip at the bottom of the viewport, and the dialog that it opens; and the packing list or somebody's
 * slip that the address names. The strip appears when there is something on the slip; on the Products page, an empty
 * slip's strip offers to repeat the last order.
 */
function Slip({ offersLast, isOffline = false }: SlipOnPage) {
  const data = useSlipData();
  const { shelf, words, packing } = data;
  const store = useSlipStore();
  const slip = useSlip((slip) => slip);
  useEffect(() => {
    // The browser dropped the page while the slip was open, for example a phone behind WhatsApp (use-back-to-close.ts).
    if (history.state?.isDialog) store.openSheet();
    return store.syncWithStorage(shelf);
  }, [store, shelf]);
  const [list, setList] = useState<ReturnType<typeof listInUrl>>();
  useEffect(() => setList(listInUrl()), []);
  const closeList = () => {
    removeListFromUrl();
    setList(undefined);
  };
  const isListWaiting = list !== undefined && isOffline;

  const notice = noticeText(slip, data);
  const sum = sumOf(slip.lines, data);
  const packs = packsIn(slip.lines);
  const isShown = !isEmpty(slip.order);
  const offer = offersLast && !isShown && slip.last;
  const isPressed = slip.pressed !== "" || notice !== "";
  const next = isShown && slip.pressed !== seeSlipId && words.next;
  // The open sheet announces the sum itself.
  useAnnouncement(isPressed && !slip.opening ? [...sum, notice, next].filter(Boolean).join(". ") : "");
  return (
    <>
      {isShown || notice || isListWaiting || offer ? (
        <aside id={stripId} className={`${styles.strip} row`} aria-label={words.title}>
          {packs > 0 ? (
            <span className={styles.total} aria-hidden="true">
              <Weight pack={{ text: String(packs) }} />
            </span>
          ) : null}
          {isShown ? (
            <>
              <p>
                <b>{sum[0] || (slip.order.asksPrice ? words.price : words.title)}</b>
                <small>{sum[1]}</small>
              </p>
              <Button id={seeSlipId} isSlim aria-haspopup="dialog" onClick={store.openSheet}>
                {words.see}
              </Button>
            </>
          ) : null}
          {notice ? (
            <p className={styles.said}>
              <PutBack notice={notice} />
            </p>
          ) : null}
          {isListWaiting ? <p className={styles.said}>{packing.offline}</p> : null}
          {isSent(slip) ? <SentOrder name={slip.order.name} /> : null}
          {offer ? <LastSlip last={offer} /> : null}
        </aside>
      ) : null}
      {list?.name === "list" && !isOffline ? <PackingList text={list.text} onClose={closeList} /> : null}
      {list?.name === "slip" && !isOffline ? <SharedSlip text={list.text} onClose={closeList} /> : null}
      {slip.opening ? <Sheet key={slip.opening} {...{ slip, sum, notice }} /> : null}
    </>
  );
}
