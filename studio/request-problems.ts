import { type CodeOf, type Sentence, sentence, written } from "../app/content/problem-sentences.ts";
import type { StudioLanguage } from "./words.ts";

/** Problems with a request to the studio's server: codes with values, because the server does not know the reader's language. */
const sentences = {
  notOwnPage: { en: "The studio answers only its own pages.", hi: "स्टूडियो सिर्फ़ अपने पन्नों को जवाब देता है।" },
  noSuchPage: { en: "There is no such page.", hi: "ऐसा कोई पन्ना नहीं है।" },
  notAnAddress: { en: "This is not an address.", hi: "यह कोई पता नहीं है।" },
  unknownRequest: { en: "The studio does not do this.", hi: "स्टूडियो यह नहीं करता।" },
  notJson: { en: "This request is not valid JSON.", hi: "स्टूडियो यह अनुरोध नहीं पढ़ सका।" },
  notASave: sentence<{ place: string; reason: string }>({
    en: ({ place, reason }) => `This request is not a save: ${place}: ${reason}.`,
    hi: "स्टूडियो यह अनुरोध नहीं पढ़ सका।",
  }),
  tooManyFiles: { en: "This save has more files than a form has.", hi: "इसमें किसी फ़ॉर्म से ज़्यादा फ़ाइलें हैं।" },
  unknownChange: { en: "This change is not known any more.", hi: "यह बदलाव अब याद नहीं है।" },
  diskFailed: {
    en: "The computer could not read or write this file. Your developer can see why.",
    hi: "कंप्यूटर यह फ़ाइल पढ़ या लिख नहीं सका। क्यों, यह साइट सँभालने वाले देख सकते हैं।",
  },
  notAName: sentence<{ path: string }>({
    en: ({ path }) => `“${path}” is not a valid name. Use small letters, digits and hyphens.`,
    hi: ({ path }) => `“${path}” यहाँ नाम नहीं हो सकता: छोटे अंग्रेज़ी अक्षर, अंक और - ही चलेंगे।`,
  }),
  notAFile: sentence<{ path: string }>({
    en: ({ path }) => `${path} is not a file of the site's content.`,
    hi: ({ path }) => `${path} इस साइट की फ़ाइल नहीं है।`,
  }),
  outsideContent: sentence<{ path: string }>({
    en: ({ path }) => `“${path}” leads out of the site's content, so it is not written.`,
    hi: ({ path }) => `“${path}” साइट की फ़ाइलों से बाहर जाता है, इसलिए नहीं लिखा गया।`,
  }),
  tooMuchText: { en: "This is too much text for one form.", hi: "एक फ़ॉर्म के लिए यह बहुत ज़्यादा है।" },
  tooManyBrackets: {
    en: "This text has more brackets within brackets than a form can have.",
    hi: "इन शब्दों में कोष्ठक के अंदर इतने कोष्ठक हैं, जितने फ़ॉर्म में नहीं हो सकते।",
  },
  fileTooLarge: {
    en: "This file is larger than 30 MB; choose a smaller one.",
    hi: "यह फ़ाइल 30 MB से बड़ी है; छोटी चुनिए।",
  },
  notAPicture: {
    en: "This file is not a picture that can be read. Save it as JPEG and choose it again.",
    hi: "यह फ़ाइल फ़ोटो की तरह नहीं खुलती। उसे JPEG में सेव करके दोबारा चुनिए।",
  },
  pictureFormat: sentence<{ format: string }>({
    en: ({ format }) => `This picture is a ${format} file. Save it as JPEG and choose it again.`,
    hi: ({ format }) => `यह फ़ोटो ${format} फ़ाइल है। उसे JPEG में सेव करके दोबारा चुनिए।`,
  }),
  tooManyPixels: {
    en: "This picture has more pixels than a camera takes. Save a smaller one.",
    hi: "यह फ़ोटो कैमरे की फ़ोटो से भी बड़ी है। छोटी करके चुनिए।",
  },
  programInDrawing: {
    en: "This drawing contains a program or a link, so it is not used. Save it again as a plain SVG.",
    hi: "इस चित्र में प्रोग्राम या लिंक है, इसलिए नहीं लिया। इसे सादे SVG में दोबारा सेव कीजिए।",
  },
} satisfies Record<string, Sentence<never>>;

export type RequestProblem = CodeOf<typeof sentences>;

/** The problem as one sentence or two. */
export const requestSentence = (problem: RequestProblem, language: StudioLanguage): string =>
  written(sentences[problem.code], problem.values, language);

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
    return Object.hasOwn(sentences, found.code) ? found : undefined;
  } catch {
    return undefined;
  }
}
