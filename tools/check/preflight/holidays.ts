import type { Problem } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";

/** Holidays that are past. */
export function pastHolidays({ hours }: Pick<Site, "hours">, now = Date.now()): Problem[] {
  const today = new Date(now + 5.5 * 60 * 60_000).toISOString().slice(0, 10); // In India.
  return hours.daysWeAreClosed.flatMap((date, index) =>
    date < today
      ? {
          file: "content/en/site.yaml",
          path: ["hours", "daysWeAreClosed", index],
          message: `${date} is past. Delete it, and write this year's date if you are closed then too.`,
        }
      : [],
  );
}
