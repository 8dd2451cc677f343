import { useEffect, useState, useSyncExternalStore } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import styles from "./KeepScreenOn.module.css";

/** A checkbox that keeps the screen on while cooking. Not shown in browsers without the Screen Wake Lock API. */
export function KeepScreenOn({ words }: { words: PageWords<"recipes">["cookAlong"] }) {
  // Undefined in the static HTML and during hydration.
  const visibility = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState,
    () => undefined,
  );
  const [result, setResult] = useState<"asked" | "on" | "off" | "refused">();
  // The wish outlasts a refusal: some browsers refuse on every return to the page, and allow it after a touch.
  const isWanted = result !== undefined && result !== "off";
  const [touches, setTouches] = useState(0);

  // The browser releases the lock whenever the page is hidden, and does not acquire it again by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a touch asks again
  useEffect(() => {
    if (!isWanted || visibility !== "visible") return;
    let isOver = false;
    const giveUp = () => {
      // Neither the visitor nor hiding the page released it, but the system, to save the battery.
      if (!isOver && document.visibilityState === "visible") setResult("refused");
    };
    const request = navigator.wakeLock.request("screen");
    request.then((lock) => {
      if (!isOver) setResult("on");
      lock.addEventListener("release", giveUp);
    }, giveUp);
    return () => {
      // The request may still be pending.
      isOver = true;
      request.then((lock) => lock.release(), giveUp);
    };
  }, [isWanted, visibility, touches]);

  // Ask again at every touch; the dependency on the visibility asks again at every return.
  useEffect(() => {
    if (result !== "refused") return;
    const askAgain = () => setTouches((before) => before + 1);
    addEventListener("pointerup", askAgain);
    return () => removeEventListener("pointerup", askAgain);
  }, [result]);

  const said = { asked: "", on: words.screenOn, off: words.screenOff, refused: words.screenRefused };
  const status = result ? said[result] : "";
  useAnnouncement(status);
  if (!visibility || !("wakeLock" in navigator)) return null;
  return (
    <div className={`${styles.screen} row not-printed`}>
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ currentTarget }) => setResult(currentTarget.checked ? "asked" : "off")}
        />{" "}
        <span>{words.keepScreenOn}</span>
      </label>
      <span>{status}</span>
    </div>
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
