import { type Coded, type None, type Wording, worded } from "../app/content/problem-codes.ts";
import type { StudioLanguage } from "./words.ts";

/** Problems with a request to the studio's server: codes with values, because the server does not know the reader's language. */
interface RequestProblemValues {
  notOwnPage: None;
  noSuchPage: None;
  notAnAddress: None;
  unknownRequest: None;
  notJson: None;
  notASave: { place: string; reason: string };
  tooManyFiles: None;
  unknownChange: None;
  diskFailed: None;
  notAName: { path: string };
  notAFile: { path: string };
  outsideContent: { path: string };
  tooMuchText: None;
  tooManyBrackets: None;
  fileTooLarge: None;
  notAPicture: None;
  pictureFormat: { format: string };
  tooManyPixels: None;
  programInDrawing: None;
}

export type RequestProblem = Coded<RequestProblemValues>;

type Sentences = Wording<RequestProblemValues>;

const english: Sentences = {
  notOwnPage: () => "The studio answers only its own pages.",
  noSuchPage: () => "There is no such page.",
  notAnAddress: () => "This is not an address.",
  unknownRequest: () => "The studio does not do this.",
  notJson: () => "This request is not valid JSON.",
  notASave: ({ place, reason }) => `This request is not a save: ${place}: ${reason}.`,
  tooManyFiles: () => "This save has more files than a form has.",
  unknownChange: () => "This change is not known any more.",
  diskFailed: () => "The computer could not read or write this file. Your developer can see why.",
  notAName: ({ path }) => `“${path}” is not a valid name. Use small letters, digits and hyphens.`,
  notAFile: ({ path }) => `${path} is not a file of the site's content.`,
  outsideContent: ({ path }) => `“${path}” leads out of the site's content, so it is not written.`,
  tooMuchText: () => "This is too much text for one form.",
  tooManyBrackets: () => "This text has more brackets within brackets than a form can have.",
  fileTooLarge: () => "This file is larger than 30 MB; choose a smaller one.",
  notAPicture: () => "This file is not a picture that can be read. Save it as JPEG and choose it again.",
  pictureFormat: ({ format }) => `This picture is a ${format} file. Save it as JPEG and choose it again.`,
  tooManyPixels: () => "This picture has more pixels than a camera takes. Save a smaller one.",
  programInDrawing: () => "This drawing contains a program or a link, so it is not used. Save it again as a plain SVG.",
};

const hindi: Sentences = {
  notOwnPage: () => "स्टूडियो सिर्फ़ अपने पन्नों को जवाब देता है।",
  noSuchPage: () => "ऐसा कोई पन्ना नहीं है।",
  notAnAddress: () => "यह कोई पता नहीं है।",
  unknownRequest: () => "स्टूडियो यह नहीं करता।",
  notJson: () => "स्टूडियो यह अनुरोध नहीं पढ़ सका।",
  notASave: () => "स्टूडियो यह अनुरोध नहीं पढ़ सका।",
  tooManyFiles: () => "इसमें किसी फ़ॉर्म से ज़्यादा फ़ाइलें हैं।",
  unknownChange: () => "यह बदलाव अब याद नहीं है।",
  diskFailed: () => "कंप्यूटर यह फ़ाइल पढ़ या लिख नहीं सका। क्यों, यह साइट सँभालने वाले देख सकते हैं।",
  notAName: ({ path }) => `“${path}” यहाँ नाम नहीं हो सकता: छोटे अंग्रेज़ी अक्षर, अंक और - ही चलेंगे।`,
  notAFile: ({ path }) => `${path} इस साइट की फ़ाइल नहीं है।`,
  outsideContent: ({ path }) => `“${path}” साइट की फ़ाइलों से बाहर जाता है, इसलिए नहीं लिखा गया।`,
  tooMuchText: () => "एक फ़ॉर्म के लिए यह बहुत ज़्यादा है।",
  tooManyBrackets: () => "इन शब्दों में कोष्ठक के अंदर इतने कोष्ठक हैं, जितने फ़ॉर्म में नहीं हो सकते।",
  fileTooLarge: () => "यह फ़ाइल 30 MB से बड़ी है; छोटी चुनिए।",
  notAPicture: () => "यह फ़ाइल फ़ोटो की तरह नहीं खुलती। उसे JPEG में सेव करके दोबारा चुनिए।",
  pictureFormat: ({ format }) => `यह फ़ोटो ${format} फ़ाइल है। उसे JPEG में सेव करके दोबारा चुनिए।`,
  tooManyPixels: () => "यह फ़ोटो कैमरे की फ़ोटो से भी बड़ी है। छोटी करके चुनिए।",
  programInDrawing: () => "इस चित्र में प्रोग्राम या लिंक है, इसलिए नहीं लिया। इसे सादे SVG में दोबारा सेव कीजिए।",
};

const sentences: Readonly<Record<StudioLanguage, Sentences>> = { en: english, hi: hindi };

/** The problem as one sentence or two. */
export const requestSentence = (problem: RequestProblem, language: StudioLanguage): string =>
  worded(problem, sentences[language]);

/** Thrown for a request that the server refuses: by the server, and in the browser by its store. */
export class RequestError extends Error {
  readonly problem: RequestProblem;

  constructor(problem: RequestProblem) {
    super(requestSentence(problem, "en"));
    this.problem = problem;
  }
}

/** The problem in an answer of the server; undefined if something else has answered. */
export function requestProblemIn(answer: string): RequestProblem | undefined {
  try {
    const found = JSON.parse(answer);
    return Object.hasOwn(english, found.code) ? found : undefined;
  } catch {
    return undefined;
  }
}
