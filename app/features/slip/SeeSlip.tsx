import { useSlip, useSlipStore } from "./store.ts";

/** A visually hidden button after the last pressed pack, which opens the slip: for keyboards and screen readers. */
export function SeeSlip({ after, children }: { after: string; children: string }) {
  const store = useSlipStore();
  const isLast = useSlip(({ pressed }) => pressed === after);
  return isLast ? (
    <button type="button" className="visually-hidden skip" aria-haspopup="dialog" onClick={store.openSheet}>
      {children}
    </button>
  ) : null;
}
