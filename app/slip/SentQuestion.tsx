import { Button } from "../ui/Button";
import { keepFocus } from "./keep-focus";
import styles from "./Slip.module.css";
import type { SlipWords } from "./slip";
import { setOpened, startNewSlip } from "./store";

interface SentQuestionProps {
  words: SlipWords;
  /** Runs the action of a button, which removes both, and moves the focus. */
  run?: (action: () => void) => void;
}

/** Asks whether the slip was sent, after it was opened in WhatsApp: the site cannot know. */
export function SentQuestion({ words, run = keepFocus }: SentQuestionProps) {
  return (
    <p className={styles.question}>
      <b>{words.askSent}</b>
      <Button isSlim onClick={() => run(startNewSlip)}>
        {words.startNew}
      </Button>
      <button type="button" className={styles.plain} onClick={() => run(() => setOpened(false))}>
        {words.notYet}
      </button>
    </p>
  );
}
