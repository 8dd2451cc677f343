import { parse } from "culori";
import { expected } from "../problems.ts";
import { decimal, group, labelled, list, plainText, quotedText, slug } from "./fields.ts";

export const spiceColour = labelled(
  {
    label: "रंग",
    en: "The colour of the spice on its cards; if you do not know it, leave it out. Written like #b03a2e.",
    hi: "कार्ड पर मसाले का रंग; न मालूम हो, तो ख़ाली छोड़िए। लिखा ऐसे जाता है: #b03a2e।",
  },
  quotedText(expected("spiceColour")).refine((value) => parse(value), { error: expected("spiceColour") }),
).default("oklch(55% 0.1 60)");

export const gramsPerTeaspoon = decimal(0.1, 15, {
  label: "एक छोटे चम्मच का वज़न",
  en: "What one level teaspoon of it weighs, in grams. With it, a recipe for many people says kilos and packs; leave it empty if you have not weighed it.",
  hi: "बराबर भरे एक छोटे चम्मच में यह कितने ग्राम आता है। इससे दावत की रेसिपी किलो और पैक में बनती है; न तौला हो, तो ख़ाली छोड़िए।",
}).optional();

export const searchAliases = list(
  "names",
  {
    label: { en: "Other names for the search", hi: "खोज के लिए और नाम" },
    en: "What else people type when they search for it, in every language: haldi, haldee, हल्दी. The search knows its names already, and these once the site is public; leave it empty if there are no others.",
    hi: "लोग खोज में और क्या-क्या लिखते हैं, हर भाषा में: haldi, haldee, हल्दी। इसके अपने नाम खोज को पता हैं, और साइट खुलने के बाद ये भी; और कोई न हो, तो ख़ाली छोड़िए।",
  },
  plainText({
    label: { en: "Name", hi: "नाम" },
    en: "One name, in any letters; small letters will do.",
    hi: "एक नाम, हिंदी या अंग्रेज़ी अक्षरों में; अंग्रेज़ी के छोटे अक्षर काफ़ी हैं।",
  }),
).default([]);

/** spices.yaml: spices that recipes use and that are not listed products. */
export const spicesSchema = list(
  "spices",
  {
    label: { en: "Spices", hi: "मसाले" },
    en: "Spices that recipes may name besides the listed products.",
    hi: "वे मसाले, जो रेसिपी में आते हैं पर मसालों की सूची में नहीं।",
  },
  group(
    { en: "Spice", hi: "मसाला" },
    {
      id: slug({
        label: { en: "Short name", hi: "छोटा नाम (अंग्रेज़ी में)" },
        en: "The spice's name in small letters with hyphens.",
        hi: "मसाले का नाम छोटे अंग्रेज़ी अक्षरों में, बीच में -, जैसे turmeric।",
      }),
      name: { label: "नाम", en: "The spice's name.", hi: "मसाले का नाम।" },
      colour: spiceColour,
      gramsPerTeaspoon,
      aliases: searchAliases,
    },
  ),
);
