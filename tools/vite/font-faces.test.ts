import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { fontFamilies } from "../../app/fonts/typeface.server.ts";

afterEach(() => {
  vi.doUnmock("../../app/fonts/font-subsets");
  vi.resetModules();
});

const texts = ["Ground fresh in small batches", "From our family to your kitchen", "ताज़ा पिसे मसाले", "घर की रसोई के लिए"];

/** The rules of the fonts, by family and weight; with another file of the heading font, if it is given. */
async function rules(headingFont?: string): Promise<Map<string, string>> {
  vi.resetModules();
  if (headingFont)
    vi.doMock("../../app/fonts/font-subsets", async (importOriginal) => {
      const own = await importOriginal<typeof import("../../app/fonts/font-subsets")>();
      const other = { sourceFont: headingFont };
      return {
        ...own,
        displayFace: { ...own.displayFace, ...other },
        hindiDisplayFace: { ...own.hindiDisplayFace, ...other },
        subsets: own.subsets.map((subset) =>
          subset.sourceFont === own.displayFace.sourceFont ? { ...subset, ...other } : subset,
        ),
      };
    });
  const { fontFaces } = await import("./font-faces.ts");
  const faces = (await fontFaces(texts)).split("@font-face").filter(Boolean);
  return new Map(
    faces.map((rule) => [/font-family:"([^"]*)"/.exec(rule)?.[1] + (/font-weight:[^;]*/.exec(rule)?.[0] ?? ""), rule]),
  );
}

test("another file of the heading font moves its fallbacks, and no other font's", async () => {
  const before = await rules();
  const after = await rules("hind-600.woff2");
  const moved = [...before.keys()].filter((face) => before.get(face) !== after.get(face));
  expect(moved.map((face) => face.replace(/font-weight.*/, ""))).toEqual([
    "Display",
    "Hindi Display",
    "Display Fallback",
    "Display Second Fallback",
    "Hindi Display Fallback",
    "Hindi Display Second Fallback",
  ]);
  for (const face of moved.slice(2)) expect(after.get(face)).toMatch(/size-adjust:\d+\.\d%;ascent-override:\d+\.\d%/);
});

test("a fallback is narrower than its font, and as high as its line", async () => {
  const rule = (await rules()).get("Text Fallbackfont-weight:400") ?? "";
  const number = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);
  // Roboto is a sixth wider.
  expect(number("size-adjust")).toBeGreaterThan(80);
  expect(number("size-adjust")).toBeLessThan(90);
  const line = ((number("ascent-override") + number("descent-override")) * number("size-adjust")) / 10_000;
  expect(line).toBeCloseTo(1.2, 2);
});

test("nothing but the list of our fonts knows them by name", async () => {
  const names = Object.values(await fontFamilies()).map((name) => name.split(" ")[0]);
  const quoted = new RegExp(`["'](${names.join("|")})\\b`);
  const files = globSync("app/**/*.{css,ts,tsx,typ}").filter((file) => !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => quoted.test(readFileSync(file, "utf8")))).toEqual([]);
});
