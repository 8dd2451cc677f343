import { type Found, type Phrases, type PlaceInFile, type Sentences, worded } from "../problem-codes.ts";

// Two readers: who edits the files, and who sees the studio's forms.

const phrases: Phrases = {
  text: () => "some text",
  filledText: () => "some text, not an empty line",
  hindiLetters: () => "Hindi letters; write them again and save the file as UTF-8",
  variables: ({ own, hasShared }) => {
    const names = [own.join(", "), hasShared && "one of the site's own names, like {brand},"].filter(Boolean);
    return names.length > 0 ? `${names.join(" or ")} in the curly brackets` : "no curly brackets here";
  },
  oneBar: () => "at most one |, between the words for one and for more",
  list: ({ entries }) => `a list of ${entries}`,
  filledList: ({ entries }) => `a list of ${entries} with at least one entry`,
  exactList: ({ count }) => `exactly ${count} entries`,
  translatedList: () => "a list",
  pack: () => "a pack like 500gm or 10kg, or bulk",
  packs: () => "packs, each once, with a comma between and without a price, like 50gm, 500gm, 10kg, bulk",
  looseWord: () => "one word of up to six letters",
  wholeNumber: ({ from, to }) => `a whole number from ${from} to ${to}`,
  number: ({ from, to }) => `a number from ${from} to ${to}`,
  five: () => "5",
  trueOrFalse: () => "true or false",
  choice: ({ choices }) => `one of ${choices.join(", ")}`,
  actionKind: ({ kinds }) => `a kind: ${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1)}`,
  kindWithoutDownload: () => "another kind: only download-pdf has a file to download",
  kindWithoutScripts: () => "none, link or whatsapp, because this button also appears on pages without scripts",
  group: () => "its fields below it, each on a line indented by two spaces",
  photoName: () =>
    "the name of a .jpg or .png file in content/photos/ (small letters, digits, hyphens), or an https:// address",
  drawingName: () => "the name of an .svg file, like dal-tadka.svg",
  name: () => "a name in small letters, digits and hyphens",
  siteAddress: () => "an https:// address without a slash at the end",
  httpsAddress: () => "an https:// address",
  email: () => "an e-mail address",
  emailOnce: () => "{email} once, where the address is written",
  phone: () => "a phone number like +91 98765 43210",
  phoneOnce: () => "{phone} once, where the number is written",
  time: () => "a time from 00:00 to 23:59",
  closingTime: () => "a time after the opening time",
  date: () => "a date like 2027-01-26",
  yearOfFourDigits: () => "a year of four digits, like 2027-01-26",
  fssai: () => "14 digits",
  gstin: () => "a GST number of 15 characters, like 22AAAAA0000A1Z5",
  spiceColour: () => "a colour like #b03a2e",
  groundColour: () => "a colour like #895a45",
  twoPercentages: () => "two percentages from 0% to 100%, like 50% 45%",
  emoji: () => "one emoji, like 🍲",
  noUnit: () => "no unit without an amount",
  placeholderFiles: () => "the names of files, each with its fields below it",
  placeholderFields: () => "the names of fields, each with its text",
  placeholderText: () => "the invented text",
};

const phrasesForForms: Phrases = {
  ...phrases,
  filledText: () => "some words, not an empty line",
  hindiLetters: () => "Hindi letters instead of ???",
  list: () => "a list",
  filledList: () => "at least one entry",
  trueOrFalse: () => "on or off",
  actionKind: () => "a choice from the list",
  kindWithoutDownload: () => "another choice: only “Download PDF” has a file to download",
  kindWithoutScripts: () =>
    "“does nothing”, “opens a page” or “WhatsApp”, because this button also stands on pages without scripts",
  group: () => "its fields",
  photoName: () => "a photo from the list",
  drawingName: () => "a drawing, an .svg file",
  emailOnce: () => "{email} once in the sentence: the site writes the address there",
  phoneOnce: () => "{phone} once in the sentence: the site writes the number there",
};

/** The most common causes of a problem, for someone who has never heard of YAML. */
const commonCauses =
  'look here and one line above for a tab or a line that does not begin exactly below its neighbours; for a missing space after a colon or dash; and for text that needs double quotes "…" around it because of a colon, a # or a quotation mark';

