import { use } from "react";
import { ChatContext } from "../enquiry/chat-context";
import { telLink } from "../enquiry/links";
import { WhatsAppButton } from "../enquiry/WhatsAppButton";
import { ScriptContext } from "../script-context";
import { Button, ButtonLink } from "../ui/Button";
import { Drawing } from "../ui/Drawing";
import { Icon } from "../ui/Icon";
import { InlineScript } from "../ui/InlineScript";
import { JsonScript } from "../ui/JsonScript";
import { Weight } from "../ui/PriceWeights";
import styles from "./Slip.module.css";
import type { slipData } from "./slip-data.server";
import startScript from "./start.js?raw";

/** What the slip needs of the content. */
type SlipData = NonNullable<ReturnType<typeof slipData>>;

/**
 * The order slip: a strip at the foot of the screen, and the sheet that it opens. Both are hidden until sheet.ts, which
 * start.js loads when it is needed, fills them in. Parts are marked for it by `data-part`.
 */
export function Slip({ slip }: { slip: SlipData }) {
  const { entry } = use(ScriptContext);
  const { phone } = use(ChatContext);
  const { words, most, otherLanguage } = slip;
  return (
    <div className={`${styles.slip} not-printed`} id="slip" data-entry={entry}>
      <p className="visually-hidden" role="status" data-part="status" />
      <aside className={styles.strip} aria-label={words.title} data-part="strip" hidden>
        <span className={styles.total} aria-hidden="true" data-part="total">
          <Weight pack="0" />
        </span>
        <p>
          <b data-part="count" />
          <small data-part="weight" />
        </p>
        <Button isSlim data-part="open" aria-haspopup="dialog">
          {words.see}
        </Button>
        <p className={styles.said} data-part="notice" hidden />
      </aside>
      <dialog className={styles.sheet} aria-labelledby="slip-title" data-part="sheet">
        <form className={styles.paper} method="dialog">
          <header>
            <h2 id="slip-title" tabIndex={-1}>
              {words.hindi ? (
                <>
                  <span lang="hi">{words.hindi}</span> <span className="cap">{words.title}</span>
                </>
              ) : (
                words.title
              )}
            </h2>
            <button type="button" className={styles.close} aria-label={words.close} data-part="close">
              <Icon name="x" />
            </button>
          </header>
          <p className={styles.notice} data-part="notice" hidden />
          <ol className={styles.lines} data-part="lines">
            {/* Copied for each line. */}
            <li hidden>
              <span className={styles.what}>
                <b />
                <span lang={otherLanguage} />
              </span>
              <Weight pack="0gm" />
              <span className={styles.stepper}>
                <button type="button" data-step="-1">
                  <Drawing line="M5 12h14" />
                  <Icon name="x" />
                </button>
                <input inputMode="numeric" autoComplete="off" maxLength={String(most.count).length} />
                <button type="button" data-step="1">
                  <Drawing line="M5 12h14M12 5v14" />
                </button>
              </span>
            </li>
          </ol>
          <p className={styles.empty} data-part="empty">
            {words.empty}
          </p>
          <div className={styles.written}>
            <label>
              {words.also}
              <input name="also" placeholder={words.hint} maxLength={most.also} autoComplete="off" />
            </label>
            <label>
              {words.name}
              <input name="name" maxLength={most.person} autoComplete="name" />
            </label>
            <label>
              {words.town}
              <input name="town" maxLength={most.person} autoComplete="address-level2" />
            </label>
          </div>
          <p className={styles.sum} role="status">
            <span data-part="count" />
            <b data-part="weight" />
          </p>
          <p className={styles.notice} data-part="long" hidden />
          <div className={styles.acts}>
            <span data-part="send">
              <WhatsAppButton label={words.send} />
            </span>
            <Button variant="line" data-part="copy">
              {words.copy}
            </Button>
            <ButtonLink variant="line" href={telLink(phone)} aria-label={words.call}>
              <Icon name="phone" />
            </ButtonLink>
          </div>
          <textarea className={styles.text} aria-label={words.title} readOnly data-part="text" hidden />
          <p className={styles.note} role="status" data-part="said" />
          <p className={styles.note}>{words.note}</p>
        </form>
      </dialog>
      <JsonScript type="application/json" data-part="data" value={sheetData(slip)} />
      <InlineScript code={startScript} />
    </div>
  );
}

/** What sheet.ts reads. The words of the markup are left out. */
export type SheetData = ReturnType<typeof sheetData>;

function sheetData({ language, shelf, words }: SlipData) {
  const { title, hindi, put, see, close, empty, also, hint, name, town, send, copy, call, note, dish, ...said } = words;
  return { language, shelf, words: said };
}
