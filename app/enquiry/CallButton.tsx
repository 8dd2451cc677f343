import { use } from "react";
import { PageContext } from "../page-context";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { telLink } from "./links";

/** A button that calls a phone number, the main one by default. */
export function CallButton({ phone, label }: { phone?: string; label: string }) {
  const { phone: main } = use(PageContext);
  return (
    <ButtonLink href={telLink(phone ?? main)}>
      <Icon name="phone" />
      {label}
    </ButtonLink>
  );
}