/** For the console, where the reader edits the files. */
export const english: Sentences = {
  expected: ({ wanted, found }) =>
    `expected ${worded(wanted, phrases)}${wanted.isQuoted ? ", in quotes" : ""}, ${got(found)}`,
  unknownField: () => "expected no such field; correct its spelling or delete it",
  controlCharacters: ({ found }) => `expected no control characters, got ${found}`,
  repeatedDate: ({ date }) => `expected each date once, got "${date}" again`,
  pastDay: ({ day }) => `expected a day that is not past, got "${day}"`,

  nameWithoutLatinLetters: ({ name }) =>
    `expected a name in English letters, because its address is made of it, got "${name}"`,
  repeatedId: ({ id }) => `expected each name once, got "${id}" again`,
  repeatedIngredient: ({ id }) => `expected each ingredient once, got "${id}" again`,
  spiceIsProduct: ({ id, folder }) =>
    `expected a spice that is not a product, got "${id}", which has a file in ${folder}; delete it here`,
  unknownSpice: ({ id, example, file }) =>
    `expected the name of a product's file, such as ${example}, or of a spice in ${file}, got "${id}"`,
  unknownRegion: ({ id, file }) => `expected a state from ${file}, got "${id}"`,
  missingPhoto: ({ name }) => `expected a file in content/photos/, but there is no "${name}"`,
  photoWithoutDescription: ({ usedIn }) =>
    `expected this picture, with a sentence that says what it shows (used in ${usedIn})`,
  repeatedPhotoName: ({ other }) => `expected another name, because there is "${other}"; rename one of the two`,
  missingIllustration: ({ name }) => `expected a file in content/illustrations/, but there is no "${name}"`,
  descriptionWithoutPhoto: () => "expected the name of a file in content/photos/; correct its spelling or delete it",
  linkOutsideLabel: ({ label, link }) => `expected words of the terms box's label, "${label}", got "${link}"`,

  differentVariables: ({ original, wanted, found }) =>
    `expected ${wanted || "nothing"} in curly brackets as in ${place(original)}, got ${found || "nothing"}; change one of the two texts`,
  differentLength: ({ original, wanted, found }) =>
    `expected as many entries as in ${place(original)}, which has ${wanted}, got ${found}; change one of the two lists`,
  differentIds: ({ original, wanted, found }) =>
    `expected the same ids as in ${place(original)}, in the same order: ${wanted}; got ${found}`,
  onlyInOriginal: ({ original }) =>
    `expected this field, because ${place(original)} has it; write it here, or delete it there`,
  onlyInTranslation: ({ original }) =>
    `expected no such field, because ${place(original)} has none; delete it, or write it there too`,

  unsupportedCharacters: ({ characters }) =>
    `expected letters that the site's fonts have, got ${quoted(characters)}; write it in English or Hindi letters`,
  pictureTooSmall: ({ least, usedIn, width, height }) =>
    `expected a picture at least ${least} pixels wide for its place in ${usedIn}, got one of ${width} × ${height}`,
  emptyPicture: () => "expected a JPEG or PNG picture, got an empty file; copy it there again",
  pictureFormat: ({ format }) => `expected a JPEG or PNG picture, got a ${format} file; save it as JPEG`,
  pictureWithMetadata: () =>
    "expected a JPEG or PNG picture, got one with the camera's notes, which may say where and by whom it was taken; choose it in the studio, which removes them",
  damagedPicture: ({ reason }) =>
    `expected a JPEG or PNG picture, got a file that is not a picture or is damaged (${reason}); export the picture again as JPEG`,
  unreadableDrawing: ({ reason }) =>
    `expected a drawing of nothing but shapes, got a file that is not SVG (${reason}); save it again as a plain SVG`,
  tooManyShapes: () =>
    "expected a drawing of nothing but shapes, got more shapes than a phone can draw; save it again as a plain SVG",
  forbiddenInDrawing: ({ part }) =>
    `expected a drawing of nothing but shapes, got ${part}; save it again as a plain SVG`,

  missingFile: () => "expected this file, but it is missing",
  missingTranslation: ({ original }) => `expected this file, because there is ${original}; write it, or delete both`,
  unreadFile: () => "expected no file with this name; correct the name or delete the file",
  unreadTranslation: ({ original }) =>
    `expected no file with this name, because there is no ${original} with words to translate; write that one, or delete this one`,
  misnamedFile: () =>
    "expected a file name in small letters, digits and hyphens that ends in .yaml; rename or delete the file",
  misnamedTextFile: () =>
    'expected a file name that ends in .yaml, got one that ends in .yaml.txt; rename the file (Windows may hide the ending ".txt": in File Explorer choose View, Show, File name extensions)',
  folderInsteadOfFile: () => "expected a file, but there is a folder with this name",
  unknownPlaceholderFile: () => "expected the name of a file in content/, like en/site.yaml",
  unknownPlaceholder: ({ file }) =>
    `expected the name of a text in ${file}, like phones.main; correct it or delete the line`,

  notUtf8: () =>
    "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8); Hindi letters that were lost must be written again",
  invalidYaml: ({ reason }) => `expected valid YAML (${reason}); ${commonCauses}`,
  unquotedText: ({ indicator }) => `expected double quotes "…" around text that begins with ${indicator}`,
  textOverLines: ({ text }) => `expected text on one line, or on several after >-, got "${text}"; ${commonCauses}`,
  textCutOff: ({ comment }) =>
    `expected double quotes "…" around text with a #, or the note on its own line; as it is, "${comment}" is left out`,
  checkFailed: ({ reason }) => reason,
  beforeLaunch: ({ sentence }) => sentence,
};

