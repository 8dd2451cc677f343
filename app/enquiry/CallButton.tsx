import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { telLink } from "./links";

/** A button that calls a phone number. */
export function CallButton({ phone, label }: { phone: string; label: string }) {
  return (
    <ButtonLink href={telLink(phone)}>
      <Icon name="phone" />
      {label}
    </ButtonLink>
  );
}
