import type { PageWords } from "../../content/schema/schemas.ts";
import { Hindi } from "../../ui/Hindi.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Picture, type PictureData } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./Letter.module.css";

/** The founders' message. The section opens with its picture, on which the letter lies with its own heading. */
export function Letter({ words, picture }: { words: PageWords<"home">["letter"]; picture: PictureData }) {
  return (
    <Section
      variant="paper"
      className={styles.open}
      backdrop={
        <figure className={`${styles.plate} not-printed`}>
          <Picture picture={picture} sizes="(max-width: 59.99rem) 100vw, 50vw" loading="later" />
          <figcaption className="small">{words.caption}</figcaption>
        </figure>
      }
    >
      <figure className={`${styles.letter} framed masked`}>
        <SectionTitle className={styles.margin} {...words.head} />
        <blockquote>
          <p>{words.opening}</p>
          {words.paragraphs.map((text) => (
            <Paragraphs key={text} text={text} />
          ))}
        </blockquote>
        <figcaption className="row">
          <Hindi>{words.closing}</Hindi>
          <span className="cap">{words.signature}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
