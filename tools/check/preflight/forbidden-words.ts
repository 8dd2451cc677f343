import type { Problem } from "../../../app/content/problems.ts";
import type { Product } from "../../../app/content/schema/product.ts";
import type { WrittenText } from "../texts.ts";

/** Stand-ins for a text that is still missing. */
export function unfinishedTexts(texts: readonly WrittenText[]): Problem[] {
  return textsWith(
    /lorem ipsum|dolor sit amet|(?<!\p{L})(?:TODO|TBD|FIXME|XXX)(?!\p{L})/giu,
    texts,
    "is a stand-in. Write the real text.",
  );
}

/** What Indian rules forbid to say of food: "100%" (FSSAI, May 2025), and promises for the body. */
export function forbiddenClaims(texts: readonly WrittenText[]): Problem[] {
  return [
    ...textsWith(hundredPercent, texts, "must not be claimed of food (FSSAI). Say it without."),
    ...textsWith(
      medical,
      texts,
      "may read as a promise for the body, which food must not make. Write of taste and use instead.",
    ),
  ];
}

/** Blends called pure: of food, the word is kept for a single ingredient (Claims Regulations 2018). */
export function pureBlends(
  products: readonly Pick<Product, "slug" | "category">[],
  texts: readonly WrittenText[],
): Problem[] {
  const blends = products.filter(({ category }) => category === "blend");
  return textsWith(
    /(?<!\p{L})pur(?:e|est|ity)(?!\p{L})|शुद्ध[\p{L}\p{M}]*/giu,
    texts.filter(({ file }) => blends.some(({ slug }) => file.endsWith(`/products/${slug}.yaml`))),
    "may be said of a single spice only, and this is a blend (FSSAI). Say it without.",
  );
}

/** Promises of what is not in a packet. */
export function claimsToProve(texts: readonly WrittenText[]): Problem[] {
  return textsWith(
    /(?<!\p{L})(?:no (?:starch|fillers?|husk|preservatives?|(?:added|artificial) colou?rs?)|nothing added)(?!\p{L})|न स्टार्च|न ऊपर से रंग|ऊपर से कुछ नहीं|कुछ नहीं मिलाया/giu,
    texts,
    "must be proved to anybody who asks. Is there a laboratory's report for it? If not, leave it out.",
  );
}

const hundredPercent = /(?<![\d०-९])(?:100|१००|hundred|सौ|शत)[\s-]?(?:%|per\s?cent|प्रतिशत)/giu;

// Beginnings of words, for they take endings in both languages; \b knows only Latin letters.
const medical = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    "cures?(?!\\p{L})|cured|curing|heal|remed|medic|therap|disease|diabet|cancer|cholesterol|immun|detox|digest",
    "anti-?(?:inflammat|oxidant|bacterial|septic)|weight loss|good for (?:the|your) ",
    "इलाज|उपचार|रोग|प्रतिरोधक|बीमारी|इम्यून|सेहत|स्वास्थ्य|औषध|दवा(?!त)|पाचन",
  ].join("|")})[\\p{L}\\p{M}]*`,
  "giu",
);

function textsWith(pattern: RegExp, texts: readonly WrittenText[], message: string): Problem[] {
  return texts.flatMap(({ file, path, text }) => {
    const found = [...new Set(text.match(pattern))].map((word) => `"${word}"`);
    return found.length > 0 ? { file, path, message: `${found.join(", ")} ${message}` } : [];
  });
}
