import { dayAfter } from "../../text/days.ts";

/** When orders are packed: the days of the week, from Sunday as in `Date.getUTCDay()`, and the holidays. */
export interface OpenDays {
  week: readonly boolean[];
  closedOn: readonly string[];
}

/** This day, if we are open then; otherwise the next one on which we are. */
export function openDayFrom(day: string, { week, closedOn }: OpenDays): string {
  const isOpen = (day: string) => week[new Date(day).getUTCDay()] && !closedOn.includes(day);
  // Nobody is closed for a year.
  const days = Array.from({ length: 366 }, (_, later) => dayAfter(day, later));
  return days.find(isOpen) ?? day;
}
