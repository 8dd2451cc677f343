/** A sentence in each language of the studio, with its values filled in. The console's language is English. */
export type Sentence<Values> = Readonly<Record<"en" | "hi", string | Say<Values>>>;
/** `nameOf` is how the reader knows a file: by its path in the console, by the title of its form in the studio. */
type Say<Values> = (values: Values, nameOf: (file: string) => string) => string;

/** Names the values of a sentence. */
const sentence = <Values>(both: Sentence<Values>): Sentence<Values> => both;

/** A code of a table of sentences, with its values. */
type CodeOf<Table> = { [Code in keyof Table]: { code: Code; values: ValuesOf<Table[Code]> } }[keyof Table];
type ValuesOf<S> =
  S extends Readonly<Record<"en" | "hi", string>> ? Record<never, never> : S extends Sentence<infer V> ? V : never;

/** A value as a message shows it; null for an empty field, undefined for one that is missing. */
export type Found = string | null | undefined;

/** The most common causes of a problem, for someone who has never heard of YAML. */
const commonCauses =
  'look here and one line above for a tab or a line that does not begin exactly below its neighbours; for a missing space after a colon or dash; and for text that needs double quotes "…" around it because of a colon, a # or a quotation mark';

/** A problem that no form of the studio can cause. Its Hindi reader can only tell somebody who reads the English. */
const byHand = <En extends string | Say<never>>(en: En) => ({
  en,
  hi: "फ़ाइलों में कुछ हाथ से बदला गया है और उसमें ग़लती है; साइट सँभालने वालों को बताइए",
});

/**
 * Every problem that the content can have. Whoever edits a file reads the same sentence, after its name and line
 * (problems.ts), as whoever sees the studio's form.
 */
