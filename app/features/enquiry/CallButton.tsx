import { use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { telLink } from "./links.ts";

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
