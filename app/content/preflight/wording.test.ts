import { expect, test } from "vitest";
import { gramsAsGm, hundredPercentClaims, medicalClaims } from "./wording";

/** One text in one language. */
const saying = (written: string) => ({
  languages: [{ texts: [{ file: "content/en/pages/home.yaml", path: ["hero", "lead"], written, shown: written }] }],
});

test('"100%" is found in English and Hindi, and other figures are not', () => {
  for (const text of ["100% pure", "100 percent", "Hundred per cent pure", "१००% शुद्ध", "सौ प्रतिशत शुद्ध", "शत-प्रतिशत"])
    expect(hundredPercentClaims(saying(text)), text).toHaveLength(1);
  for (const text of ["Start at 100 kg", "1100%", "100gm", "10% off", "शुद्ध मसाले"])
    expect(hundredPercentClaims(saying(text)), text).toEqual([]);
});

test("promises for the body are found in English and Hindi, whole words only", () => {
  for (const text of [
    "Boosts immunity",
    "An anti-inflammatory spice",
    "Cures a cold",
    "It heals",
    "Healthy and tasty",
    "Good for the heart",
    "खाँसी का इलाज",
    "रोग प्रतिरोधक क्षमता",
    "इम्यूनिटी बढ़ाए",
    "सेहत के लिए",
    "पाचन में मदद",
    "वज़न घटाए",
  ])
    expect(medicalClaims(saying(text)), text).toHaveLength(1);
  for (const text of [
    "Secure your area",
    "A Sunday treat",
    "The curry takes its time",
    "Wheel and heap",
    "प्रयोग और उपयोग",
    "दवात",
    "संयोग से",
  ])
    expect(medicalClaims(saying(text)), text).toEqual([]);
});

test("a finding quotes the words and the place around them", () => {
  expect(medicalClaims(saying("Haldi boosts immunity and cures a cold."))).toEqual([
    {
      places: [{ file: "content/en/pages/home.yaml", path: ["hero", "lead"] }],
      message: expect.stringMatching(
        /^"immunity", "cures" may read .* in "Haldi boosts immunity and cures a cold\."\.$/,
      ),
    },
  ]);
});

test('weights in "gm" are collected in one finding, weights in "g" are fine', () => {
  expect(gramsAsGm(saying("50 g, 10kg, 3 gmail accounts, a gm plant"))).toEqual([]);
  expect(gramsAsGm(saying("50gm, 100 gms, 10kg"))[0]?.places).toEqual([
    { file: "content/en/pages/home.yaml", path: ["hero", "lead"], says: "50gm, 100 gms" },
  ]);
  const [text] = saying("50gm").languages;
  expect(gramsAsGm({ languages: [text, text].filter((language) => language !== undefined) })).toHaveLength(1);
});
