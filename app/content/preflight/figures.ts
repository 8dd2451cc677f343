import type { RecipeFacts, RegionFacts, Site } from "../facts.ts";
import type { FieldPath } from "../problems.ts";
import type { Finding, InLanguage, Place, WrittenText } from "./content-to-check.ts";
import { around, foundIn, placeInWords, plainDigits, quoted, wholeWords } from "./texts.ts";

/**
 * Figures that contradict each other. The specification itself has some, so none is changed or called wrong: they are
 * shown side by side, for the family to choose. Only the first language is searched; the others are compared with it.
 */

type First = Pick<InLanguage, "words" | "texts">;

/** The years in which the firm may have begun, wherever a page or the footer names one. */
export function contradictoryYears({
  site: { businessStart, copyrightYear },
  languages: [{ texts }],
}: {
  site: Pick<Site, "businessStart" | "copyrightYear">;
  languages: readonly [First, ...First[]];
}): Finding[] {
  const file = "content/site.yaml";
  const mentions = [
    ...texts.filter(({ path }) => !isLaterEvent(path)).flatMap((text) => yearsIn(text, texts)),
    ...startYear(businessStart).map((year) => ({
      year,
      place: { file, path: ["businessStart"], says: `${year}: ${quoted(businessStart)}` },
    })),
    {
      year: String(copyrightYear),
      place: { file, path: ["copyrightYear"], says: `${copyrightYear}: the year after ©` },
    },
  ].sort((a, b) => Number(a.year) - Number(b.year));
  const years = [...new Set(mentions.map(({ year }) => year))];
  return years.length < 2
    ? []
    : [
        {
          places: mentions.map(({ place }) => place),
          message: `The site names the years ${listed(years)}. Do they fit together as the firm's story? Side by side:`,
        },
      ];
}

/** Years, but neither weights nor amounts like "2000+". */
const yearPattern = /(?<![\d.,])(?:19|20)\d\d(?![\d+%.,]\d|\d|\+|\s?(?:kg|g|gm|ml|km|किलो)(?!\p{L}))/gu;

function yearsIn(text: WrittenText, texts: readonly WrittenText[]): { year: string; place: Place }[] {
  const { file, path, written } = text;
  return foundIn(written, yearPattern).map((year) => ({
    year,
    place: { file, path, says: `${year}: ${around(withLabel(text, written, texts, "year", "value"), year)}` },
  }));
}

/** Events after the first on the About page's journey tell what came later, not when the firm began. */
function isLaterEvent([part, list, index]: FieldPath): boolean {
  return part === "journey" && list === "years" && Number(index) > 0;
}

/** The year in "from 1-Apr-25" or "from 1 April 2025". */
function startYear(text: string): string[] {
  const short = /\d{1,2}[-/ ]\p{L}+[-/ ](\d\d)(?!\d)/u.exec(plainDigits(text))?.[1];
  return short ? [`20${short}`] : foundIn(text, yearPattern);
}

interface Counts {
  /** What is counted, for the heading. */
  what: string;
  /** The word after the number, in the site's languages. */
  noun: string;
  /** How many the site itself lists. */
  listed: readonly Place[];
}

/** Numbers of the same thing that differ from page to page, or from what the site lists. */
export function contradictoryCounts(content: {
  regions: readonly Pick<RegionFacts, "isServed">[];
  products: readonly unknown[];
  recipes: readonly Pick<RecipeFacts, "cookTime" | "serves" | "spices">[];
  languages: readonly [Counting, ...Counting[]];
}): Finding[] {
  const [language] = content.languages;
  return countsOf(content, language).flatMap(({ what, noun, listed: facts }) => {
    const places = [...mentionsOf(noun, language), ...facts];
    const numbers = new Set(places.map(({ says = "" }) => /^\d+(?:–\d+)?/.exec(says)?.[0]));
    return numbers.size < 2
      ? []
      : [{ places, message: `The site counts ${what} differently from place to place. Side by side:` }];
  });
}

type Counting = First & {
  frame: Pick<InLanguage["frame"], "numbers">;
  pages: {
    home: { regions: { states: readonly unknown[] } };
    distributors: { reach: { states: readonly unknown[] } };
    contact: { areas: { regions: readonly unknown[] } };
  };
};

