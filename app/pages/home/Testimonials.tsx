import type { PageWords } from "../../content/schema/schemas.ts";
import { Emblem } from "../../ui/Emblem.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture, type PictureData } from "../../ui/Picture.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Stars } from "../../ui/Stars.tsx";
import styles from "./Testimonials.module.css";

interface TestimonialsProps {
  words: PageWords<"home">["testimonials"];
  /** For each quote the photo of who said it; without one, a drawing is shown. */
  avatars: readonly (PictureData | undefined)[];
}

/** Quotes from three customers. */
export function Testimonials({ words, avatars }: TestimonialsProps) {
  return (
    <div className={styles.testimonials}>
      <SectionTitle className="row" {...words.head} />
      {words.quotes.map((quote, index) => (
        <figure key={quote.text}>
          <div className={`${styles.meta} row`}>
            <Stars rating={quote.rating} words={words.rating} />
            {quote.isVerified ? (
              <span className={`${styles.verified} cap`}>
                <Icon name="check" />
                {words.verified}
              </span>
            ) : null}
          </div>
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption data-spice={quote.spice}>
            <span className={styles.avatar}>
              {avatars[index] ? (
                <Picture picture={avatars[index]} sizes="48px" loading="later" />
              ) : (
                <Emblem name={quote.avatar} />
              )}
            </span>
            <b>{quote.name}</b>
            <span className="soft">{quote.location}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
