import type { LayoutWords } from "../../content/schema/layout.ts";
import { weekdaysFromSunday } from "../../content/schema/options.ts";
import type { Site } from "../../content/schema/site.ts";
import { dayName, timeOfDay } from "../../content/template-variables.ts";
import type { Language } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";

/** The data from which the browser says whether the office is open (open-now-script.ts). */
export type OpenNow = ReturnType<typeof openNow>;
export function openNow(
  { days, opens, closes, daysWeAreClosed }: Site["hours"],
  words: LayoutWords["openNow"],
  language: Language,
) {
  // The browser fills in the day.
  const times = { opens: timeOfDay(opens, language), closes: timeOfDay(closes, language), day: "{day}" };
  const filled = Object.entries(words).map(([name, sentence]) => [name, interpolate(sentence, times)]);
  const monthName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return {
    week: weekdaysFromSunday.map((day) => ({
      name: dayName(day, "long", language),
      isOpen: days.includes(day),
    })),
    months: Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2024, month))),
    // Times in India, like `09:00`.
    opens,
    closes,
    closedOn: daysWeAreClosed,
    sentences: Object.fromEntries(filled) as LayoutWords["openNow"],
  };
}
