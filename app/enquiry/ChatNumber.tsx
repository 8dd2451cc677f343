import { use } from "react";
import { PageContext } from "../page-context";
import styles from "./ChatNumber.module.css";

/**
 * The number of the chat link right before it, as text to copy: an office or a provider may block WhatsApp. Hidden
 * until the link was pressed (app/global-script.ts).
 */
export function ChatNumber({ phone }: { phone: string }) {
  const { chatNumber } = use(PageContext);
  return (
    <span className={styles.number} data-chat-number="" hidden>
      <span>{chatNumber}</span> <b>{phone}</b>
    </span>
  );
}
