import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/Icon";
import styles from "./Slip.module.css";

interface PaperProps {
  /** The heading's id is this one with `-title` behind it. */
  id: string;
  words: { title: string; hindi?: string | undefined; close: string };
  /** A list to pack from, which can be printed. */
  isList?: boolean;
  /** The id of what has the focus first; by default, the heading. */
  focus?: string;
  onClose: () => void;
  /** What stands below the heading. */
  children: ReactNode;
}

/** A page of the shop's slip book, as a dialog: the order slip, or a slip as a list to pack from. */
export function Paper({ id, words, focus, isList, onClose, children }: PaperProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = `${id}-title`;
  const focused = focus ?? titleId;

  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(focused)?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <dialog
      className={isList ? `${styles.sheet} ${styles.list}` : styles.sheet}
      aria-labelledby={titleId}
      ref={dialog}
      // A press beside it is too easily made while packing.
      closedby={isList ? "closerequest" : "any"}
      onClose={onClose}
    >
      <form className={styles.paper} method="dialog">
        <header>
          <h2 id={titleId} tabIndex={-1}>
            {words.hindi ? <span lang="hi">{`${words.hindi} `}</span> : null}
            <span className={words.hindi && "cap"}>{words.title}</span>
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {children}
      </form>
    </dialog>
  );
}
