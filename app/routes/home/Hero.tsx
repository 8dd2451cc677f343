import type { HomeWords } from "../../content/schema/pages/home";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { useLocalPath } from "../../language-context";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Picture, type PictureData } from "../../ui/Picture";
import { PictureSource } from "../../ui/PictureSource";
import { SvgText } from "../../ui/SvgText";
import type { Outline } from "../../ui/svg-text.server";
import { WeightRow } from "../../ui/WeightRow";
import styles from "./Hero.module.css";

interface HeroProps {
  words: HomeWords["hero"];
  /** The Hindi tagline, one entry per painted line. */
  tagline: readonly Outline[];
  /** The place on the founding badge, in Hindi. */
  since: Outline;
  pictures: { wide: PictureData; narrow: PictureData };
  phone: string;
  newTab: string;
}

/** A painted board over the picture of the spice box. */
export function Hero({ words, tagline, since, pictures, phone, newTab }: HeroProps) {
  const path = useLocalPath();
  return (
    <section className={styles.hero}>
      <div className={`${styles.board} on-sun`}>
        <h1>
          {tagline.map((line) => (
            <SvgText key={line.text} outline={line} variant="painted" />
          ))}
          <span className={styles.english}>{words.english}</span>
        </h1>
        <p className={`${styles.lead} lead`}>{words.lead}</p>
        <div className={`${styles.actions} row`}>
          <ButtonLink href={path("/products")}>
            {words.products} <Icon name="arrow" />
          </ButtonLink>
          <WhatsAppButton phone={phone} newTab={newTab} {...words.whatsapp} />
        </div>
        <WeightRow packs={words.packs} name={words.packsName} />
        <p className={styles.stamp}>
          <span className={`${styles.since} cap`}>{words.since.label}</span> <b>{words.since.year}</b>{" "}
          <SvgText outline={since} />
        </p>
      </div>
      <div className={styles.scene}>
        <Picture picture={pictures.wide} sizes="100vw" loading="first">
          <PictureSource picture={pictures.narrow} sizes="100vw" media="(width < 60rem)" />
        </Picture>
      </div>
    </section>
  );
}
