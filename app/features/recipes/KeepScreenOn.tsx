import { useEffect, useState } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import styles from "./KeepScreenOn.module.css";

/** A checkbox that keeps the screen on while cooking. Not shown in browsers without the Screen Wake Lock API. */
export function KeepScreenOn({ words }: { words: PageWords<"recipes">["cookAlong"] }) {
  const isHydrated = useIsHydrated();
  const [isWanted, setIsWanted] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const status = isWanted && isRefused ? words.screenRefused : "";
  useAnnouncement(status);

  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    const { signal } = listening;
    let lock: Promise<WakeLockSentinel> | undefined;
    const refuse = () => {
      lock = undefined;
      if (document.visibilityState === "visible") setIsRefused(true);
    };
    const request = () => {
      if (lock || document.visibilityState !== "visible") return;
      lock = navigator.wakeLock.request("screen");
      lock.then((sentinel) => {
        setIsRefused(false);
        // The browser releases it when the page is hidden, and the system to save the battery.
        sentinel.addEventListener("release", refuse, { signal });
      }, refuse);
    };
    request();
    // The wish outlasts a refusal: some browsers refuse at every return to the page, and allow it after a touch.
    document.addEventListener("visibilitychange", request, { signal });
    addEventListener("pointerup", request, { signal });
    return () => {
      listening.abort();
      // The request may still be pending.
      lock?.then((sentinel) => sentinel.release(), refuse);
    };
  }, [isWanted]);

  if (!isHydrated || !("wakeLock" in navigator)) return null;
  return (
    <div className={`${styles.screen} row not-printed`}>
      <label className="beside">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ currentTarget }) => setIsWanted(currentTarget.checked)}
        />{" "}
        <span>{words.keepScreenOn}</span>
      </label>
      <span>{status}</span>
    </div>
  );
}
