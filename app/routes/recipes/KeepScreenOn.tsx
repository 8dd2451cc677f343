import type { PageWords } from "../../content/schema/schemas";
import { useWakeLock } from "../../recipe/use-wake-lock";
import styles from "./KeepScreenOn.module.css";

/** A box that keeps the screen on while cooking, where the browser can. */
export function KeepScreenOn({ words }: { words: PageWords<"recipes">["cookAlong"] }) {
  const { canHold, isWanted, want, result } = useWakeLock();
  if (!canHold) return null;
  const said = { asked: "", on: words.screenOn, off: words.screenOff, refused: words.screenRefused };
  return (
    <div className={`${styles.screen} not-printed`}>
      <label>
        <input type="checkbox" checked={isWanted} onChange={({ currentTarget }) => want(currentTarget.checked)} />{" "}
        {words.keepScreenOn}
      </label>
      <span role="status">{result && said[result]}</span>
    </div>
  );
}