export const sentences = {
  /** A field has another value than its schema expects. */
  expected: sentence<{ wanted: string; found: Found; isUnquoted: boolean }>({
    en: ({ wanted, found, isUnquoted }) =>
      `expected ${expectation(wanted, "en")}${isUnquoted ? ", in quotes" : ""}, ${got(found)}`,
    hi: ({ wanted, found }) =>
      `${expectation(wanted, "hi")} चाहिए; ${typeof found === "string" ? `लिखा है: ${found}` : "यहाँ कुछ नहीं लिखा"}`,
  }),
  unknownField: byHand("expected no such field; correct its spelling or delete it"),
  controlCharacters: sentence<{ found: string }>({
    en: ({ found }) => `this text has a hidden sign (${found}): type the words here instead of pasting them`,
    hi: ({ found }) => `इन शब्दों में कोई छिपा हुआ निशान है (${found})। इन्हें यहाँ ख़ुद लिखिए, कहीं से कॉपी मत कीजिए`,
  }),
  pastDay: sentence<{ day: string }>({
    en: ({ day }) => `expected a day that is not past, got "${day}": look at the year`,
    hi: ({ day }) => `यह दिन बीत चुका है: "${day}"। साल देख लीजिए`,
  }),

  nameWithoutLatinLetters: sentence<{ name: string }>({
    en: ({ name }) =>
      `write the name in English letters here, and in Hindi in the Hindi form: its address is made of it (now "${name}")`,
    hi: ({ name }) =>
      `यहाँ नाम अंग्रेज़ी अक्षरों में लिखिए, जैसे Haldi Powder, और हिन्दी नाम हिन्दी वाले ख़ाने में: इसी से पता बनता है। अभी लिखा है: "${name}"`,
  }),
  repeatedEntry: sentence<{ entry: string }>({
    en: ({ entry }) => `this is there twice: "${entry}"; change or remove one`,
    hi: ({ entry }) => `यह दो बार है: "${entry}"। एक को बदलिए या हटाइए`,
  }),
  unknownName: sentence<{ name: string }>({
    en: ({ name }) => `this does not exist: "${name}"; choose another one, or remove this line`,
    hi: ({ name }) => `यह नहीं मिला: "${name}"। दूसरा चुनिए, या यह लाइन हटाइए`,
  }),
  photoWithoutDescription: sentence<{ usedIn: string }>({
    en: ({ usedIn }, nameOf) =>
      `nobody has said what this photo shows: under “Say what a photo shows” add it and write one sentence (it is used here: ${nameOf(usedIn)})`,
    hi: ({ usedIn }, nameOf) =>
      `यह नहीं लिखा कि इस फ़ोटो में क्या है। “फ़ोटो में क्या है, यह लिखें” में यही फ़ोटो जोड़िए और एक वाक्य लिखिए। (फ़ोटो यहाँ लगी है: ${nameOf(usedIn)})`,
  }),
  linkOutsideLabel: sentence<{ label: string; link: string }>({
    en: ({ label, link }) =>
      `these words have to stand in the sentence of the terms box, "${label}"; now they are "${link}"`,
    hi: ({ label, link }) => `ये शब्द शर्तों वाले बॉक्स के वाक्य में होने चाहिए: "${label}"; लिखा है: "${link}"`,
  }),

  /** Differences between the languages; `wanted` is in the default language's file. */
  differentVariables: sentence<{ wanted: string; found: string }>({
    en: ({ wanted, found }) =>
      `both languages need the same in curly brackets: ${wanted || "nothing"} in the other one, ${found || "nothing"} here. Change one of the two`,
    hi: ({ wanted, found }) =>
      `दोनों भाषाओं में { } में एक ही बात चाहिए: दूसरी भाषा में ${wanted || "कुछ नहीं"}, यहाँ ${found || "कुछ नहीं"}। एक को बदलिए`,
  }),
  differentEntries: sentence<{ wanted: string; found: string }>({
    en: ({ wanted, found }) => `both languages need the same list in the same order: ${wanted}; here it is ${found}`,
    hi: ({ wanted, found }) => `दोनों भाषाओं में यही सूची इसी क्रम में चाहिए: ${wanted}; यहाँ है: ${found}`,
  }),
  onlyInOneLanguage: {
    en: "only one language has this: write it in both, or remove it",
    hi: "यह एक ही भाषा में है; दोनों में लिखिए, या हटाइए",
  },

  unsupportedCharacters: sentence<{ characters: readonly string[] }>({
    en: ({ characters }) =>
      `the site cannot show these letters: ${quoted(characters)}; write it in English or Hindi letters`,
    hi: ({ characters }) => `ये अक्षर साइट पर नहीं दिखेंगे: ${quoted(characters)}। हिंदी या अंग्रेज़ी अक्षरों में लिखिए`,
  }),
  pictureTooSmall: sentence<{ least: number; usedIn: string; width: number; height: number }>({
    en: ({ least, usedIn, width, height }, nameOf) =>
      `this photo is too small, ${width} × ${height}: it must be at least ${least} wide. Choose a larger one (it is used here: ${nameOf(usedIn)})`,
    hi: ({ least, usedIn, width, height }, nameOf) =>
      `यह फ़ोटो छोटी है: ${width} × ${height}। चौड़ाई कम से कम ${least} चाहिए; बड़ी फ़ोटो चुनिए। (यहाँ लगी है: ${nameOf(usedIn)})`,
  }),
  pictureWithMetadata: {
    en: "expected a JPEG or PNG picture, got one that may say where and by whom it was taken; choose it in the studio again, which removes that",
    hi: "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ोटो, जिसमें लिखा हो सकता है कि कहाँ और किसने खींची। यहाँ दोबारा चुनिए, तो वह हट जाएगा",
  },
  damagedPicture: sentence<{ reason: string }>({
    en: ({ reason }) =>
      `expected a JPEG or PNG picture that is not damaged (${reason}); save the picture again as JPEG`,
    hi: "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ाइल, जो फ़ोटो नहीं है या ख़राब है; फ़ोटो को JPEG में दोबारा सेव कीजिए",
  }),
  unusableDrawing: byHand(
    ({ reason }: { reason: string }) =>
      `expected a drawing that has only shapes (${reason}); save it again as a plain SVG`,
  ),

  missingFile: {
    en: "this whole file is missing: undo the last change, write it again, or delete it in the other language, too",
    hi: "यह पूरा हिस्सा ग़ायब है; साइट सँभालने वालों को बताइए, या “बदलाव वापस लें”",
  },
  unreadFile: byHand(
    'expected no file of this name: names have small letters, digits and hyphens, end in .yaml, and are the same in both languages; rename or delete the file (Windows may hide the ending ".txt")',
  ),
  unknownPlaceholder: byHand(
    "expected the name of a file in content/, like en/site.yaml, and below it that of a text, like phones.main; correct it or delete the line",
  ),

  notUtf8: byHand(
    "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8); Hindi letters that were lost must be written again",
  ),
  invalidYaml: byHand(({ reason }: { reason: string }) => `expected valid YAML (${reason}); ${commonCauses}`),
  textCutOff: byHand(
    ({ comment }: { comment: string }) =>
      `expected double quotes "…" around text with a #, or the note on its own line; as it is, "${comment}" is left out`,
  ),
  /** The check itself has failed. */
  checkFailed: sentence<{ reason: string }>({ en: ({ reason }) => reason, hi: ({ reason }) => reason }),
  /** For `npm run preflight`, which only a developer reads, in English. */
  beforeLaunch: sentence<{ sentence: string }>({ en: ({ sentence }) => sentence, hi: ({ sentence }) => sentence }),
} satisfies Record<string, Sentence<never>>;

