import type { PageWords } from "../../content/schema/schemas.ts";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { WeightRow } from "../../features/packs/WeightRow.tsx";
import type { TextPath } from "../../fonts/text-to-path.server.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PathText } from "../../ui/PathText.tsx";
import { Picture, type PictureData } from "../../ui/Picture.tsx";
import styles from "./Hero.module.css";

interface HeroProps {
  words: PageWords<"home">["hero"];
  /** The Hindi tagline, one entry per painted line. */
  tagline: readonly TextPath[];
  /** The place on the founding badge, in Hindi. */
  since: TextPath;
  picture: PictureData;
  /** The picture for phones. */
  portrait: PictureData;
  /** Where the pack without a weight, bulk, leads to. */
  bulk: string | undefined;
}

/** The first section of the home page: the tagline on a painted board, over a picture. */
export function Hero({ words, tagline, since, picture, portrait, bulk }: HeroProps) {
  const path = useLocalPath();
  return (
    <section className={styles.hero}>
      <div className={`${styles.board} on-sun`}>
        <h1>
          {tagline.map((line) => (
            <PathText key={line.text} path={line} variant="painted" />
          ))}
          <span className={styles.english} data-lines="display">
            {words.english}
          </span>
        </h1>
        <p className={`${styles.lead} lead`} data-lines="body">
          {words.lead}
        </p>
        <div className={`${styles.actions} row not-printed`}>
          <ButtonLink href={path("/products")}>
            {words.products} <Icon name="arrow" />
          </ButtonLink>
          <WhatsAppButton {...words.whatsapp} />
        </div>
        <WeightRow packs={words.packs} name={words.packsName} bulk={bulk} />
        <p className={styles.stamp}>
          <span className={`${styles.since} cap unplated`}>{words.since.label}</span> <b>{words.since.year}</b>{" "}
          <PathText path={since} />
        </p>
      </div>
      <div className={`${styles.scene} not-printed`}>
        <Picture picture={picture} narrow={portrait} sizes="100vw" loading="first" />
      </div>
    </section>
  );
}