function countsOf(
  { regions, products, recipes }: Omit<Parameters<typeof contradictoryCounts>[0], "languages">,
  { words, pages: { home, distributors, contact } }: Counting,
): Counts[] {
  const range = (numbers: readonly number[]) => `${Math.min(...numbers)}–${Math.max(...numbers)}`;
  const inRecipes = (says: string): Place[] =>
    recipes.length > 0 ? [{ file: "content/recipes", path: [], says: `${says} in the recipes` }] : [];
  const list = (file: string, path: FieldPath, entries: readonly unknown[]): Place => ({
    file,
    path,
    says: `${entries.length} in this list`,
  });
  return [
    {
      what: "states",
      noun: "states?|राज्यों|राज्य",
      listed: [
        { file: "content/regions.yaml", path: [], says: `${regions.filter(({ isServed }) => isServed).length} served` },
        list(`${words}/pages/home.yaml`, ["regions", "states"], home.regions.states),
        list(`${words}/pages/distributors.yaml`, ["reach", "states"], distributors.reach.states),
        list(`${words}/pages/contact.yaml`, ["areas", "regions"], contact.areas.regions),
      ],
    },
    {
      what: "products",
      noun: "products?|उत्पादों|उत्पाद",
      listed: [{ file: "content/products", path: [], says: `${products.length} products` }],
    },
    {
      what: "recipes",
      noun: "recipes?|dishes|रेसिपी|व्यंजनों|व्यंजन",
      listed: [{ file: "content/recipes", path: [], says: `${recipes.length} recipes` }],
    },
    {
      what: "the recipes' spices",
      noun: "varieties|किस्मों|किस्में",
      listed: inRecipes(`${new Set(recipes.flatMap(({ spices }) => spices.map(({ id }) => id))).size} spices`),
    },
    {
      what: "the recipes' minutes",
      noun: "minutes?|min|मिनट",
      listed: inRecipes(range(recipes.map(({ cookTime }) => cookTime))),
    },
    {
      what: "the recipes' servings",
      noun: "serves|servings?|लोगों|लोग",
      listed: inRecipes(range(recipes.map(({ serves }) => serves))),
    },
    { what: "months of shelf life", noun: "months?|महीने|माह", listed: [] },
  ];
}

/** Where pages and the footer name a number, in digits or in words, right before the noun or one word earlier. */
function mentionsOf(noun: string, { words, texts, frame: { numbers } }: Counting): Place[] {
  const pattern = wholeWords(
    `(\\d+(?:\\s?[–-]\\s?\\d+)?\\+?|${numbers.join("|")})\\s(?:[\\p{L}\\p{M}-]+\\s)?(?:${noun})`,
  );
  return texts
    .filter(({ file }) => file.startsWith(`${words}/pages/`) || file === `${words}/frame.yaml`)
    .flatMap((text) => {
      const { file, path } = text;
      const read = withLabel(text, text.shown, texts, "value");
      return Array.from(plainDigits(read).matchAll(pattern), ([found, number = ""]) => {
        const word = numbers.findIndex((name) => name.toLowerCase() === number.toLowerCase());
        const digits = word < 0 ? number.replace(/\s?[–-]\s?/, "–") : String(word + 1);
        return { file, path, says: `${digits}: ${around(read, found)}` };
      });
    });
}

/** A figure with its label or title after it: "5+" alone does not say what is counted. */
function withLabel(
  { file, path }: WrittenText,
  figure: string,
  texts: readonly WrittenText[],
  ...fields: readonly string[]
): string {
  if (!fields.includes(String(path.at(-1)))) return figure;
  const around = path.slice(0, -1);
  const labels = ["label", "title"].map((label) => JSON.stringify([...around, label]));
  const label = texts.find((text) => text.file === file && labels.includes(JSON.stringify(text.path)));
  return label ? `${figure} ${label.shown}` : figure;
}

/** Texts whose figures are not the same in another language. */
export function figuresLostInTranslation({
  languages: [first, ...others],
}: {
  languages: readonly [First, ...First[]];
}): Finding[] {
  const digitsIn = (text: string) => foundIn(text, /\d+/g).sort().join(" ");
  const inFirst = new Map(first.texts.map((text) => [placeInWords(first.words, text), text]));
  return others.flatMap(({ words, texts }) =>
    texts.flatMap((text) => {
      const original = inFirst.get(placeInWords(words, text));
      // A figure may well be a word in one of them.
      const figures = [original?.written ?? "", text.written].map(digitsIn);
      return !original || figures.includes("") || figures[0] === figures[1]
        ? []
        : {
            places: [original, text].map(({ file, path, written }) => ({ file, path, says: quoted(written) })),
            message: "The two languages give different figures. Correct one of them.",
          };
    }),
  );
}

function listed(years: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(years);
}
