import styles from "./Outlined.module.css";
import type { Outline } from "./outline.server";

interface OutlinedProps {
  outline: Outline;
  /** `painted`: chilli lettering with a cream edge and an ink drop. `plain`: the colour of the text around it. */
  look?: "plain" | "painted";
}

/** Hindi drawn as a path in the size of the text around it. Screen readers and searches find the words themselves. */
export function Outlined({ outline: { text, path, width, unitsPerEm }, look = "plain" }: OutlinedProps) {
  // The box of one line: 0.8 em above the baseline, 0.28 em below; vowel signs may reach out of it.
  const box = [0, -0.8 * unitsPerEm, width, 1.08 * unitsPerEm].map(Math.round).join(" ");
  return (
    <span className={styles.outlined} lang="hi" data-look={look}>
      <span className="vh">{text}</span>
      <svg viewBox={box} width={`${(width / unitsPerEm).toFixed(2)}em`} height="1.08em" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
