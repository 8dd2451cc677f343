import { stripId } from "./store.ts";

/**
 * Moves the weight of the slip's strip from the pressed pack to its place, so that the eye follows the pack to the slip.
 * Not with reduced motion.
 */
export function travelToSlip(pack: Element): void {
  if (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
  travel(pack, 60);
}

/** @param frames for how many frames to wait for the strip, which the first press hydrates and shows */
function travel(pack: Element, frames: number): void {
  requestAnimationFrame(() => {
    const weight = document.getElementById(stripId)?.firstElementChild;
    if (!weight && frames > 0) travel(pack, frames - 1);
    if (!weight?.animate) return;
    const [from, to] = [pack, weight].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    weight.animate(
      { translate: [`${from.left - to.left}px ${from.top - to.top}px`, "0 0"] },
      { duration: 280, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    );
  });
}
