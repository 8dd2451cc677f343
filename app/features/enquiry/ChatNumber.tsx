import { use } from "react";
import { PageContext } from "../../site/page-context.ts";
import styles from "./ChatNumber.module.css";

/**
 * The phone number of the WhatsApp link right before it, as text to copy, because offices and providers may block
 * WhatsApp. Hidden until the link is clicked (app/document/global-script.ts).
 */
export function ChatNumber({ phone }: { phone: string }) {
  const { chatNumber } = use(PageContext);
  return (
    <span className={styles.number} data-chat-number="" hidden>
      <span>{chatNumber}</span> <b className="unbroken">{phone}</b>
    </span>
  );
}
