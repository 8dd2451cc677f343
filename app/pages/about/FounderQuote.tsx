import type { PageWords } from "../../content/schema/schemas.ts";
import { Dabba } from "../../ui/Dabba.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import styles from "./FounderQuote.module.css";

/** The founder's message, in large type. */
export function FounderQuote({ words }: { words: PageWords<"about">["founder"] }) {
  return (
    <div className="cols">
      <div className={styles.mark} data-span="3">
        <Dabba full={5} />
        <h2 className="cap">
          {words.label} <Hindi>{words.hindi}</Hindi>
        </h2>
      </div>
      <figure data-at="4" data-span="9">
        <blockquote className={styles.quote}>
          <Paragraphs text={words.quote} />
        </blockquote>
        <figcaption className={`${styles.signature} cap`}>{words.signature}</figcaption>
      </figure>
    </div>
  );
}
