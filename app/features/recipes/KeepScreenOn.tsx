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
    let lock: Promise<WakeLockSentinel> | undefined;
    const refuse = () => setIsRefused(true);
    const request = () => {
      if (document.visibilityState !== "visible") return;
      lock = navigator.wakeLock.request("screen");
      lock.then(() => setIsRefused(false), refuse);
    };
    request();
    // Browsers release it when the page is hidden.
    document.addEventListener("visibilitychange", request, listening);
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
