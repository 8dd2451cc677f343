import type { TextPath } from "../fonts/text-to-path.server.ts";
import styles from "./PathText.module.css";

interface PathTextProps {
  path: TextPath;
  /** `painted`: red lettering with a cream edge and a dark shadow. `plain`: the colour of the text around it. */
  variant?: "plain" | "painted";
}

/** Hindi as an SVG path, at the size of the text around it. The text itself is visually hidden, for screen readers. */
export function PathText({ path: { text, path, width, unitsPerEm }, variant = "plain" }: PathTextProps) {
  // The box of one line: 0.8 em above the baseline, 0.28 em below; vowel signs may extend beyond it.
  const box = [0, -0.8 * unitsPerEm, width, 1.08 * unitsPerEm].map(Math.round).join(" ");
  return (
    <span className={styles.pathText} lang="hi" data-variant={variant}>
      <span className="visually-hidden">{text}</span>
      <svg viewBox={box} width={`${(width / unitsPerEm).toFixed(2)}em`} height="1.08em" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
