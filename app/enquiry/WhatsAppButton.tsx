import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { whatsappLink } from "./links";
import { NewTab } from "./NewTab";

interface WhatsAppButtonProps {
  phone: string;
  /** The message the chat starts with; without one, the chat opens empty. */
  message?: string;
  label: string;
  /** A longer name for screen readers; it must start with the label. */
  name?: string;
  /** Tells screen readers that a new tab opens. */
  newTab: string;
  isSlim?: boolean;
  onClick?: () => void;
}

/** A green button that opens a WhatsApp chat in a new tab. */
export function WhatsAppButton({ phone, message, label, name, newTab, ...rest }: WhatsAppButtonProps) {
  return (
    <ButtonLink
      variant="whatsapp"
      href={whatsappLink(phone, message)}
      target="_blank"
      rel="noopener"
      aria-label={name ? `${name} ${newTab}` : undefined}
      {...rest}
    >
      <Icon name="wa" />
      <span>
        {label}
        {name ? null : <NewTab>{newTab}</NewTab>}
      </span>
    </ButtonLink>
  );
}
