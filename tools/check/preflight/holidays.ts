import { beforeLaunch, type Problem } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";
import { dayText, todayInIndia } from "../../../app/text/days.ts";

const file = "content/en/site.yaml";

/**
 * Festivals on which nearly every shop is closed. The lunar calendar sets their dates: these are from
 * https://www.timeanddate.com/holidays/india/, read in November 2026. Add the next years before they run out.
 */
const festivals: readonly { name: string; dates: readonly string[] }[] = [
  { name: "Holi", dates: ["2026-03-04", "2027-03-22", "2028-03-11", "2029-03-01", "2030-03-20"] },
  { name: "Diwali", dates: ["2026-11-08", "2027-10-29", "2028-10-17", "2029-11-05", "2030-10-26"] },
];

/** Reports past holidays, and festivals of the next twelve months that are missing. */
export function outdatedHolidays({ hours }: Pick<Site, "hours">, now = Date.now()): Problem[] {
  const today = todayInIndia(now);
  const past = hours.daysWeAreClosed.flatMap((date, index) =>
    date < today
      ? beforeLaunch(
          file,
          ["hours", "daysWeAreClosed", index],
          `${date} is past. Delete it, and write this year's date if you are closed then too.`,
        )
      : [],
  );
  const missing = festivals.flatMap(({ name, dates }) => {
    const path = ["hours", "daysWeAreClosed"];
    const next = dates.find((date) => date >= today);
    if (!next) {
      const message = `the date of the next ${name} is not known here. Write it if you are closed, and ask your developer to add it to tools/check/preflight/holidays.ts.`;
      return [beforeLaunch(file, path, message)];
    }
    if (hours.daysWeAreClosed.includes(next)) return [];
    const message = `${name} ${next.slice(0, 4)}, on ${dayText(next, "en")}, is missing: the site will say that you are open. Write ${next} if you are closed.`;
    return [beforeLaunch(file, path, message)];
  });
  return [...past, ...missing];
}
