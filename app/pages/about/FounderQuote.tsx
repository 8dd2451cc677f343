import type { PageWords } from "../../content/schema/schemas.ts";
import { Hindi } from "../../ui/Hindi.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import styles from "./FounderQuote.module.css";

/** The founder's message, in large type; its title is a caption below it. */
export function FounderQuote({ words }: { words: PageWords<"about">["founder"] }) {
  return (
    <figure className={styles.quote}>
      <h2 className="cap">
        {words.label} <Hindi>{words.hindi}</Hindi>
      </h2>
      <blockquote>
        <Paragraphs text={words.quote} />
      </blockquote>
      <figcaption className="cap">{words.signature}</figcaption>
    </figure>
  );
}
