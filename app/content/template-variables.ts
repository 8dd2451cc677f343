import type { Language } from "../site/languages.ts";
import { interpolate } from "../text/interpolate.ts";
import type { ContentParts } from "./parts.ts";
import { weekdays } from "./schema/options.ts";
import { capitalize, countNames } from "./schema/template-variable-names.ts";

/** The maximum number of products on the home page (docs/specification.md, 2.3). */
export const maxFeatured = 9;

/** The values of all variables in one language, with the sentences about open days, opening hours and closed days. */
export function templateVariables(
  { site, layout, products, recipes, regions, pages }: ContentParts,
  language: Language,
): Record<"days" | "hours" | "closed", string> & Readonly<Record<string, string>> {
  const { days, opens, closes } = site.hours;
  const closedDays = weekdays.filter((day) => !days.includes(day));
  const openDays = inRanges(days).map((range) => range.map((day) => dayName(day, "short", language)).join("–"));
  const hours = interpolate(layout.hours, {
    days: openDays.join(", "),
    opens: timeOfDay(opens, language),
    closes: timeOfDay(closes, language),
  });
  const closed = closedDays.map((day) => dayName(day, "long", language)).join(", ");

  const counts = {
    products: products.length,
    featured: Math.min(products.length, maxFeatured),
    recipes: recipes.length,
    states: regions.filter(({ isServed }) => isServed).length,
    reached: pages.distributors.reach.states.length,
    wanted: pages.distributors.reach.wanted.length,
  };
  const inWords = countNames.flatMap((name) => {
    const word = layout.numbers[counts[name] - 1] ?? String(counts[name]);
    return [
      [name, word],
      [capitalize(name), capitalize(word, language)],
    ];
  });
  return {
    brand: brandName(site, language),
    year: String(site.copyrightYear),
    hours,
    days: openDays.join(", "),
    closed: closed && interpolate(layout.closed, { closedDays: closed }),
    productCount: String(products.length),
    recipeCount: String(recipes.length),
    ...Object.fromEntries(inWords),
  };
}

/** The brand in a language. */
export function brandName({ brand }: Pick<ContentParts["site"], "brand">, language: Language): string {
  return language === "hi" ? brand.hindi : brand.name;
}

/** Fills the variables into every text in `words`, at any depth. Others stay: components fill them in. */
export function fillIn<T>(words: T, values: Readonly<Record<string, string>>): T {
  const filled = (_: string, value: unknown) => (typeof value === "string" ? interpolate(value, values) : value);
  return JSON.parse(JSON.stringify(words), filled) as T; // Content is plain JSON, so the copy has the same type.
}

type Weekday = (typeof weekdays)[number];

/** The first and last day of each run of consecutive days: Monday to Saturday → `[["Monday", "Saturday"]]`. */
function inRanges(days: readonly Weekday[]): Weekday[][] {
  const isOpen = (index: number) => days.some((day) => day === weekdays[index]);
  const starts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index - 1));
  const ends = weekdays.filter((_, index) => isOpen(index) && !isOpen(index + 1));
  return starts.map((start, index) => [...new Set([start, ends[index] ?? start])]);
}

/** The name of a weekday in the language: Monday or Mon. */
export function dayName(day: Weekday, length: "short" | "long", language: Language): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" }).format(date);
}

/** Formats a time of day as people in India say it: `18:00` → 6:00 PM in English, शाम 6 in Hindi. */
export function timeOfDay(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const isSaidByPartOfDay = language === "hi";
  return (
    new Intl.DateTimeFormat(language, {
      hour: "numeric",
      ...(isSaidByPartOfDay ? { dayPeriod: "short" } : {}),
      ...(isSaidByPartOfDay && minute === 0 ? {} : { minute: "2-digit" }),
      hour12: true,
      timeZone: "UTC",
    })
      .format(new Date(Date.UTC(2024, 0, 1, hour, minute)))
      // Newer locale data has a narrow no-break space before AM and PM, which some fonts lack.
      .replace("\u202f", " ")
  );
}
