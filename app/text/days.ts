/** Days as they stand in content, addresses and storage: `2026-12-12`. Times are those of India. */

const hour = 60 * 60_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** India is UTC+5:30 all year. */
export const todayInIndia = (now = Date.now()) => isoDay(now + 5.5 * hour);

/** So many days after a day; empty if there is no such day. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(day) + days * 24 * hour;
  return Number.isNaN(time) ? "" : isoDay(time);
}

/** The day that a value from storage or an address is; undefined if there is none like it. */
export const parseDay = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && dayAfter(value, 0) === value ? value : undefined;

/** Some days in a row as text: `8–12 Nov 2026`. */
export const daysText = (from: string, until: string, language: string) =>
  dates(language)
    .formatRange(new Date(from), new Date(until))
    .replace(/\u2009/g, " "); // No font of the site has a thin space.

/** A day as text: `Sat 12 Dec 2026`. */
export const dayText = (day: string, language: string) =>
  dates(language, { weekday: nameLength(language) })
    .format(new Date(day))
    .replaceAll(",", "");

function dates(language: string, more?: Intl.DateTimeFormatOptions) {
  const parts = { day: "numeric", month: nameLength(language), year: "numeric" } as const;
  return new Intl.DateTimeFormat(`${language}-IN`, { ...parts, ...more, timeZone: "UTC" });
}

/** Hindi abbreviates neither months nor weekdays. */
const nameLength = (language: string) => (language === "hi" ? "long" : "short");
