import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the site holds no byte of the studio, and no policy that only the studio needs", () => {
  const files = globSync("build/client/**/*.{html,js,css,json,webmanifest}").concat("build/client/_headers");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /sveltia|studio\.json|showDirectoryPicker|script-src[^;]*unsafe|api\.github/i,
    );
});
