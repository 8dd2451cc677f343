import { openPictures } from "../../../tools/check/picture-files.ts";
import { type Language, languages } from "../../languages.ts";
import { type ContentFolder, openContent, withLine } from "../content-folder.ts";
import type { ContentParts } from "../cross-checks.ts";
import { type Inspection, inspectContent } from "../inspect.server.ts";
import { picturesNamed } from "../pictures-used.ts";
import { readParts, siteValuesOf } from "../read.server.ts";
import { withSiteValues } from "../site-values.ts";
import { textsUnder } from "../texts.ts";
import { buttonsThatDoNothing } from "./buttons.ts";
import { emailAddresses, phoneNumbers, siteAddress } from "./contacts.ts";
import type { ContentToCheck, Finding, InLanguage, Rule } from "./content-to-check.ts";
import { contradictoryCounts, contradictoryYears, figuresLostInTranslation } from "./figures.ts";
import { fssaiNumber, gstNumber, stateCode } from "./licences.ts";
import { inventedPictures, missingDescriptions, smallPictures } from "./pictures.ts";
import { inventedValues, inventedVoices } from "./placeholders.ts";
import { gramsAsGm, hundredPercentClaims, medicalClaims } from "./wording.ts";

/** What has to change before the site goes public. */
const mustFixRules: readonly Rule[] = [
  inventedValues,
  inventedVoices,
  siteAddress,
  phoneNumbers,
  emailAddresses,
  fssaiNumber,
  gstNumber,
  stateCode,
];

/** What may well be right, but should have been looked at. */
const adviceRules: readonly Rule[] = [
  buttonsThatDoNothing,
  hundredPercentClaims,
  medicalClaims,
  contradictoryYears,
  contradictoryCounts,
  figuresLostInTranslation,
  inventedPictures,
  smallPictures,
  missingDescriptions,
  gramsAsGm,
  ({ buildAdvice }) => buildAdvice.map(asFinding),
];

export interface Preflight {
  mustFix: Finding[];
  advice: Finding[];
}

/**
 * Checks whether `content/` is fit to go public.
 *
 * @param root the project's folder
 */
export async function preflight(root: string = process.cwd()): Promise<Preflight> {
  const inspection = await inspectContent(root);
  // The rules need content that can be read completely.
  if (inspection.problems.length > 0) return { mustFix: inspection.problems.map(asFinding), advice: [] };
  const folder = openContent(root);
  const content = await contentToCheck(folder, inspection, root);
  const findings = (rules: readonly Rule[]) =>
    rules.flatMap((rule) => rule(content)).map((found) => located(found, folder));
  return { mustFix: byPlace(findings(mustFixRules)), advice: findings(adviceRules) };
}

async function contentToCheck(
  folder: ContentFolder,
  { placeholders, advice }: Inspection,
  root: string,
): Promise<ContentToCheck> {
  const read = languages.map((language) => {
    // Without problems, every part is present.
    const parts = readParts(folder, language).parts as ContentParts;
    return { language, parts, uses: picturesNamed(parts, `content/${language}`) };
  });
  const [first, ...others] = read;
  if (!first) throw new Error("The site has no language");
  const uses = read.flatMap(({ uses }) => uses);
  return {
    ...first.parts,
    placeholders,
    languages: [inLanguage(first, folder), ...others.map((other) => inLanguage(other, folder))],
    photoFiles: folder.photos,
    // Every language names the pictures of the products, which are facts.
    pictureUses: [...new Map(uses.map((use) => [`${use.file} ${use.path.join(".")}`, use])).values()],
    pictureFiles: await openPictures(uses, folder.photos, root),
    buildAdvice: advice,
  };
}

function inLanguage(
  { language, parts }: { language: Language; parts: ContentParts },
  folder: ContentFolder,
): InLanguage {
  const words = `content/${language}`;
  const values = siteValuesOf(parts, language);
  const texts = textsUnder(folder, words).map(({ text, ...place }) => ({
    ...place,
    written: text,
    shown: withSiteValues(text, values),
  }));
  return { ...parts, words, texts };
}

const asFinding = ({ message, ...place }: Inspection["problems"][number]): Finding => ({ places: [place], message });

/** Adds the lines in the files. */
function located({ places, message }: Finding, folder: ContentFolder): Finding {
  return { message, places: places.map((place) => withLine(place, folder)) };
}

/** In the order in which someone goes through the files. */
function byPlace(findings: readonly Finding[]): Finding[] {
  const key = ({ places: [place] }: Finding) => `${place?.file} ${String(place?.line ?? 0).padStart(6, "0")}`;
  return findings.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
