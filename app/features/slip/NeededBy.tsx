import { dayText, todayInIndia } from "../../text/days.ts";
import { interpolate } from "../../text/interpolate.ts";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { openDayFrom } from "./open-days.ts";
import styles from "./Paper.module.css";
import { useSlipData } from "./slip-context.ts";
import { useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/** The day on which the order is needed. On a closed day it says so and offers the next open one; nothing is refused. */
export function NeededBy({ day }: { day: string }) {
  const { language, words, openDays } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const change = (neededBy: string) => store.changeOrder((order) => ({ ...order, neededBy }));
  const today = todayInIndia();
  // A year is typed digit by digit: 0002, 0020, 0202.
  const isTyped = day >= "2000";
  const next = isTyped && day >= today ? openDayFrom(day, openDays) : day;
  const closed = next === day ? "" : interpolate(words.dayClosed, { day: dayText(day, language) });
  const hint = closed || (isTyped && day < today ? words.dayPast : "");
  useAnnouncement(hint);
  return (
    <div className={`${styles.day} row`}>
      <label>
        <span>{words.neededBy}</span>
        <input
          type="date"
          name="neededBy"
          min={today}
          value={day}
          aria-describedby={hint ? "slip-day" : undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      {hint ? (
        <span id="slip-day" className={styles.unread}>
          {hint}
        </span>
      ) : null}
      {closed ? (
        <TextButton onClick={() => keepFocus(() => change(next))}>
          {interpolate(words.dayNext, { day: dayText(next, language) })}
        </TextButton>
      ) : null}
    </div>
  );
}
