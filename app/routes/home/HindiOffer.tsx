import type { PageWords } from "../../content/schema/schemas";
import { pathIn } from "../../languages";
import { Icon } from "../../ui/Icon";
import { InlineScript } from "../../ui/InlineScript";
import styles from "./HindiOffer.module.css";
import { offerHindi } from "./hindi-offer-script";

/**
 * One line at the bottom of the window that offers the site in Hindi to people whose browser is set to it. It follows
 * the first view, so that it is read out early. Without scripts it stays hidden.
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
      <InlineScript run={offerHindi} args={[]} />
    </>
  );
}
