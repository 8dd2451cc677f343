import { use } from "react";
import type { LayoutWords } from "../../content/schema/layout.ts";
import { telLink } from "../../features/enquiry/links.ts";
import { WhatsAppLink } from "../../features/enquiry/WhatsAppButton.tsx";
import { PageContext } from "../../site/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Unavailable.module.css";

/**
 * The notice that the page works as without scripts, because code has not arrived or has stopped. It is hidden until
 * app/islands/start.ts moves it to the top of <main>, and before all islands in the document, because they may fail before
 * the rest of the page has arrived.
 */
export function Unavailable({ words }: { words: LayoutWords["unavailable"] }) {
  const { phone } = use(PageContext);
  return (
    <p className={`${styles.unavailable} row small`} hidden data-unavailable="">
      <span className={styles.absent}>{words.absent}</span> <span className={styles.stopped}>{words.stopped}</span>{" "}
      <Button variant="line" isSlim data-reload="">
        {words.reload}
      </Button>{" "}
      <WhatsAppLink message={words.message}>{words.chat}</WhatsAppLink> <a href={telLink(phone)}>{phone}</a>
    </p>
  );
}
