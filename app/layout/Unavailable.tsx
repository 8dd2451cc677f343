import { use } from "react";
import type { LayoutWords } from "../content/schema/layout";
import { ChatNumber } from "../enquiry/ChatNumber";
import { WhatsAppLink } from "../enquiry/WhatsAppButton";
import { PageContext } from "../page-context";
import { Button } from "../ui/Button";
import styles from "./Unavailable.module.css";

/**
 * The notice that app/island/start.ts moves to where code failed to load; hidden until then. It comes before all
 * islands in the document, because their code may fail to load before the rest of the page has arrived.
 */
export function Unavailable({ words }: { words: LayoutWords["unavailable"] }) {
  const { phone } = use(PageContext);
  return (
    <p className={`${styles.unavailable} small`} role="status" hidden data-unavailable="">
      <span>{words.text}</span>{" "}
      <Button variant="line" isSlim data-retry="">
        {words.retry}
      </Button>{" "}
      <WhatsAppLink message={words.message}>{words.chat}</WhatsAppLink> <ChatNumber phone={phone} />
    </p>
  );
}
