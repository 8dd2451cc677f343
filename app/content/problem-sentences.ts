import { interpolate } from "../text/interpolate.ts";

/** The same sentence for the console and the studio in English, and for the studio in Hindi, with names for its values. */
type Sentence = readonly [en: string, hi: string];

/** A problem that no form of the studio can cause. Its Hindi reader can only tell somebody who reads the English. */
const byHand = (en: string): Sentence => [en, "फ़ाइलों में कुछ हाथ से बदला गया है और उसमें ग़लती है; साइट सँभालने वालों को बताइए"];

/**
 * Every problem that the content can have. Whoever edits a file reads the same sentence, after its name and line
 * (problems.ts), as whoever sees the studio's form.
 */
export const sentences = {
  /** A field has another value than its schema expects, or none. */
  expected: ["write {wanted}; now it is {found}", "{wanted} चाहिए; लिखा है: {found}"],
  missing: ["write {wanted}; nothing is there yet", "{wanted} चाहिए; यहाँ कुछ नहीं लिखा"],
  unknownField: byHand("expected no such field; correct its spelling or delete it"),

  nameWithoutLatinLetters: [
    'write the name in English letters here, and in Hindi in the Hindi form: its address is made of it (now "{name}")',
    'यहाँ नाम अंग्रेज़ी अक्षरों में लिखिए, जैसे Haldi Powder, और हिन्दी नाम हिन्दी वाले ख़ाने में: इसी से पता बनता है। अभी लिखा है: "{name}"',
  ],
  repeatedEntry: [
    'this is there twice: "{entry}"; change or remove one',
    'यह दो बार है: "{entry}"। एक को बदलिए या हटाइए',
  ],
  unknownName: [
    'this does not exist: "{name}"; choose another one, or remove this line',
    'यह नहीं मिला: "{name}"। दूसरा चुनिए, या यह लाइन हटाइए',
  ],
  photoWithoutDescription: [
    "nobody has said what this photo shows: under “Say what a photo shows” add it and write one sentence (it is used here: {usedIn})",
    "यह नहीं लिखा कि इस फ़ोटो में क्या है। “फ़ोटो में क्या है, यह लिखें” में यही फ़ोटो जोड़िए और एक वाक्य लिखिए। (फ़ोटो यहाँ लगी है: {usedIn})",
  ],
  linkOutsideLabel: [
    'these words have to stand in the sentence of the terms box, "{label}"; now they are "{link}"',
    'ये शब्द शर्तों वाले बॉक्स के वाक्य में होने चाहिए: "{label}"; लिखा है: "{link}"',
  ],

  /** Differences between the languages; `wanted` is in the default language's file. */
  differentVariables: [
    "both languages need the same in curly brackets: {wanted} in the other one, {found} here. Change one of the two",
    "दोनों भाषाओं में { } में एक ही बात चाहिए: दूसरी भाषा में {wanted}, यहाँ {found}। एक को बदलिए",
  ],
  differentEntries: [
    "both languages need the same list in the same order: {wanted}; here it is {found}",
    "दोनों भाषाओं में यही सूची इसी क्रम में चाहिए: {wanted}; यहाँ है: {found}",
  ],
  onlyInOneLanguage: [
    "only one language has this: write it in both, or remove it",
    "यह एक ही भाषा में है; दोनों में लिखिए, या हटाइए",
  ],

  unsupportedCharacters: [
    "the site cannot show these letters: {characters}; write it in English or Hindi letters",
    "ये अक्षर साइट पर नहीं दिखेंगे: {characters}। हिंदी या अंग्रेज़ी अक्षरों में लिखिए",
  ],
  pictureTooSmall: [
    "this photo is too small, {width} × {height}: it must be at least {least} wide. Choose a larger one (it is used here: {usedIn})",
    "यह फ़ोटो छोटी है: {width} × {height}। चौड़ाई कम से कम {least} चाहिए; बड़ी फ़ोटो चुनिए। (यहाँ लगी है: {usedIn})",
  ],
  pictureWithMetadata: [
    "choose another picture: this one may say where and by whom it was taken; choose it in the studio again, which removes that",
    "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ोटो, जिसमें लिखा हो सकता है कि कहाँ और किसने खींची। यहाँ दोबारा चुनिए, तो वह हट जाएगा",
  ],
  damagedPicture: [
    "choose another picture: this one is not a JPEG or PNG, or is damaged ({reason}); save it again as JPEG",
    "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ाइल, जो फ़ोटो नहीं है या ख़राब है; फ़ोटो को JPEG में दोबारा सेव कीजिए",
  ],
  unusableDrawing: byHand("expected a drawing that has only shapes ({reason}); save it again as a plain SVG"),

  missingFile: [
    "this whole file is missing: undo the last change, write it again, or delete it in the other language, too",
    "यह पूरा हिस्सा ग़ायब है; साइट सँभालने वालों को बताइए, या “बदलाव वापस लें”",
  ],
  unreadFile: byHand(
    'expected no file of this name: names have small letters, digits and hyphens, end in .yaml, and are the same in both languages; rename or delete the file (Windows may hide the ending ".txt")',
  ),
  unknownPlaceholder: byHand(
    "expected the name of a file in content/, like en/site.yaml, and below it that of a text, like phones.main; correct it or delete the line",
  ),

  notUtf8: byHand(
    "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8); Hindi letters that were lost must be written again",
  ),
  /** With the most common causes, for someone who has never heard of YAML. */
  invalidYaml: byHand(
    'expected valid YAML ({reason}); look here and one line above for a tab or a line that does not begin exactly below its neighbours; for a missing space after a colon or dash; and for text that needs double quotes "…" around it because of a colon, a # or a quotation mark',
  ),
  textCutOff: byHand(
    'expected double quotes "…" around text with a #, or the note on its own line; as it is, "{comment}" is left out',
  ),
  /** The check itself has failed. */
  checkFailed: ["{reason}", "{reason}"],
  /** For `npm run preflight`, which only a developer reads, in English. */
  beforeLaunch: ["{sentence}", "{sentence}"],
} satisfies Record<string, Sentence>;

