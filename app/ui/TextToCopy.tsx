import styles from "./TextToCopy.module.css";

interface TextToCopyProps {
  label: string;
  text: string;
}

/**
 * A text that the browser does not let us copy, selected when it appears. The caller announces it. To select it again,
 * render it again, with another `key` or after it was gone.
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
