import { bodyFace, displayFace, hindiBodyFace } from "../../app/fonts/font-subsets.ts";
import { openSourceFont, widthIn } from "../../app/fonts/typeface.server.ts";
import { languageOf } from "./html.ts";

const displayFont = await openSourceFont(displayFace);
const bodyFont = await openSourceFont(bodyFace);
const hindiFont = await openSourceFont(hindiBodyFace);

/** The letter-spacing of headings in Latin letters (styles/base.css). */
const LETTER_SPACING = -0.012;

/** The smallest line widths in a first view, in em, from which the search below starts: of a heading, of a lead. */
const narrowest: Record<string, number> = { display: 6, body: 10 };

/**
 * Prevents layout shift in the first view while fonts load: returns rules that set the minimum height of its texts to
 * the number of lines that they need in the site's fonts, at every viewport width. Fallback fonts are slightly narrower
 * (tools/vite/font-faces.ts), so they never need more lines.
 *
 * An element opts in with `data-lines="display"` or `data-lines="body"`. Its style sheet sets `--line` to the width of
 * its lines.
 */
export function reservedLines(document: Document): string {
  const isHindi = languageOf(document) === "hi";
  const fontOf = (run: string) => (isHindi && !/^[A-Za-z]/.test(run) ? hindiFont : bodyFont);
  const measures: Record<string, (word: string) => number> = {
    display: (word) => widthIn(displayFont, word) + (isHindi ? 0 : word.length * LETTER_SPACING),
    // Letters apart from spaces and commas, because the subset has no kerning between them; on Hindi pages, only Latin
    // letters are in the Latin font.
    body: (word) =>
      (word.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? []).reduce((sum, run) => sum + widthIn(fontOf(run), run), 0),
  };
  const texts = [...document.querySelectorAll<HTMLElement>("main > :first-child [data-lines]")];
  return texts
    .map(({ dataset: { lines: face = "" }, textContent }) => {
      const measure = measures[face];
      if (!measure) throw new Error(`data-lines="${face}": expected ${Object.keys(measures).join(" or ")}`);
      const added = widthsOfLines(textContent.trim(), narrowest[face] ?? 0, measure).map(
        // Adds a line if `--line` is smaller than this width: the factor 999 makes the difference 0 or at least 1lh.
        // The tolerance of 1 % is for differences between browsers.
        (width) => ` + clamp(0px, (${(width * 1.01).toFixed(2)}em - var(--line)) * 999, 1lh)`,
      );
      return `[data-lines="${face}"] { min-block-size: calc(1lh${added.join("")}) }`;
    })
    .join("\n");
}

/**
 * The widths in em below which a text wraps to a second line, a third and so on. Like browsers, it breaks after spaces
 * and hyphens.
 */
function widthsOfLines(text: string, narrowest: number, measure: (word: string) => number): number[] {
  const words = (text.match(/[^\s-]+-*\s*|-+\s*/g) ?? []).map((word) => ({
    whole: measure(word),
    atEnd: measure(word.trimEnd()),
  }));
  const lines = (width: number) => {
    let [count, end] = [1, 0];
    for (const { whole, atEnd } of words) {
      if (end > 0 && end + atEnd > width) [count, end] = [count + 1, 0];
      end += whole;
    }
    return count;
  };
  const widths: number[] = [];
  for (let count = 1; lines(narrowest) > count; count++) {
    let [low, high] = [narrowest, 1000];
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (lines(middle) > count) low = middle;
      else high = middle;
    }
    widths.push(high);
  }
  return widths;
}
