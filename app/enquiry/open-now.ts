import type { LayoutWords } from "../content/schema/layout.ts";
import { weekdays } from "../content/schema/options.ts";
import type { Site } from "../content/schema/site.ts";
import { clock } from "../content/template-variables.ts";
import { interpolate } from "../interpolate.ts";
import type { Language } from "../languages.ts";

/**
 * All that the browser needs to say whether the office is open (open-now-script.ts), without formatting anything.
 */
export interface OpenNow {
  /**
   * The minutes of the day at which it opens and closes, then three digits for each day from Monday: which of the
   * sentences holds before opening, while open and after closing. Last, days on which a holiday has it otherwise, by
   * their number (`dayNumber`). `540 1080 102 102 … 20842=333`
   */
  schedule: string;
  /** Every sentence that some moment calls for. */
  sentences: readonly string[];
}

/** The moments in sentences, from the opening hours; in `words`, {opens}, {closes} and {day} are still to be filled in. */
export function openNow(hours: Site["hours"], words: LayoutWords["openNow"], language: Language): OpenNow {
  const times = { opens: clock(hours.opens, language), closes: clock(hours.closes, language) };
  const sentences: string[] = [];
  /** The sentence's index in the list, which it joins on its first use, as one digit. */
  const indexOf = (template: string, day = "") => {
    const sentence = interpolate(template, { ...times, day });
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence).toString(36);
  };
  const isOpenDay = (day: number) => hours.days.some((name) => name === weekdays[day % 7]);
  /** The three digits of a day. */
  const digitsOf = (day: number, holidays: readonly number[]) => {
    const isHoliday = holidays.includes(day);
    let next = day + 1;
    while (!isOpenDay(next) || holidays.includes(next)) next += 1;
    const opens = () =>
      dayText(next, next - day > 7 ? { day: "numeric", month: "long" } : { weekday: "long" }, language);
    if (isHoliday) return indexOf(words.holiday, opens()).repeat(3);
    const closed = next === day + 1 ? indexOf(words.tomorrow) : indexOf(words.later, opens());
    return isOpenDay(day) ? [indexOf(words.today), indexOf(words.open), closed].join("") : closed.repeat(3);
  };
  const week = weekdays.map((_, day) => digitsOf(day, []));
  const holidays = hours.daysWeAreClosed.map(dayNumber);
  // A holiday also changes what is said before it, as far back as the last open day: a week, if only one day is open.
  const changed = new Set(holidays.flatMap((holiday) => Array.from({ length: 8 }, (_, back) => holiday - back)));
  const others = [...changed].map((day) => [day, digitsOf(day, holidays)] as const);
  const exceptions = others.filter(([day, digits]) => digits !== week[day % 7]).map((exception) => exception.join("="));
  return { schedule: [minuteOf(hours.opens), minuteOf(hours.closes), ...week, ...exceptions].join(" "), sentences };
}

/** The days from Monday, 29 December 1969, to a date like `2027-01-26`: it is one of `weekdays`, modulo seven. */
function dayNumber(date: string): number {
  return Date.parse(date) / dayLength + 3;
}

function dayText(day: number, format: Intl.DateTimeFormatOptions, language: Language): string {
  // In English, the day stands before the month in India.
  return new Intl.DateTimeFormat(`${language}-IN`, { ...format, timeZone: "UTC" }).format((day - 3) * dayLength);
}

const dayLength = 24 * 60 * 60_000;

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
