import { use } from "react";
import { PageContext } from "../../site/page-context";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { telLink } from "./links";

/**
 * A button that calls a phone number, the main one by default.
 *
 * @param name a longer name for screen readers; it must start with the label
 */
export function CallButton({ phone, label, name }: { phone?: string; label: string; name?: string }) {
  const { phone: main } = use(PageContext);
  return (
    <ButtonLink href={telLink(phone ?? main)} aria-label={name}>
      <Icon name="phone" />
      {label}
    </ButtonLink>
  );
}
