import type { Language } from "../languages.ts";
import { interpolate } from "../ui/interpolate.ts";
import type { LayoutWords } from "./schema/layout.ts";
import { weekdays } from "./schema/options.ts";
import type { Site } from "./schema/site.ts";
import { clock, dayName } from "./template-variables.ts";

/**
 * All that the browser needs to say whether the office is open (app/enquiry/open-now-script.ts), without formatting anything.
 */
export interface OpenNow {
  /**
   * The minutes of the day at which it opens and closes, then three digits for each day from Monday: which of the
   * sentences holds before opening, while open and after closing. `540 1080 102 102 …`
   */
  schedule: string;
  /** Every sentence that some moment of the week calls for. */
  sentences: readonly string[];
}

/** The week in sentences, from the opening hours; in `words`, {opens}, {closes} and {day} are still to be filled in. */
export function openNow(hours: Site["hours"], words: LayoutWords["openNow"], language: Language): OpenNow {
  const times = { opens: clock(hours.opens, language), closes: clock(hours.closes, language) };
  const sentences: string[] = [];
  /** The sentence's index in the list, which it joins on its first use. */
  const indexOf = (template: string, day = "") => {
    const sentence = interpolate(template, { ...times, day });
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence);
  };
  const week = weekdays.map((day, today) => {
    const following = weekdays.map((_, index) => weekdays[(today + 1 + index) % 7] ?? day);
    const next = following.find((day) => hours.days.includes(day)) ?? day;
    const closed =
      next === following[0] ? indexOf(words.tomorrow) : indexOf(words.later, dayName(next, "long", language));
    return hours.days.includes(day)
      ? [indexOf(words.today), indexOf(words.open), closed].join("")
      : String(closed).repeat(3);
  });
  return { schedule: [minuteOf(hours.opens), minuteOf(hours.closes), ...week].join(" "), sentences };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
