import { openSheet, useSlip } from "./store";

/** Follows the button that put something on the slip last: for the keyboard and screen readers, the way to the slip. */
export function SeeSlip({ after, children }: { after: string; children: string }) {
  const isLast = useSlip(({ pressed }) => pressed === after);
  return isLast ? (
    <button type="button" className="visually-hidden skip" aria-haspopup="dialog" onClick={openSheet}>
      {children}
    </button>
  ) : null;
}
