import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Paper.module.css";
import { useBackToClose } from "./use-back-to-close.ts";

interface PaperProps {
  /** The heading's id is this with `-title` appended. */
  id: string;
  words: { title: string; hindi?: string | undefined; close: string };
  /** Whether the address opens it. */
  isInAddress?: boolean;
  /** The id of the element that gets the focus first; the heading by default. */
  focus?: string;
  onClose: () => void;
  /** Below the children, and above the footer. */
  status: string;
  /** What is counted, and its weight: the first line of the footer. */
  sum?: readonly [count: string, weight: string] | undefined;
  /** Stays in view, with the sum. */
  footer: ReactNode;
  children: ReactNode;
}

/** A dialog that looks like a sheet of paper: the order slip or a packing list. */
export function Paper({ id, words, focus, isInAddress = false, onClose, status, sum, footer, children }: PaperProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = `${id}-title`;
  const focused = focus ?? titleId;
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(focused)?.focus({ preventScroll: true });
  }, [focused]);
  // What the address opens has a history entry already.
  useBackToClose(close, !isInAddress);

  return (
    <dialog
      className={styles.sheet}
      aria-labelledby={titleId}
      ref={dialog}
      // A click beside it does not close a packing list, because that easily happens while packing.
      closedby={isInAddress ? "closerequest" : "any"}
      onClose={onClose}
    >
      <form className={styles.paper} method="dialog">
        <header className="beside">
          <h2 id={titleId} tabIndex={-1}>
            {words.hindi ? <span lang="hi">{`${words.hindi} `}</span> : null}
            <span className={words.hindi && "cap"}>{words.title}</span>
          </h2>
          <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.middle}>{children}</div>
        {footer ? (
          <footer>
            {sum ? (
              <p className={`${styles.sum} row`}>
                <span>{sum[0]}</span>
                <b>{sum[1]}</b>
              </p>
            ) : null}
            {footer}
          </footer>
        ) : null}
        {status ? <p className={styles.status}>{status}</p> : null}
      </form>
    </dialog>
  );
}
