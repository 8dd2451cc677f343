import type { Problem } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";

const file = "content/en/site.yaml";

/**
 * Festivals on which nearly every shop is closed, with their earliest and latest dates: the lunar calendar sets them.
 */
const festivals = [
  { name: "Holi", from: "02-26", to: "03-31" },
  { name: "Diwali", from: "10-12", to: "11-16" },
];

/** Reports past holidays, and festivals of the next twelve months that are missing. */
export function outdatedHolidays({ hours }: Pick<Site, "hours">, now = Date.now()): Problem[] {
  const today = new Date(now + 5.5 * 60 * 60_000).toISOString().slice(0, 10); // In India.
  const past = hours.daysWeAreClosed.flatMap((date, index) =>
    date < today
      ? {
          file,
          path: ["hours", "daysWeAreClosed", index],
          message: `${date} is past. Delete it, and write this year's date if you are closed then too.`,
        }
      : [],
  );
  const year = Number(today.slice(0, 4));
  const missing = festivals.flatMap(({ name, from, to }) => {
    const next = `${year}-${to}` < today ? year + 1 : year;
    return hours.daysWeAreClosed.some((date) => date >= `${next}-${from}` && date <= `${next}-${to}`)
      ? []
      : {
          file,
          path: ["hours", "daysWeAreClosed"],
          message: `${name} ${next} is missing: the site will say that you are open. Write its date if you are closed.`,
        };
  });
  return [...past, ...missing];
}

/** Reports the edition of the catalogue (month and year) if it is more than half a year old. */
export function outdatedEdition({ edition }: Pick<Site, "edition">, now = Date.now()): Problem[] {
  const month = Date.parse(`1 ${edition}`); // "November 2026"
  if (!(now - month > 183 * 24 * 60 * 60_000)) return [];
  return [
    { file, path: ["edition"], message: `The catalogue says ${edition}. Write the month and year of the next print.` },
  ];
}
