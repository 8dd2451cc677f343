import { use } from "react";
import type { LayoutWords } from "../../content/schema/layout.ts";
import { telLink } from "../../features/enquiry/links.ts";
import { WhatsAppLink } from "../../features/enquiry/WhatsAppButton.tsx";
import { PageContext } from "../../site/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Unavailable.module.css";

/**
 * The notice that app/islands/start.ts moves to where code failed to load or threw; hidden until then. It comes before
 * all islands in the document, because their code may fail to load before the rest of the page has arrived.
 */
export function Unavailable({ words }: { words: LayoutWords["unavailable"] }) {
  const { phone } = use(PageContext);
  return (
    <p className={`${styles.unavailable} row small`} hidden data-unavailable="">
      <span>{words.text}</span>{" "}
      <Button variant="line" isSlim data-retry="">
        {words.retry}
      </Button>{" "}
      <WhatsAppLink message={words.message}>{words.chat}</WhatsAppLink> <a href={telLink(phone)}>{phone}</a>
    </p>
  );
}
