import type { ControlData } from "../../controls/Control";
import { marks } from "../../island/marks";
import { useIsHydrated } from "../../island/use-is-hydrated";
import type { Choice } from "../../slip/slip";
import { openSheet, put } from "../../slip/store";
import { ButtonLink } from "../../ui/Button";

interface BulkQuoteProps {
  /** The chat that it opens without scripts. */
  quote: Extract<ControlData, { kind: "whatsapp" }>;
  /** The packs that the quote starts with. */
  choices: readonly Choice[];
}

/** Puts the largest packs on the order slip, and opens it. */
export function BulkQuote({ quote: { label, href, newTab }, choices }: BulkQuoteProps) {
  const isHydrated = useIsHydrated();
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={isHydrated ? label : `${label} ${newTab}`}
      aria-haspopup={isHydrated ? "dialog" : undefined}
      onClick={(event) => {
        event.preventDefault();
        put({ choices, adds: "missing packs" }, event.currentTarget);
        openSheet();
      }}
      {...{ [marks.wakes]: "" }}
    >
      {label}
    </ButtonLink>
  );
}
