import { withLine } from "../../../app/content/content-files.ts";
import { type ContentParts, readParts } from "../../../app/content/parts.server.ts";
import { sentenceOf } from "../../../app/content/problem-codes.ts";
import { escapeControls, type Problem, placeLine, truncated } from "../../../app/content/problems.ts";
import { english } from "../../../app/content/sentences/en.ts";
import { defaultLanguage, type Language, languages } from "../../../app/site/languages.ts";
import { inspectContent } from "../inspect.ts";
import { type Placeholder, unknownPlaceholders } from "../placeholders.ts";
import { textsUnder, type WrittenText } from "../texts.ts";
import { invalidEmailAddresses, invalidPhoneNumbers, invalidSiteAddress } from "./contacts.ts";
import type { Finding } from "./finding.ts";
import { outdatedHolidays } from "./holidays.ts";
import { askWhichUnitIsLicensed, invalidFssaiNumber, invalidGstNumber } from "./licences.ts";
import { inventedPictures } from "./pictures.ts";
import { adviceOfFeatures } from "./registry.ts";

/**
 * Checks whether a project's `content/` can go public: what must be fixed first, and what is worth a look.
 *
 * @param root the project's folder
 */
export async function preflight(root: string): Promise<{ mustFix: Finding[]; advice: Finding[]; isPublic: boolean }> {
  const inspection = await inspectContent(root);
  // The rules need content that can be read completely.
  if (inspection.problems.length > 0)
    return { mustFix: inspection.problems.map(findingOf), advice: [], isPublic: false };
  const { folder } = inspection;
  const read = readParts(folder);
  const parts = read.parts as Record<Language, ContentParts>; // Without problems, every part is there.
  // Facts are the same in every language.
  const { site, photos, controls } = parts[defaultLanguage];
  const texts = languages.flatMap((language) => textsUnder(folder, `content/${language}`));
  const located = (finding: Finding) => withLine(finding, folder);
  return {
    mustFix: [
      ...inventedValues(inspection.placeholders),
      ...unfinishedTexts(texts),
      ...invalidSiteAddress(site),
      ...invalidPhoneNumbers(site),
      ...invalidEmailAddresses(site),
      ...invalidFssaiNumber(site),
      ...invalidGstNumber(site),
    ]
      .map(located)
      .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
    advice: [
      ...buttonsThatDoNothing(controls.use),
      ...inventedPictures(photos),
      ...askWhichUnitIsLicensed(site),
      ...outdatedHolidays(site),
      ...Object.values(adviceOfFeatures).flatMap((advice) => advice(parts[defaultLanguage])),
      ...unknownPlaceholders(read.placeholders, folder).map(findingOf),
    ].map(located),
    isPublic: controls.use === "launch",
  };
}

const findingOf = ({ file, path, line, ...problem }: Problem): Finding => ({
  ...{ file, path, line },
  message: sentenceOf(problem, english),
});

/** Values that are still as in content/placeholders.yaml. */
function inventedValues(placeholders: readonly Placeholder[]): Finding[] {
  return placeholders.map(({ value, ...place }) => ({
    ...place,
    message:
      place.path.at(-1) === "gramsPerTeaspoon"
        ? `Still from a table: ${value}. Weigh one level teaspoon of it, or better ten and divide by ten; if it is right as it is, delete its line in content/placeholders.yaml.`
        : `Still invented: "${truncated(value.replace(/[“”"]/g, ""), 60)}". Write the real one; if it is right as it is, delete its line in content/placeholders.yaml.`,
  }));
}

/** Texts that mark something unfinished, such as TODO. */
function unfinishedTexts(texts: readonly WrittenText[]): Finding[] {
  return texts.flatMap(({ file, path, text }) => {
    const [marker] = /lorem ipsum|(?<!\p{L})(?:TODO|TBD|FIXME|XXX)(?!\p{L})/iu.exec(text) ?? [];
    return marker ? { file, path, message: `"${marker}" is a placeholder. Write the real text.` } : [];
  });
}

/** Warns of the `specified` set of controls, in which some buttons do nothing. */
function buttonsThatDoNothing(use: ContentParts["controls"]["use"]): Finding[] {
  if (use === "launch") return [];
  return [
    {
      file: `content/${defaultLanguage}/controls.yaml`,
      path: ["use"],
      message: `some buttons do nothing with "${use}". Write launch.`,
    },
  ];
}

/** What `npm run preflight` prints. */
export function report({ mustFix, advice }: { mustFix: readonly Finding[]; advice: readonly Finding[] }): string {
  return [
    ...listed("Must be fixed before the site goes public", mustFix),
    ...listed("Worth a look; nothing here stops you", advice),
    mustFix.length > 0
      ? '\nNot yet. "Going public, step by step" in docs/content-guide.md explains each step.'
      : '\nNothing must be fixed. "Going public, step by step" in docs/content-guide.md says how to go on.',
  ].join("\n");
}

function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const entries = findings.map(({ message, ...place }) => `${placeLine(place)}\n    ${escapeControls(message)}`);
  return [`\n${title}: ${findings.length}\n`, ...entries];
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
