import { type ReactNode, use } from "react";
import { PageContext } from "../page-context";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { ChatNumber } from "./ChatNumber";
import { whatsappLink } from "./links";
import { NewTab } from "./NewTab";
import { withOrigin } from "./origin";

interface WhatsAppButtonProps {
  /** The main number by default. */
  phone?: string;
  /** The prefilled message; its origin is added if it has none (origin.ts). Without a message, the chat opens empty. */
  message?: string;
  label: ReactNode;
  /** A longer name for screen readers; it must start with the label. */
  name?: string;
  isSlim?: boolean;
  onClick?: () => void;
}

/** A green button that opens a WhatsApp chat in a new tab. After a click, the number appears beside it. */
export function WhatsAppButton({ phone, message, label, name, ...rest }: WhatsAppButtonProps) {
  const { phone: main, newTab, origin } = use(PageContext);
  const number = phone ?? main;
  return (
    <>
      <ButtonLink
        variant="whatsapp"
        href={whatsappLink(number, withOrigin(message, origin))}
        target="_blank"
        rel="noopener"
        aria-label={name ? `${name} ${newTab}` : undefined}
        {...rest}
      >
        <Icon name="wa" />
        <span>
          <span>{label}</span>
          {name ? null : <NewTab>{newTab}</NewTab>}
        </span>
      </ButtonLink>
      <ChatNumber phone={number} />
    </>
  );
}

/** A link in a sentence that opens a WhatsApp chat with the main number in a new tab. */
export function WhatsAppLink({ message, children }: { message: string; children: ReactNode }) {
  const { phone, newTab, origin } = use(PageContext);
  return (
    <a href={whatsappLink(phone, withOrigin(message, origin))} target="_blank" rel="noopener">
      <span>{children}</span>
      <NewTab>{newTab}</NewTab>
    </a>
  );
}
