import { interpolate } from "../ui/interpolate.ts";
import type { SiteFacts } from "./facts.ts";
import { weekdays } from "./options.ts";

/**
 * The names that any text of the site may use in curly brackets. Their values are stated once, in the facts, and filled
 * in wherever a text uses them.
 */
export const siteValueNames = [
  /** The brand's name, in the letters of the language. */
  "brand",
  /** The copyright year. */
  "year",
  /** The opening hours, worded as in frame.yaml. */
  "hours",
  /** The days it is open, abbreviated: Mon–Sat. */
  "days",
  /** The number of products in words (nine, or Nine at the start of a sentence) or in digits. */
  "products",
  "Products",
  "productCount",
  /** How many recipes there are. */
  "recipes",
  "Recipes",
  "recipeCount",
  /** How many states are served. */
  "states",
  "States",
  /** How many states distributors reach, and in how many more states partners are wanted. */
  "reached",
  "Reached",
  "wanted",
  "Wanted",
] as const;

type SiteValues = Record<(typeof siteValueNames)[number], string>;

/** The data the values come from. */
interface Sources {
  language: string;
  site: SiteFacts;
  /** The wording of hours and numbers, from frame.yaml. */
  frame: { hours: string; closed: string; numbers: readonly string[] };
  counts: Record<"products" | "recipes" | "states" | "reached" | "wanted", number>;
}

/** The values in one language, with the frame's sentences about opening hours and closed days. */
export function siteValues({ language, site, frame, counts }: Sources): SiteValues & { closed: string } {
  const { days, opens, closes } = site.hours;
  const closedDays = weekdays.filter((day) => !days.includes(day));
  const openDays = inRanges(days).map((range) => range.map((day) => dayName(day, "short", language)).join("–"));
  const hours = interpolate(frame.hours, {
    days: openDays.join(", "),
    opens: clock(opens, language),
    closes: clock(closes, language),
  });
  const closed = closedDays.map((day) => dayName(day, "long", language)).join(", ");

  const inWords = (count: number) => frame.numbers[count - 1] ?? String(count);
  const atStart = (word: string) => word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
  const { products, recipes, states, reached, wanted } = counts;
  return {
    brand: language === "hi" ? site.brand.hindi : site.brand.name,
    year: String(site.copyrightYear),
    hours,
    days: openDays.join(", "),
    closed: closed && interpolate(frame.closed, { closedDays: closed }),
    products: inWords(products),
    Products: atStart(inWords(products)),
    productCount: String(products),
    recipes: inWords(recipes),
    Recipes: atStart(inWords(recipes)),
    recipeCount: String(recipes),
    states: inWords(states),
    States: atStart(inWords(states)),
    reached: inWords(reached),
    Reached: atStart(inWords(reached)),
    wanted: inWords(wanted),
    Wanted: atStart(inWords(wanted)),
  };
}

/** Fills the site's values into every text in `words`, at any depth. Other names stay until the text is shown. */
export function withSiteValues<T>(words: T, values: Readonly<Record<string, string>>): T {
  if (typeof words === "string") return interpolate(words, values) as T; // A string stays a string.
  if (Array.isArray(words)) return words.map((entry) => withSiteValues(entry, values)) as T; // A list of the same shape.
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, withSiteValues(value, values)])) as T; // The same fields.
}

type Weekday = (typeof weekdays)[number];

/** Groups consecutive days by first and last: Monday to Saturday is `[["Monday", "Saturday"]]`. */
function inRanges(days: readonly Weekday[]): Weekday[][] {
  const ranges: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const range = ranges.at(-1);
    const before = weekdays[index - 1];
    if (range && before && days.includes(before))
      ranges[ranges.length - 1] = [range[0] as Weekday, day]; // A range is never empty.
    else ranges.push([day]);
  }
  return ranges;
}

/** A day of the week in the language: Monday or Mon. */
export function dayName(day: Weekday, length: "short" | "long", language: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" }).format(date);
}

/** `18:00` as people in India say it: 6:00 PM in English, शाम 6 in Hindi. */
export function clock(time: string, language: string): string {
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
      // Newer locale data puts a narrow space before AM and PM, which not every font has.
      .replace("\u202f", " ")
  );
}