/** For the studio, where the reader sees forms. */
export const englishForForms: Sentences = {
  ...english,
  expected: ({ wanted, found }) => `expected ${worded(wanted, phrasesForForms)}, ${got(found)}`,
  controlCharacters: ({ found }) =>
    `this text has a hidden sign (${found}): type the words here instead of pasting them`,
  repeatedDate: ({ date }) => `this date is in the list twice: "${date}"; change or remove one`,
  pastDay: ({ day }) => `expected a day that is not past, got "${day}": look at the year`,

  nameWithoutLatinLetters: ({ name }) =>
    `write the name in English letters here, and in Hindi in the Hindi form: its address is made of it (now "${name}")`,
  repeatedId: ({ id }) => `this name is in the list twice: "${id}"; change or remove one`,
  repeatedIngredient: ({ id }) => `this is in the list twice: "${id}"; change or remove one`,
  spiceIsProduct: ({ id }) => `"${id}" is among the products now; remove it here`,
  unknownSpice: ({ id }) => `there is no such spice: "${id}"; choose another one, or remove this line`,
  unknownRegion: ({ id }) => `this state is not in the list: "${id}"; choose another one`,
  missingPhoto: ({ name }) => `there is no such photo: "${name}"; choose another one`,
  photoWithoutDescription: ({ usedIn }, nameOf) =>
    `nobody has said what this photo shows: under “Say what a photo shows” add it and write one sentence (it is used here: ${nameOf(usedIn)})`,
  repeatedPhotoName: ({ other }) =>
    `there is another photo of this name, "${other}": save one of the two under another name and choose it again`,
  missingIllustration: ({ name }) => `there is no such drawing: "${name}"; choose another one, or leave it out`,
  descriptionWithoutPhoto: () => "there is no such photo; choose another one, or remove this entry",
  linkOutsideLabel: ({ label, link }) =>
    `these words have to stand in the sentence of the terms box, "${label}"; now they are "${link}"`,

  differentVariables: ({ wanted, found }) =>
    `both languages need the same in curly brackets: ${wanted || "nothing"} in the other one, ${found || "nothing"} here. Change one of the two`,
  differentLength: ({ wanted, found }) =>
    `both languages need as many entries: ${wanted} in the other one, ${found} here`,
  differentIds: ({ wanted, found }) =>
    `both languages need the same list in the same order: ${wanted}; here it is ${found}`,
  onlyInOriginal: () => "the other language has this: write it here too, or remove it there",
  onlyInTranslation: () => "the other language does not have this: remove it, or write it there too",

  unsupportedCharacters: ({ characters }) =>
    `the site cannot show these letters: ${quoted(characters)}; write it in English or Hindi letters`,
  pictureTooSmall: ({ least, usedIn, width, height }, nameOf) =>
    `this photo is too small, ${width} × ${height}: it must be at least ${least} wide. Choose a larger one (it is used here: ${nameOf(usedIn)})`,
  emptyPicture: () => "expected a JPEG or PNG picture, got an empty file; choose the photo again",
  pictureWithMetadata: () =>
    "expected a JPEG or PNG picture, got one that may say where and by whom it was taken; choose it here again, which removes that",
  unreadableDrawing: () => "this is not a drawing that can be read; save it again as a plain SVG",
  tooManyShapes: () =>
    "this drawing has more than shapes: more shapes than a phone can draw; save it again as a plain SVG",
  forbiddenInDrawing: ({ part }) => `this drawing has more than shapes: ${part}; save it again as a plain SVG`,

  missingFile: () => "this whole part is missing: undo the last change, or tell your developer",
  missingTranslation: ({ original }, nameOf) =>
    `the other language has this (${nameOf(original)}): write it here too and save`,
  unreadTranslation: ({ original }, nameOf) =>
    `expected no file with this name, because there is no ${nameOf(original)} with words to translate; write that one, or delete this one`,
};

function got(found: Found): string {
  if (found === undefined) return "but it is missing";
  return found === null ? "but nothing is there" : `got ${found}`;
}

function place({ file, line }: PlaceInFile): string {
  return line === undefined ? file : `${file}, line ${line}`;
}

const quoted = (characters: readonly string[]) => characters.map((character) => `"${character}"`).join(", ");