/** A problem of the content: a code with its values. */
export type ProblemCode = CodeOf<typeof sentences>;

/** A problem as one sentence. */
export function sentenceOf(
  { code, values }: ProblemCode,
  language: "en" | "hi" = "en",
  nameOf = (file: string) => file,
): string {
  const words: Sentence<never>["en"] = sentences[code][language];
  // `CodeOf` ties each code to its values, which the compiler cannot see through an index.
  return typeof words === "string" ? words : (words as Say<unknown>)(values, nameOf);
}

/** What schemas expect: completes the sentence "expected …". */
const expectations = {
  text: { en: "some text", hi: "कुछ शब्द" },
  shorterText: { en: (most) => `at most ${most} letters`, hi: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर` },
  hindiLetters: { en: "Hindi letters instead of ??? (saved as UTF-8)", hi: "??? की जगह हिंदी अक्षर" },
  /** The names that the text may have in curly brackets. */
  variables: {
    en: (...own) => (own.length > 0 ? `${own.join(", ")} in the curly brackets` : "no curly brackets here"),
    hi: (...own) => (own.length > 0 ? `{ } में ${own.join(", ")}` : "{ } के बिना शब्द"),
  },
  /** The same, and those of the whole site. */
  siteVariables: {
    en: (...own) => `${orLast(own, " or ")}one of the site's own names, like {brand}, in the curly brackets`,
    hi: (...own) => `{ } में ${orLast(own, " या ")}साइट का अपना नाम, जैसे {brand},`,
  },
  oneBar: {
    en: "at most one |, between the words for one and for more",
    hi: "एक और कई के शब्दों के बीच ज़्यादा से ज़्यादा एक |",
  },
  list: { en: "a list, each entry on its own line after a dash", hi: "सूची" },
  filledList: { en: "at least one entry", hi: "कम से कम एक लाइन" },
  exactList: { en: (count) => `exactly ${count} entries`, hi: (count) => `ठीक ${count} लाइनें` },
  pack: { en: "a pack like 500gm or 10kg, or bulk", hi: "500gm या 10kg जैसा पैक, या bulk" },
  packs: {
    en: "packs, each once, with a comma between and without a price, like 50gm, 500gm, 10kg, bulk",
    hi: "पैक, हर पैक एक ही बार, बीच में कॉमा (,), साथ में दाम नहीं, जैसे 50gm, 500gm, 10kg, bulk,",
  },
  looseWord: { en: "one word of up to six letters", hi: "ज़्यादा से ज़्यादा छह अक्षरों का एक शब्द" },
  wholeNumber: {
    en: (from, to) => `a whole number from ${from} to ${to}`,
    hi: (from, to) => `${from} से ${to} तक पूरी संख्या`,
  },
  number: { en: (from, to) => `a number from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} तक का नंबर` },
  trueOrFalse: { en: "true or false", hi: "चालू या बंद" },
  choice: {
    en: (...choices) => `one of ${choices.join(", ")}`,
    hi: (...choices) => `इनमें से एक: ${choices.join(", ")},`,
  },
  group: { en: "its fields below it, each on a line indented by two spaces", hi: "इसके ख़ाने" },
  photoName: {
    en: "a photo: the name of a .jpg or .png file (small letters, digits, hyphens), or an https:// address",
    hi: "सूची में से फ़ोटो",
  },
  drawingName: { en: "a drawing: the name of an .svg file, like dal-tadka.svg", hi: "बना हुआ चित्र (.svg फ़ाइल)" },
  name: { en: "a name in small letters, digits and hyphens", hi: "छोटे अंग्रेज़ी अक्षरों, अंकों और - का नाम" },
  siteAddress: {
    en: "an https:// address without a slash at the end",
    hi: "https:// से शुरू होने वाला पता, आख़िर में / के बिना",
  },
  httpsAddress: { en: "an https:// address", hi: "https:// से शुरू होने वाला पता" },
  email: { en: "an e-mail address", hi: "ईमेल का पता" },
  phone: { en: "a phone number like +91 98765 43210", hi: "+91 98765 43210 जैसा फ़ोन नंबर" },
  once: {
    en: (name) => `${name} once in the sentence, where the site is to write it`,
    hi: (name) => `जहाँ वह दिखे, वहाँ एक ही बार ${name}`,
  },
  time: { en: "a time from 00:00 to 23:59", hi: "00:00 से 23:59 तक का समय" },
  lastDay: { en: "the first day or one after it", hi: "पहला दिन, या उसके बाद का कोई दिन" },
  closingTime: { en: "a time after the opening time", hi: "खुलने के बाद का समय" },
  date: { en: "a date like 2027-01-26", hi: "2027-01-26 जैसी तारीख़" },
  fssai: { en: "14 digits", hi: "14 अंक" },
  gstin: {
    en: "a GST number of 15 characters, like 22AAAAA0000A1Z5",
    hi: "22AAAAA0000A1Z5 जैसा 15 अक्षरों और अंकों का GST नंबर",
  },
  colour: { en: "a colour like #b03a2e", hi: "#b03a2e जैसा रंग" },
  twoPercentages: { en: "two percentages from 0% to 100%, like 50% 45%", hi: "50% 45% जैसे दो प्रतिशत, 0% से 100% तक" },
  emoji: { en: "one emoji, like 🍲", hi: "एक इमोजी, जैसे 🍲," },
  noUnit: { en: "no unit without an amount", hi: "मात्रा के साथ ही माप" },
  placeholders: { en: "the names of files, below each those of fields with their invented texts", hi: "फ़ाइलों के नाम" },
} satisfies Record<string, Expectation>;

type Expectation = Readonly<Record<"en" | "hi", string | ((...values: string[]) => string)>>;

/** The code of what a schema expects. */
export type ExpectationCode = keyof typeof expectations;

/** What a schema expects, for the `error` of a zod check, which can only be a string: `wholeNumber 1 5`. */
export const expected = (code: ExpectationCode, ...values: readonly (string | number)[]): string =>
  [code, ...values].join(" ");

function expectation(wanted: string, language: "en" | "hi"): string {
  const [code, ...values] = wanted.split(" ");
  const words: Expectation["en"] = expectations[code as ExpectationCode][language]; // As `expected` wrote it.
  return typeof words === "string" ? words : words(...values);
}

function got(found: Found): string {
  if (found === undefined) return "but it is missing";
  return found === null ? "but nothing is there" : `got ${found}`;
}

const orLast = (names: readonly string[], or: string) => (names.length > 0 ? names.join(", ") + or : "");

const quoted = (characters: readonly string[]) => characters.map((character) => `"${character}"`).join(", ");
