/** The day on which an order is needed, `2026-12-12`; empty if the visitor names none. */

import { oneDay } from "../../islands/storage.ts";

/** When parcels can be ready: the days of the week, from Sunday as in `Date.getUTCDay()`, and the holidays. */
export interface OpenDays {
  week: readonly boolean[];
  closedOn: readonly string[];
}

/** The date that a value from storage or an address is; undefined if there is no such day. */
export const parseDay = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && dayAfter(value, 0) === value ? value : undefined;

/** India is UTC+5:30 all year. */
export const todayInIndia = (now = Date.now()) => isoDay(now + 5.5 * 60 * 60_000);

/** This day, if we are open then; otherwise the next one on which we are. */
export function openDayFrom(day: string, { week, closedOn }: OpenDays): string {
  const isOpen = (day: string) => week[new Date(day).getUTCDay()] && !closedOn.includes(day);
  // Not forever: nobody can be closed for a year.
  for (let later = 0; later < 366; later++) if (isOpen(dayAfter(day, later))) return dayAfter(day, later);
  return day;
}

/** A day as text: `Sat 12 Dec 2026`. Hindi abbreviates neither. */
export function dayText(day: string, language: string): string {
  const length = language === "hi" ? "long" : "short";
  const parts = new Intl.DateTimeFormat(`${language}-IN`, {
    ...{ weekday: length, day: "numeric", month: length, year: "numeric" },
    timeZone: "UTC",
  }).formatToParts(new Date(day));
  const textOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return ["weekday", "day", "month", "year"].map(textOf).join(" ");
}

function dayAfter(day: string, days: number): string {
  const time = Date.parse(day) + days * oneDay;
  return Number.isNaN(time) ? "" : isoDay(time);
}
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
