import styles from "./TextToCopy.module.css";

interface TextToCopyProps {
  label: string;
  text: string;
}

/**
 * A text to copy by hand, where the clipboard is blocked. It is selected on mount; to select it again, give it a new
 * `key`. The caller announces it to screen readers.
 */
export function TextToCopy({ label, text }: TextToCopyProps) {
  return (
    <textarea
      className={styles.text}
      aria-label={label}
      readOnly
      rows={Math.min(text.split("\n").length, 8)}
      value={text}
      ref={select}
    />
  );
}

function select(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
