import type { CookAlongData } from "./cook-along-data.ts";

/**
 * Shows the card's box that keeps the screen on, where the browser can.
 *
 * @param wakeLock the browser's own, if it has one
 * @param words what the card says about the screen; screen readers announce it
 */
export function offerWakeLock(card: Element, wakeLock: WakeLock | undefined, words: CookAlongData["screen"]): void {
  const control = card.querySelector<HTMLElement>("[data-wake-lock]");
  const box = control?.querySelector("input");
  const status = control?.querySelector("[role=status]");
  if (!wakeLock || !control || !box || !status) return;
  const { ownerDocument: page } = card;
  let held: WakeLockSentinel | undefined;

  box.addEventListener("change", () => {
    if (box.checked) void hold();
    else {
      void held?.release();
      held = undefined;
      status.textContent = words.off;
    }
  });
  // The browser releases the lock whenever the page is out of sight, and does not take it again by itself.
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "visible" && box.checked && (!held || held.released)) void hold();
  });
  // Some browsers restore the tick after a reload, which has released the screen.
  box.checked = false;
  control.hidden = false;

  async function hold(): Promise<void> {
    if (!wakeLock || !box || !status) return;
    try {
      const lock = await wakeLock.request("screen");
      // Unticked, or taken a second time, while the browser was answering.
      if (!box.checked || held?.released === false) return void lock.release();
      held = lock;
      status.textContent = words.on;
      lock.addEventListener("release", () => {
        // Not by the visitor, nor because the page went out of sight: the system took it, to save the battery.
        if (lock === held && page.visibilityState === "visible") giveUp();
      });
    } catch {
      // Out of sight there is no lock; the next change of visibility asks again.
      if (page.visibilityState === "visible") giveUp();
    }
  }

  function giveUp(): void {
    if (!box || !status) return;
    held = undefined;
    box.checked = false;
    status.textContent = words.refused;
  }
}
