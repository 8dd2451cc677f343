import type { PageWords } from "../../content/schema/schemas";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Stars } from "../../ui/Stars";
import styles from "./Testimonials.module.css";

interface TestimonialsProps {
  words: PageWords<"home">["testimonials"];
  /** The rating as screen readers say it. */
  rating: string;
}

/** Quotes from three customers. */
export function Testimonials({ words, rating }: TestimonialsProps) {
  return (
    <div className={styles.testimonials}>
      {words.quotes.map((quote) => (
        <figure key={quote.text}>
          <div className={styles.meta}>
            <Stars rating={quote.rating} words={rating} />
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
              <Emblem name={quote.avatar} />
            </span>
            <b>{quote.name}</b>
            <span className="soft">{quote.location}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
