import { expect, test } from "vitest";
import { isOneLetterOff, soundOf, wordsIn } from "./spelling.ts";

test.each([
  ["powder", "powdered powders pudar pdr pwd pud ground pisa पिसा पिसी चूर्ण पूड gunda बुकनी पाउडर पावडर powdar poder"],
  ["masala", "masala masalas massala massaala masla maslaa mesala मसाला msl"],
  ["spices", "spice spices masale मसाले मसालों"],
])("each of these words means %s", (word, spellings) => {
  for (const spelling of spellings.split(" ")) expect(wordsIn(spelling), spelling).toEqual([word]);
});

test.each([
  ["500g", ["half kg", "aadha kilo", "adha kg", "आधा किलो", "½ kg", "1/2 kg", "0.5 kilograms", "500 gm", "५०० ग्राम"]],
  ["250g", ["पाव किलो", "¼ kg", "250g", "250 gr", "250-grams"]],
  ["10000g", ["10 kg", "१० किलो", "१० किलोग्राम", "10kgs", "10 किग्रा"]],
])("%s is written in many ways", (word, ways) => {
  for (const way of ways) expect(wordsIn(way), way).toEqual([word]);
});

test("a number without a unit, or within a longer one, is no weight", () => {
  expect(wordsIn("2 packs")).toEqual(["2", "packs"]);
  expect(wordsIn("5 gully")).toEqual(["5", "gully"]);
  expect(wordsIn("1.2.3 kg")).not.toContain("3000g");
});

test("powder and masala are found where they are joined to a name", () => {
  expect(wordsIn("chillipowder")).toEqual(["chilli", "powder"]);
  expect(wordsIn("गरममसाला")).toEqual(["गरम", "masala"]);
});

test.each([
  ["dhaniya", "dhania", "धनिया"],
  ["aamchoor", "amchur", "अमचूर"],
  ["maithi", "methi", "मेथी"],
  ["chillies", "chilli"],
  ["chikken", "chicken", "चिक्कन"],
  ["khatai", "खटाई"],
  ["anbi", "ambi"],
])("%s sounds like its other spellings", (word, ...others) => {
  for (const other of others) expect(soundOf(other), other).toBe(soundOf(word));
});

test("a short word keeps its s, and a word that begins with another vowel than i or u keeps that", () => {
  expect(soundOf("gas")).toBe("gs");
  expect(soundOf("rasta")).toBe("rst");
  expect(soundOf("ajwain")).toMatch(/^a/);
  expect(soundOf("urad")).toMatch(/^u/);
});

test("one letter off: added, missing, replaced or swapped with the next one, and nothing else", () => {
  for (const [word, other] of [
    ["chilli", "chili"],
    ["chili", "chilli"],
    ["haldi", "haldy"],
    ["jeera", "jerea"],
  ] as const)
    expect(isOneLetterOff(word, other), `${word} ${other}`).toBe(true);
  for (const [word, other] of [
    ["haldi", "hald yy"],
    ["jeera", "jaree"],
    ["abcd", "badc"],
    ["chilli", "chi"],
  ] as const)
    expect(isOneLetterOff(word, other), `${word} ${other}`).toBe(false);
});
