/**
 * Every problem that the content can have, as a code with its values. The sentences are in sentences/, one table for each
 * language: a code without a sentence, or a sentence with another value, is a type error.
 */
export interface ProblemValues {
  /** A field has another value than its schema expects. */
  expected: { wanted: Wanted; found: Found };
  unknownField: None;
  controlCharacters: { found: string };
  repeatedDate: { date: string };
  pastDay: { day: string };

  nameWithoutLatinLetters: { name: string };
  repeatedId: { id: string };
  repeatedIngredient: { id: string };
  spiceIsProduct: { id: string; folder: string };
  /** `example` is the name of a product's file. */
  unknownSpice: { id: string; example: string; file: string };
  unknownRegion: { id: string; file: string };
  missingPhoto: { name: string };
  photoWithoutDescription: { usedIn: string };
  repeatedPhotoName: { other: string };
  missingIllustration: { name: string };
  descriptionWithoutPhoto: None;
  linkOutsideLabel: { label: string; link: string };

  /** Differences between the languages. `original` is the place in the default language's file. */
  differentVariables: { original: PlaceInFile; wanted: string; found: string };
  differentLength: { original: PlaceInFile; wanted: number; found: number };
  differentIds: { original: PlaceInFile; wanted: string; found: string };
  onlyInOriginal: { original: PlaceInFile };
  onlyInTranslation: { original: PlaceInFile };

  unsupportedCharacters: { characters: readonly string[] };
  pictureTooSmall: { least: number; usedIn: string; width: number; height: number };
  emptyPicture: None;
  pictureFormat: { format: string };
  pictureWithMetadata: None;
  damagedPicture: { reason: string };
  unreadableDrawing: { reason: string };
  tooManyShapes: None;
  forbiddenInDrawing: { part: string };

  missingFile: None;
  missingTranslation: { original: string };
  unreadFile: None;
  unreadTranslation: { original: string };
  misnamedFile: None;
  misnamedTextFile: None;
  folderInsteadOfFile: None;
  unknownPlaceholderFile: None;
  unknownPlaceholder: { file: string };

  notUtf8: None;
  invalidYaml: { reason: string };
  unquotedText: { indicator: string };
  textOverLines: { text: string };
  textCutOff: { comment: string };
  /** The check itself has failed. */
  checkFailed: { reason: string };
  /** For `npm run preflight`, which only a developer reads, in English. */
  beforeLaunch: { sentence: string };
}

/** What a schema expects: completes the sentence "expected …". */
export interface WantedValues {
  text: None;
  filledText: None;
  hindiLetters: None;
  /** The names that the text may have in curly brackets; `hasShared`: those of the whole site, too. */
  variables: { own: readonly string[]; hasShared: boolean };
  oneBar: None;
  list: { entries: string };
  filledList: { entries: string };
  exactList: { count: number };
  translatedList: None;
  pack: None;
  packs: None;
  looseWord: None;
  wholeNumber: { from: number; to: number };
  number: { from: number; to: number };
  five: None;
  trueOrFalse: None;
  choice: { choices: readonly string[] };
  actionKind: { kinds: readonly string[] };
  kindWithoutDownload: None;
  kindWithoutScripts: None;
  group: None;
  photoName: None;
  drawingName: None;
  name: None;
  siteAddress: None;
  httpsAddress: None;
  email: None;
  emailOnce: None;
  phone: None;
  phoneOnce: None;
  time: None;
  closingTime: None;
  date: None;
  yearOfFourDigits: None;
  fssai: None;
  gstin: None;
  spiceColour: None;
  groundColour: None;
  twoPercentages: None;
  emoji: None;
  noUnit: None;
  placeholderFiles: None;
  placeholderFields: None;
  placeholderText: None;
}

export type None = Record<never, never>;

/** A value as a message shows it; null for an empty field, undefined for one that is missing. */
export type Found = string | null | undefined;

export interface PlaceInFile {
  file: string;
  line: number | undefined;
}

/** One of the codes of an interface like those above, with its values. */
export type Coded<Values> = { [Code in keyof Values]: { code: Code; values: Values[Code] } }[keyof Values];

/** A code with its values. */
export type ProblemCode = Coded<ProblemValues>;

/** `isQuoted`: YAML would misread the value without quotes. */
export type Wanted = Coded<WantedValues> & { isQuoted?: true };

/** The codes that have no values. */
export type PlainWanted = {
  [Code in keyof WantedValues]: WantedValues[Code] extends None
    ? keyof WantedValues[Code] extends never
      ? Code
      : never
    : never;
}[keyof WantedValues];

/** The words of every code in one language: a sentence, or a part of one. */
export type Wording<Values, More extends readonly unknown[] = []> = {
  readonly [Code in keyof Values]: (values: Values[Code], ...more: More) => string;
};

/** The sentences of one language. `nameOf` is how the reader knows a content file: by its path, or by its form. */
export type Sentences = Wording<ProblemValues, [nameOf: (file: string) => string]>;

/** What the schemas expect, in one language. */
export type Phrases = Wording<WantedValues>;

/** Writes a code and its values in the words of one language. */
export function worded<Values, More extends readonly unknown[]>(
  { code, values }: { code: keyof Values; values: unknown },
  wording: Wording<Values, More>,
  ...more: More
): string {
  // A `Coded` ties each code to its values, which the compiler cannot see through an index.
  const write = wording[code] as (values: unknown, ...more: More) => string;
  return write(values, ...more);
}

/** A problem as one sentence. */
export const sentenceOf = (problem: ProblemCode, sentences: Sentences, nameOf = (file: string) => file): string =>
  worded(problem, sentences, nameOf);
