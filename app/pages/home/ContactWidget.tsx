import type { ReactNode } from "react";
import type { PageWords } from "../../content/schema/schemas";
import { CallButton } from "../../features/enquiry/CallButton";
import { telLink } from "../../features/enquiry/links";
import { OpenNow } from "../../features/enquiry/OpenNow";
import type { OpenNow as OpenNowData } from "../../features/enquiry/open-now";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton";
import { interpolate } from "../../text/interpolate";
import { Dabba } from "../../ui/Dabba";
import { Hindi } from "../../ui/Hindi";
import { Icon } from "../../ui/Icon";
import { InlineScript } from "../../ui/InlineScript";
import styles from "./ContactWidget.module.css";
import { pulseWhenShown } from "./pulse-script";

interface ContactWidgetProps {
  words: PageWords<"home">["widget"];
  /** The second number, used only by this widget and the footer's button. */
  phone: string;
  /** Whether the label shows, which pulses three times (docs/specification.md, 2.2). */
  hasEnquireNow: boolean;
  openNow: OpenNowData;
  /** The company's structured data, which must be in the widget (docs/specification.md, 2). */
  children: ReactNode;
}

/** Two floating buttons, call and WhatsApp. The chat preview is a popover, so it works without scripts. */
export function ContactWidget({ words, phone, hasEnquireNow, openNow, children }: ContactWidgetProps) {
  return (
    <aside className={`${styles.widget} not-printed`} aria-label={words.name} data-floating="">
      <a className={styles.button} data-variant="call" href={telLink(phone)} aria-label={words.call}>
        <Icon name="phone" />
      </a>
      <button
        type="button"
        className={styles.button}
        data-variant="whatsapp"
        popoverTarget="chat"
        aria-label={words.preview}
      >
        <Icon name="wa" />
      </button>
      {hasEnquireNow ? (
        <>
          <span className={`${styles.now} cap`}>{words.now}</span>
          <InlineScript run={pulseWhenShown} args={[]} />
        </>
      ) : null}
      <section className={styles.chat} id="chat" popover="auto" aria-label={words.title}>
        <header>
          <Dabba />
          <b>{words.title}</b>
          <button type="button" popoverTarget="chat" popoverTargetAction="hide" aria-label={words.close}>
            <Icon name="x" />
          </button>
        </header>
        <p className={styles.greeting}>
          <Hindi>{words.hindi}</Hindi> {words.welcome}
          <span className={styles.offer}>{words.offer}</span>
        </p>
        <div className={styles.actions}>
          <OpenNow {...openNow} />
          <WhatsAppButton phone={phone} {...words.start} />
          <CallButton phone={phone} label={interpolate(words.callNow, { phone })} />
        </div>
      </section>
      {children}
    </aside>
  );
}
