import styles from "./KeepScreenOn.module.css";

/**
 * A box that keeps the screen on while cooking. Hidden until app/recipe/wake-lock.ts runs it, where the browser can.
 */
export function KeepScreenOn({ label }: { label: string }) {
  return (
    <div className={styles.screen} data-wake-lock="" hidden>
      <label>
        {/* A reload releases the screen, so it must not restore the tick. */}
        <input type="checkbox" autoComplete="off" /> {label}
      </label>
      <span role="status" />
    </div>
  );
}
