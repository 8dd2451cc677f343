import { useEffect, useState } from "react";

/**
 * Keeps the screen on while that is wanted and the page is in sight.
 *
 * @returns whether this browser can; whether it is wanted, and how to change that; what became of it last
 */
export function useWakeLock() {
  const [canHold, setCanHold] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [result, setResult] = useState<"on" | "off" | "refused">();

  // The build does not know the browser.
  useEffect(() => setCanHold("wakeLock" in navigator), []);

  useEffect(() => {
    if (!isWanted) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const giveUp = () => {
      // Out of sight there is no lock; the next change of visibility asks again.
      if (isOver || document.visibilityState !== "visible") return;
      setIsWanted(false);
      setResult("refused");
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

  const want = (wanted: boolean) => {
    setIsWanted(wanted);
    if (!wanted) setResult("off");
  };
  return { canHold, isWanted, want, result };
}
