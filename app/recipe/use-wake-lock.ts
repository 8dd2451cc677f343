import { useEffect, useState } from "react";
import { useIsHydrated } from "../island/use-is-hydrated";

/**
 * Keeps the screen on while that is wanted and the page is in sight.
 *
 * @returns whether this browser can; whether it is wanted, and how to change that; what became of it last
 */
export function useWakeLock() {
  const canHold = useIsHydrated() && "wakeLock" in navigator;
  const [result, setResult] = useState<"asked" | "on" | "off" | "refused">();
  const isWanted = result === "asked" || result === "on";

  useEffect(() => {
    if (!isWanted) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const giveUp = () => {
      // Out of sight there is no lock; the next change of visibility asks again.
      if (!isOver && document.visibilityState === "visible") setResult("refused");
    };
    const hold = async () => {
      const isHeld = () => held?.released === false;
      if (document.visibilityState !== "visible" || isHeld()) return;
      try {
        const lock = await navigator.wakeLock.request("screen");
        // No longer wanted, or held already, while the browser was answering.
        if (isOver || isHeld()) return void lock.release();
        held = lock;
        setResult("on");
        // Not by the visitor, nor because the page went out of sight: the system took it, to save the battery.
        lock.addEventListener("release", giveUp);
      } catch {
        giveUp();
      }
    };
    void hold();
    // The browser releases the lock whenever the page is out of sight, and does not take it again by itself.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, [isWanted]);

  return { canHold, isWanted, want: (wanted: boolean) => setResult(wanted ? "asked" : "off"), result };
}
