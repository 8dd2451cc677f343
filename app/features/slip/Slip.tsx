import { use, useEffect } from "react";
import { type Additions, partsOf } from "../../site/additions.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Button } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { Weight } from "../packs/PriceWeights.tsx";
import { keepFocus } from "./keep-focus.ts";
import { dateText, LastSlip } from "./LastSlip.tsx";
import { isEmpty } from "./order.ts";
import { slipAdditions } from "./registry.ts";
import { SentQuestion } from "./SentQuestion.tsx";
import { Sheet } from "./Sheet.tsx";
import styles from "./Slip.module.css";
import { countOf, noticeText, packsIn, type SlipProps, weightOf } from "./slip.ts";
import { addLastSlip, openSheet, seeSlipId, stripId, syncWithStorage, useSlip } from "./store.ts";
import { TextButton } from "./TextButton.tsx";

interface SlipOnPageProps extends SlipProps {
  /** Whether this page offers the last order while nothing is on the slip. */
  offersLast: boolean;
  /** Whether this page is shown without a network, in place of another. */
  isOffline?: boolean;
  additions: Additions;
}

/** The props that differ from page to page. */
export type SlipOnPage = Pick<SlipOnPageProps, "offersLast" | "isOffline">;

/** The props that are the same on all pages of a language. */
export type SlipData = Omit<SlipOnPageProps, keyof SlipOnPage>;

/** The slip's island. Its other props are in a module, not in the document (load-slip-data.ts). */
export const slipWith = (data: SlipData) => (onPage: SlipOnPage) => <Slip {...data} {...onPage} />;

/**
 * The order slip: a strip at the bottom of the viewport, and the dialog that it opens. The strip appears when there is
 * something on the slip; on the Products page, an empty slip's strip offers to repeat the last order.
 */
export function Slip({ offersLast, isOffline = false, additions, ...props }: SlipOnPageProps) {
  const { shelf, words } = props;
  const { language } = use(PageContext);
  const slip = useSlip((slip) => slip);
  useEffect(() => {
    // The browser dropped the page while the slip was open, for example a phone behind WhatsApp (use-back-to-close.ts).
    if (history.state?.isDialog) openSheet();
    return syncWithStorage(shelf);
  }, [shelf]);

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
      {slip.inStrip ? <p className={styles.said}>{slip.inStrip}</p> : null}
      {slip.order.opened === undefined ? null : <SentQuestion words={words} />}
      {filed ? (
        <p className={styles.said}>
          <span>{filed}</span> <TextButton onClick={() => keepFocus(addLastSlip)}>{words.addToLast}</TextButton>
        </p>
      ) : null}
    </>
  ) : slip.inStrip ? (
    <p>{slip.inStrip}</p>
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
      {partsOf(slipAdditions, additions).map(({ name, part: { Part }, own }) => (
        <Part key={name} {...props} isOffline={isOffline} own={own} />
      ))}
      {slip.opening ? <Sheet key={slip.opening} {...props} {...{ slip, count, weight, notice, additions }} /> : null}
    </>
  );
}

/** `useAnnouncement` as a component, because the open sheet announces the count itself. */
function Announcement({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}
