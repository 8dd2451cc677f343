import type { Finding, WrittenText } from "./content-to-check.ts";
import { around, foundIn, quoted, wholeWords } from "./texts.ts";

/** What Indian rules say about words in advertisements. Sources: research, D. */

type Texts = { languages: readonly { texts: readonly WrittenText[] }[] };

// "%" is no letter, so whole words would not find it.
const hundredPercent =
  /(?<!\d)100\s?(?:%|per\s?cent|प्रतिशत|फ़?ीसदी|परसेंट)|hundred\s?per\s?cent|(?:सौ|शत)[\s-]?(?:प्रतिशत|फ़?ीसदी)/giu;

/** "100%", which FSSAI asked food businesses in May 2025 not to use anywhere. */
export function hundredPercentClaims({ languages }: Texts): Finding[] {
  return textsWith(
    hundredPercent,
    languages,
    (found) => `${found} must not be claimed of food (FSSAI). Say it without.`,
  );
}

const medical = wholeWords(
  [
    // Stems with their endings. "Treat" and "fresh" are a cook's words too.
    "cur(?:e|es|ed|ing|ative)|heal(?:s|ed|ing|er)?|health\\p{L}*|medic(?:al|ine|inal|ines)|remed(?:y|ies)|therap\\p{L}*",
    "immun\\p{L}*|anti-?\\s?(?:inflammatory|oxidants?|bacterial|microbial|septic|viral|bodies)|detox\\p{L}*|diseases?",
    "illness(?:es)?|diabet\\p{L}*|cholesterol|cancer|arthritis|blood (?:pressure|sugar)|digesti(?:on|ve)|digests?",
    "metabolism|weight loss|lose weight|nutriti(?:on|ous|onal)|vitamins?|ayurved\\p{L}*|doctors?|good for (?:the|your) \\p{L}+",
    "इलाज|उपचार\\S*|रोग\\S*|आरोग्य\\S*|नीरोग\\S*|निरोग\\S*|बीमारी\\S*|बीमारि\\S*|प्रतिरोधक|प्रतिरक्षा|इम्यून\\S*|सेहत\\S*|स्वास्थ्य\\S*",
    "स्वस्थ|औषध\\S*|दवा|दवाई\\S*|दवाएँ|दवाओं|पाचन|पाचक|हाज़मा|हाज़मे|सूजन|मधुमेह|डायबिटीज़?|कोलेस्ट्रॉल|रक्तचाप|ब्लड प्रेशर|कैंसर",
    "रामबाण|वज़न (?:घटा|कम)\\S*|पौष्टिक|विटामिन|आयुर्वेद\\S*|एंटी-?\\s?(?:ऑक्सीडेंट|बैक्टीरियल|इंफ्लेमेटरी|सेप्टिक)|डिटॉक्स|डॉक्टर",
  ].join("|"),
);

/** Words that promise something for the body. */
export function medicalClaims({ languages }: Texts): Finding[] {
  return textsWith(
    medical,
    languages,
    (found) => `${found} may read as a promise for the body, which food must not make. Write of taste and use instead.`,
  );
}

const gram = /(?<![\p{L}\d])\d+\s?gms?(?![\p{L}\p{M}])/giu;

/** Weights in "gm"; one finding with all places, since they belong together. */
export function gramsAsGm({ languages }: Texts): Finding[] {
  const places = languages.flatMap(({ texts }) =>
    texts.flatMap(({ file, path, written }) => {
      const found = foundIn(written, gram);
      return found.length > 0 ? { file, path, says: found.join(", ") } : [];
    }),
  );
  return places.length === 0
    ? []
    : [
        {
          places,
          message:
            'Weights on packs are declared in "g" (Legal Metrology): "gm" is no unit. The specification says gm, so if you change it, change all places, and tell the people who look after the code.',
        },
      ];
}

function textsWith(pattern: RegExp, languages: Texts["languages"], message: (found: string) => string): Finding[] {
  return languages.flatMap(({ texts }) =>
    texts.flatMap(({ file, path, written }) => {
      const found = foundIn(written, pattern);
      return found[0] === undefined
        ? []
        : {
            places: [{ file, path }],
            message: `${message(found.map(quoted).join(", "))} It stands in ${around(written, found[0])}.`,
          };
    }),
  );
}
