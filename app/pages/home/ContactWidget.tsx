import type { ReactNode } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import { CallButton } from "../../features/enquiry/CallButton.tsx";
import { telLink } from "../../features/enquiry/links.ts";
import { OpenNow } from "../../features/enquiry/OpenNow.tsx";
import type { OpenNow as OpenNowData } from "../../features/enquiry/open-now.ts";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { interpolate } from "../../text/interpolate.ts";
import { Dabba } from "../../ui/Dabba.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineScript } from "../../ui/InlineScript.tsx";
import { UnbrokenRanges } from "../../ui/UnbrokenRanges.tsx";
import styles from "./ContactWidget.module.css";
import { pulseWhenShown } from "./pulse-script.ts";

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
      <a className={`${styles.button} icon-button`} data-variant="call" href={telLink(phone)} aria-label={words.call}>
        <Icon name="phone" />
      </a>
      <button
        type="button"
        className={`${styles.button} icon-button`}
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
      <section className={`${styles.chat} framed`} id="chat" popover="auto" aria-label={words.title}>
        <header className="beside">
          <Dabba />
          <b>{words.title}</b>
          <button type="button" popoverTarget="chat" popoverTargetAction="hide" aria-label={words.close}>
            <Icon name="x" />
          </button>
        </header>
        <p className={styles.greeting}>
          <Hindi>{words.hindi}</Hindi> <UnbrokenRanges text={words.welcome} />
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
