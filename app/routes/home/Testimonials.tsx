import type { HomeWords } from "../../content/words";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Stars } from "../../ui/Stars";
import styles from "./Testimonials.module.css";

interface TestimonialsProps {
  voices: HomeWords["testimonials"]["voices"];
  /** The stamp. */
  verified: string;
  /** How the stars are read out. */
  rating: string;
}

/** Three voices from over the counter. */
export function Testimonials({ voices, verified, rating }: TestimonialsProps) {
  return (
    <div className={styles.voices}>
      {voices.map((voice) => (
        <figure key={voice.text}>
          <div className={styles.meta}>
            <Stars rating={voice.rating} words={rating} />
            {voice.isVerified ? (
              <span className={`${styles.verified} cap`}>
                <Icon name="check" />
                {verified}
              </span>
            ) : null}
          </div>
          <blockquote>
            <p>{voice.text}</p>
          </blockquote>
          <figcaption data-spice={voice.spice}>
            <span className={styles.avatar}>
              <Emblem name={voice.avatar} />
            </span>
            <b>{voice.name}</b>
            <span className="soft">{voice.location}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
