import { expect, test } from "vitest";
import { claimsToProve, forbiddenClaims, pureBlends, unfinishedTexts } from "./forbidden-words.ts";

const place = { file: "content/en/pages/home.yaml", path: ["hero", "lead"] };

test('"100%" is found in English and Hindi, and other figures are not', () => {
  for (const text of ["100% pure", "100 percent", "Hundred per cent pure", "१००% शुद्ध", "सौ प्रतिशत शुद्ध", "शत-प्रतिशत"])
    expect(forbiddenClaims([{ ...place, text }]), text).toHaveLength(1);
  for (const text of ["Start at 100 kg", "1100%", "100gm", "10% off", "शुद्ध मसाले"])
    expect(forbiddenClaims([{ ...place, text }]), text).toEqual([]);
});

test("promises for the body are found in English and Hindi, with their place and words", () => {
  for (const text of [
    "Boosts immunity",
    "An anti-inflammatory spice",
    "It heals",
    "Healthy and tasty",
    "Cured of a cold",
    "Good for the heart",
    "खाँसी का इलाज",
    "रोग प्रतिरोधक क्षमता",
    "इम्यूनिटी बढ़ाए",
    "सेहत के लिए",
    "पाचन में मदद",
  ])
    expect(forbiddenClaims([{ ...place, text }]), text).toHaveLength(1);
  for (const text of [
    "Secure your area",
    "A Sunday treat",
    "The curry takes its time",
    "Wheel and heap",
    "प्रयोग",
    "दवात",
  ])
    expect(forbiddenClaims([{ ...place, text }]), text).toEqual([]);
  expect(forbiddenClaims([{ ...place, text: "Haldi boosts immunity and cures a cold." }])).toEqual([
    { ...place, message: expect.stringMatching(/^"immunity", "cures" may read as a promise/) },
  ]);
});

test("a blend is not called pure, in any language, and a single spice may be", () => {
  const products = [
    { slug: "haldi", category: "powder" },
    { slug: "garam-masala", category: "blend" },
  ] as const;
  const found = (slug: string, text: string) =>
    pureBlends(products, [{ file: `content/hi/products/${slug}.yaml`, path: ["badges", 0], text }]);
  for (const text of ["Pure", "Purity a cook can taste", "शुद्ध", "शुद्धता"]) {
    expect(found("garam-masala", text), text).toHaveLength(1);
    expect(found("haldi", text), text).toEqual([]);
  }
  for (const text of ["For purée", "Slow roasted"]) expect(found("garam-masala", text), text).toEqual([]);
});

test("a promise of what is not in a packet is found, because it must be proved", () => {
  for (const text of ["No starch", "no added colour", "Nothing added", "न स्टार्च", "कुछ नहीं मिलाया"])
    expect(claimsToProve([{ ...place, text }]), text).toHaveLength(1);
  for (const text of ["No tomatoes?", "It needs no colour yet", "कुछ नहीं बचा"])
    expect(claimsToProve([{ ...place, text }]), text).toEqual([]);
});

test("a text that still waits to be written is found, and a word that only contains such letters is not", () => {
  for (const text of ["Lorem ipsum dolor", "TODO: ask Papa", "Price TBD"])
    expect(unfinishedTexts([{ ...place, text }]), text).toHaveLength(1);
  expect(unfinishedTexts([{ ...place, text: "Mastodon and XXXL" }])).toEqual([]);
});
