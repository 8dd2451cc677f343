import { use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Dabba } from "../../ui/Dabba.tsx";
import styles from "./SaveNumber.module.css";

/**
 * A card with a link to the contact file, the reason to save it, and the number as text, because some in-app browsers
 * cannot open files. Renders nothing if the control set in use has no such link.
 */
export function SaveNumber({ className = "" }: { className?: string | undefined }) {
  const { phone, saveNumber } = use(PageContext);
  if (!saveNumber) return null;
  const { href, label, reason } = saveNumber;
  return (
    <div className={`${styles.card} ${className} framed row not-printed`}>
      <Dabba />
      <p>
        <b>{phone.replaceAll(" ", "\u00a0")}</b> <span>{reason}</span>
      </p>
      {/* Without `download`: iPhones would save the file instead of opening it. */}
      <ButtonLink href={href} variant="line" isSlim>
        {label}
      </ButtonLink>
    </div>
  );
}
