import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFamilies } from "../../app/fonts/typeface.server.ts";

test("nothing but the list of our fonts knows them by name", async () => {
  const names = Object.values(await fontFamilies()).map((name) => name.split(" ")[0]);
  const quoted = new RegExp(`["'](${names.join("|")})\\b`);
  const files = globSync("app/**/*.{css,ts,tsx,typ}").filter((file) => !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => quoted.test(readFileSync(file, "utf8")))).toEqual([]);
});
