import { use, useEffect, useState } from "react";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Announcement } from "../../ui/LiveRegion.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { keepFocus } from "./keep-focus.ts";
import { dateText, LastSlip } from "./LastSlip.tsx";
import { isEmpty } from "./order.ts";
import { PackingList } from "./packing-list/PackingList.tsx";
import type { PackingListWords } from "./packing-list/words.ts";
import { SentQuestion } from "./SentQuestion.tsx";
import { Sheet } from "./Sheet.tsx";
import styles from "./Slip.module.css";
import { countOf, noticeText, packsIn, type SlipProps, weightOf } from "./slip.ts";
import { addLastSlip, listInUrl, openSheet, seeSlipId, stripId, syncWithStorage, useSlip } from "./store.ts";
import { TextButton } from "./TextButton.tsx";

interface SlipOnPageProps extends SlipProps {
  /** Whether this page offers the last order while nothing is on the slip. */
  offersLast: boolean;
  /** If set, this page is shown without a network, in place of another: it cannot show a list, and says so. */
  isOffline?: boolean;
  packing: PackingListWords;
}

/**
 * The order slip: a strip at the bottom of the viewport, and the dialog that it opens. The strip appears when there is
 * something on the slip; on the Products page, an empty slip's strip offers to repeat the last order. If the URL has a
 * list, it opens as a packing list.
 */
export function Slip({ offersLast, isOffline = false, packing, ...props }: SlipOnPageProps) {
  const { shelf, words } = props;
  const { language } = use(PageContext);
  const slip = useSlip((slip) => slip);
  const [list, setList] = useState("");
  useEffect(() => {
    setList(listInUrl());
    // The browser dropped the page while the slip was open, for example a phone behind WhatsApp (use-back-to-close.ts).
    if (history.state?.isDialog) openSheet();
    return syncWithStorage(shelf);
  }, [shelf]);
  // The list is at the address of the page that is missing. Ask the server for it, with HEAD, which the worker does not
  // answer, and reload unless the server fails. The event `online` is not enough: it says only that there is some
  // network, and is also fired while another page is being opened. A reload would then cancel that navigation.
  useEffect(() => {
    if (!isOffline || !list) return;
    const interval = 5000;
    const reloadIfReachable = () =>
      fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(interval) }).then(
        ({ status }) => status < 500 && location.reload(),
        () => {}, // There is no network yet, or it hangs.
      );
    const timer = setInterval(reloadIfReachable, interval);
    return () => clearInterval(timer);
  }, [isOffline, list]);
  const waiting = isOffline && list ? packing.offline : "";

  const notice = noticeText(slip, props, language);
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
      <Button id={seeSlipId} isSlim aria-haspopup="dialog" onClick={openSheet}>
        {words.see}
      </Button>
      {notice ? <p className={styles.said}>{notice}</p> : null}
      {waiting ? <p className={styles.said}>{waiting}</p> : null}
      {slip.order.opened === undefined ? null : <SentQuestion words={words} />}
      {filed ? (
        <p className={styles.said}>
          <span>{filed}</span> <TextButton onClick={() => keepFocus(addLastSlip)}>{words.addToLast}</TextButton>
        </p>
      ) : null}
    </>
  ) : waiting ? (
    <p>{waiting}</p>
  ) : offersLast && slip.last ? (
    <LastSlip last={slip.last} words={words} />
  ) : null;
  return (
    <>
      {slip.opening ? null : <Announcement text={isShown && isPressed ? announced : ""} />}
      {strip ? (
        <aside id={stripId} className={styles.strip} aria-label={words.title}>
          {strip}
        </aside>
      ) : null}
      {list && !isOffline ? <PackingList {...props} packing={packing} text={list} onClose={() => setList("")} /> : null}
      {slip.opening ? <Sheet key={slip.opening} {...props} {...{ slip, count, weight, notice }} /> : null}
    </>
  );
}