/** A problem of the content: a code with the values of its sentence. */
export interface ProblemCode {
  code: keyof typeof sentences;
  values: Readonly<Record<string, string | number>>;
}

/**
 * A problem as one sentence.
 *
 * @param nameOf how the reader knows a file: by its path in the console, by the title of its form in the studio
 */
export function sentenceOf(
  { code, values }: ProblemCode,
  language: "en" | "hi" = "en",
  nameOf = (file: string) => file,
): string {
  const said = Object.entries(values).map(([name, value]) => {
    const isExpectation = name === "wanted" && (code === "expected" || code === "missing");
    if (isExpectation) return [name, expectation(String(value), language)];
    return [name, name === "usedIn" ? nameOf(String(value)) : String(value)];
  });
  return interpolate(inLanguage(sentences[code], language), Object.fromEntries(said));
}

const inLanguage = ([en, hi]: Sentence, language: "en" | "hi") => (language === "hi" ? hi : en);

/** What schemas expect: completes the sentence "write …". */
const expectations = {
  text: ["some text", "कुछ शब्द"],
  shorterText: ["at most {0} letters", "ज़्यादा से ज़्यादा {0} अक्षर"],
  noVariables: ["no curly brackets here", "{ } के बिना शब्द"],
  oneBar: ["at most one |, between the words for one and for more", "एक और कई के शब्दों के बीच ज़्यादा से ज़्यादा एक |"],
  list: ["a list, each entry on its own line after a dash", "सूची"],
  filledList: ["at least one entry", "कम से कम एक लाइन"],
  exactList: ["exactly {0} entries", "ठीक {0} लाइनें"],
  wholeNumber: ["a whole number from {0} to {1}", "{0} से {1} तक पूरी संख्या"],
  number: ["a number from {0} to {1}", "{0} से {1} तक का नंबर"],
  trueOrFalse: ["true or false", "चालू या बंद"],
  choice: ["one of {0}", "इनमें से एक: {0},"],
  group: ["its fields below it, each on a line indented by two spaces", "इसके ख़ाने"],
  like: ["something like {0}", "{0} जैसा कुछ"],
  once: ["{0} once in the sentence, where the site is to write it", "जहाँ वह दिखे, वहाँ एक ही बार {0}"],
  lastDay: ["the first day or one after it", "पहला दिन, या उसके बाद का कोई दिन"],
  closingTime: ["a time after the opening time", "खुलने के बाद का समय"],
  noUnit: ["no unit without an amount", "मात्रा के साथ ही माप"],
} satisfies Record<string, Sentence>;

/** What a schema expects, for the `error` of a zod check, which can only be a string. */
export const expected = (code: keyof typeof expectations, ...values: readonly (string | number)[]): string =>
  [code, ...values].join("\n");

function expectation(wanted: string, language: "en" | "hi"): string {
  const [code, ...values] = wanted.split("\n");
  const words = inLanguage(expectations[code as keyof typeof expectations], language); // As `expected` wrote it.
  return interpolate(words, Object.fromEntries(values.entries()));
}
