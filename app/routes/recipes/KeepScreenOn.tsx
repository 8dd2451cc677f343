import { useEffect, useState, useSyncExternalStore } from "react";
import type { PageWords } from "../../content/schema/schemas";
import styles from "./KeepScreenOn.module.css";

/** A box that keeps the screen on while cooking, where the browser can. */
export function KeepScreenOn({ words }: { words: PageWords<"recipes">["cookAlong"] }) {
  // Undefined during hydration: the build knows no screen.
  const visibility = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState,
    () => undefined,
  );
  const [result, setResult] = useState<"asked" | "on" | "off" | "refused">();
  const isWanted = result === "asked" || result === "on";

  // The browser releases the lock whenever the page is out of sight, and does not take it again by itself.
  useEffect(() => {
    if (!isWanted || visibility !== "visible") return;
    let isOver = false;
    const giveUp = () => {
      // Not by the visitor, nor because the page went out of sight: the system took it, to save the battery.
      if (!isOver && document.visibilityState === "visible") setResult("refused");
    };
    const request = navigator.wakeLock.request("screen");
    request.then((lock) => {
      if (!isOver) setResult("on");
      lock.addEventListener("release", giveUp);
    }, giveUp);
    return () => {
      // The browser may still be answering.
      isOver = true;
      request.then((lock) => lock.release(), giveUp);
    };
  }, [isWanted, visibility]);

  if (!visibility || !("wakeLock" in navigator)) return null;
  const said = { asked: "", on: words.screenOn, off: words.screenOff, refused: words.screenRefused };
  return (
    <div className={`${styles.screen} not-printed`}>
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ currentTarget }) => setResult(currentTarget.checked ? "asked" : "off")}
        />{" "}
        <span>{words.keepScreenOn}</span>
      </label>
      <span role="status">{result && said[result]}</span>
    </div>
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
