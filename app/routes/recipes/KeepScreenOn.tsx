import styles from "./KeepScreenOn.module.css";

/**
 * A box that keeps the screen on while cooking. Hidden until app/recipe/wake-lock.ts runs it, where the browser can.
 */
export function KeepScreenOn({ label }: { label: string }) {
  return (
    <div className={`${styles.screen} not-printed`} data-wake-lock="" hidden>
      <label>
        <input type="checkbox" /> {label}
      </label>
      <span role="status" />
    </div>
  );
}
