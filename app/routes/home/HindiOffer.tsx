import type { PageWords } from "../../content/schema/schemas";
import { pathIn } from "../../languages";
import { keyInStorage } from "../../storage";
import { Icon } from "../../ui/Icon";
import { InlineScript } from "../../ui/InlineScript";
import styles from "./HindiOffer.module.css";
import { offerHindi } from "./hindi-offer-script";

/**
 * A line at the bottom of the viewport that offers the Hindi site if the browser's language is Hindi. In the document
 * it follows the hero, so that screen readers read it early. Without scripts it stays hidden.
 */
export function HindiOffer({ words }: { words: NonNullable<PageWords<"home">["hindi"]> }) {
  return (
    <>
      <p className={`${styles.offer} hi not-printed`} lang="hi" data-floating="" hidden>
        <a href={pathIn("hi", "/")} hrefLang="hi">
          {words.link}
        </a>
        <button type="button" aria-label={words.close}>
          <Icon name="x" />
        </button>
      </p>
      <InlineScript run={offerHindi} args={[keyInStorage("offer")]} />
    </>
  );
}
