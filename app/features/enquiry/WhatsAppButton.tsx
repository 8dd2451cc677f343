import { type ReactNode, use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChatNumber } from "./ChatNumber.tsx";
import { NewTab } from "./NewTab.tsx";
import { useChatLink } from "./use-chat-link.ts";

interface WhatsAppButtonProps {
  /** The main number by default. */
  phone?: string;
  /** The prefilled message (use-chat-link.ts). */
  message?: string;
  label: ReactNode;
  /** A longer name for screen readers; it must start with the label. */
  name?: string;
  isSlim?: boolean;
  onClick?: () => void;
}

/** A green button that opens a WhatsApp chat in a new tab. After a click, the number appears beside it. */
export function WhatsAppButton({ phone, message, label, name, ...rest }: WhatsAppButtonProps) {
  const { phone: main, newTab } = use(PageContext);
  const link = useChatLink(message, phone);
  return (
    <>
      <ButtonLink variant="whatsapp" {...link} aria-label={name ? `${name} ${newTab}` : undefined} {...rest}>
        <Icon name="wa" />
        <span>
          <span>{label}</span>
          {name ? null : <NewTab>{newTab}</NewTab>}
        </span>
      </ButtonLink>
      <ChatNumber phone={phone ?? main} />
    </>
  );
}

/** A link in a sentence that opens a WhatsApp chat with the main number in a new tab. */
export function WhatsAppLink({ message, children }: { message: string; children: ReactNode }) {
  const { newTab } = use(PageContext);
  return (
    <a {...useChatLink(message)}>
      <span>{children}</span>
      <NewTab>{newTab}</NewTab>
    </a>
  );
}
