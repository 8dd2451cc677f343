import type { PageWords } from "../../content/schema/schemas";
import { Hindi } from "../../ui/Hindi";
import { Paragraphs } from "../../ui/Paragraphs";
import { Picture, type PictureData } from "../../ui/Picture";
import styles from "./Letter.module.css";

/** The founders' message, drawn as a letter, with a picture beside it. */
export function Letter({ words, picture }: { words: PageWords<"home">["letter"]; picture: PictureData }) {
  return (
    <div className="cols">
      <figure className={styles.letter} data-span="8">
        <blockquote>
          <p>{words.opening}</p>
          {words.paragraphs.map((text) => (
            <Paragraphs key={text} text={text} />
          ))}
        </blockquote>
        <figcaption>
          <Hindi>{words.closing}</Hindi>
          <span className="cap">{words.signature}</span>
        </figcaption>
      </figure>
      <figure className={styles.plate} data-span="4" data-at="9">
        <Picture picture={picture} sizes="(max-width: 59.99rem) 92vw, 27rem" loading="later" />
        <figcaption className="small">{words.caption}</figcaption>
      </figure>
    </div>
  );
}
