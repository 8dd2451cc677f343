import { withLine } from "../../../app/content/content-files.ts";
import { type ContentParts, readParts } from "../../../app/content/parts.ts";
import { sentenceOf } from "../../../app/content/problem-sentences.ts";
import { beforeLaunch, escapeControls, type Problem, placeLine, truncated } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";
import { defaultLanguage, type Language, languages } from "../../../app/site/languages.ts";
import { todayInIndia } from "../../../app/text/days.ts";
import { inspectContent } from "../inspect.ts";
import { type Placeholder, unknownPlaceholders } from "../placeholders.ts";
import { textsUnder, type WrittenText } from "../texts.ts";
import { invalidGstNumber } from "./licences.ts";

/**
 * Checks whether a project's `content/` can go public: what must be fixed first, and what is worth a look.
 *
 * @param root the project's folder
 */
export async function preflight(root: string): Promise<{ mustFix: Problem[]; advice: Problem[]; isPublic: boolean }> {
  const inspection = await inspectContent(root);
  // The rules need content that can be read completely.
  if (inspection.problems.length > 0) return { mustFix: inspection.problems, advice: [], isPublic: false };
  const { folder } = inspection;
  const read = readParts(folder);
  const parts = read.parts as Record<Language, ContentParts>; // Without problems, every part is there.
  // Facts are the same in every language.
  const { site, photos, controls } = parts[defaultLanguage];
  const texts = languages.flatMap((language) => textsUnder(folder, `content/${language}`));
  const located = (problem: Problem) => withLine(problem, folder);
  return {
    mustFix: [
      ...inventedValues(inspection.placeholders),
      ...unfinishedTexts(texts),
      ...pricesInRupees(texts),
      ...invalidGstNumber(site),
    ]
      .map(located)
      .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
    advice: [
      ...buttonsThatDoNothing(controls.use),
      ...inventedPictures(photos),
      ...pastHolidays(site),
      ...unknownPlaceholders(read.placeholders, folder),
    ].map(located),
    isPublic: controls.use === "launch",
  };
}

/** Values that are still as in content/placeholders.yaml. */
function inventedValues(placeholders: readonly Placeholder[]): Problem[] {
  return placeholders.map(({ file, path, value }) =>
    beforeLaunch(
      file,
      path,
      path.at(-1) === "gramsPerTeaspoon"
        ? `Still from a table: ${value}. Weigh one level teaspoon of it, or better ten and divide by ten; if it is right as it is, delete its line in content/placeholders.yaml.`
        : `Still invented: "${truncated(value.replace(/[“”"]/g, ""), 60)}". Write the real one; if it is right as it is, delete its line in content/placeholders.yaml.`,
    ),
  );
}

/** Texts that mark something unfinished, such as TODO, and invented numbers and domains, which nobody can own. */
function unfinishedTexts(texts: readonly WrittenText[]): Problem[] {
  return texts.flatMap(({ file, path, text }) => {
    const [marker] =
      /lorem ipsum|(?<!\p{L})(?:TODO|TBD|FIXME|XXX|\+91 00000|0{14}|[\w.]+\.example)(?!\p{L})/iu.exec(text) ?? [];
    return marker ? beforeLaunch(file, path, `"${marker}" is a placeholder. Write the real text.`) : [];
  });
}

/** Prices in rupees: visitors see weights alone, and prices stay on the family's phone (docs/specification.md, 3). */
function pricesInRupees(texts: readonly WrittenText[]): Problem[] {
  return texts.flatMap(({ file, path, text }) => {
    const [price] =
      /(?:₹|(?<!\p{L})(?:rs|inr|रु)(?!\p{L})\.?)\s*\p{Nd}[\p{Nd},.]*|\p{Nd}[\p{Nd},.]*\s*(?:\/-|rupees|रुप[एय])/iu.exec(
        text,
      ) ?? [];
    const message = `"${price}" is a price in rupees: it would soon be out of date. Take it out; the answer to each order has today's.`;
    return price ? beforeLaunch(file, path, message) : [];
  });
}

/** Pictures of packs and certificates that do not exist, as marked in photos.yaml. */
function inventedPictures(photos: ContentParts["photos"]): Problem[] {
  return Object.entries(photos).flatMap(([picture, { invented }]) => {
    const message = `${picture} shows what does not exist: ${invented}. Replace it with a photo of the real thing under the same name, then delete this line.`;
    const path = [picture, "invented"];
    return invented ? beforeLaunch(`content/${defaultLanguage}/photos.yaml`, path, message) : [];
  });
}

/** Holidays that are past: most come back on another date. */
function pastHolidays({ hours }: Site): Problem[] {
  const message = "This day is past. Delete it, and write this year's date if you are closed then too.";
  return hours.daysWeAreClosed.flatMap((day, index) =>
    day < todayInIndia()
      ? beforeLaunch(`content/${defaultLanguage}/site.yaml`, ["hours", "daysWeAreClosed", index], message)
      : [],
  );
}

/** Warns of the `specified` set of controls, in which some buttons do nothing. */
function buttonsThatDoNothing(use: ContentParts["controls"]["use"]): Problem[] {
  if (use !== "specified") return [];
  const file = `content/${defaultLanguage}/controls.yaml`;
  return [beforeLaunch(file, ["use"], `some buttons do nothing with "${use}". Write launch.`)];
}

/** What `npm run preflight` prints. */
export function report({ mustFix, advice }: { mustFix: readonly Problem[]; advice: readonly Problem[] }): string {
  return [
    ...listed("Must be fixed before the site goes public", mustFix),
    ...listed("Worth a look; nothing here stops you", advice),
    mustFix.length > 0
      ? '\nNot yet. "Going public, step by step" in docs/content-guide.md explains each step.'
      : '\nNothing must be fixed. "Going public, step by step" in docs/content-guide.md says how to go on.',
  ].join("\n");
}

function listed(title: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const entries = problems.map((problem) => `${placeLine(problem)}\n    ${escapeControls(sentenceOf(problem))}`);
  return [`\n${title}: ${problems.length}\n`, ...entries];
}

/**
 * `npm run preflight`: prints both lists. Exits with 1 while something must be fixed. With `--publish`, as in
 * publish.yml, only if the content also says that the site is public.
 */
if (import.meta.main) {
  const found = await preflight(process.cwd());
  console.log(report(found));
  const isStopped = found.mustFix.length > 0 && (found.isPublic || !process.argv.includes("--publish"));
  process.exitCode = isStopped ? 1 : 0;
}
