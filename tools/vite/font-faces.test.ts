import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFamilies } from "../../app/fonts/typeface.server.ts";
import { fontFaces } from "./font-faces.ts";

const texts = ["Ground fresh in small batches", "From our family to your kitchen", "ताज़ा पिसे मसाले", "घर की रसोई के लिए"];

test("a fallback is narrower than its font, and as high as its line", async () => {
  const rules = (await fontFaces(texts)).split("@font-face");
  const rule = rules.find((rule) => /"Text Fallback"/.test(rule) && rule.includes("font-weight:400")) ?? "";
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
