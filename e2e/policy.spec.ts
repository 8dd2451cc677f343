import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { at } from "./content.ts";
import { watchPolicy } from "./support.ts";

/** That every page loads under its policy is in every-page.spec.ts; other journeys find an interaction that fails. */

test("the policy blocks what does not come from the site", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(at("/"));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p style="color:red" id="styled">x</p><img src="https://example.com/a.png">',
    );
  });
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  const blocked = ["script-src", "style-src", "img-src"].map((directive) => expect.stringMatching(`^${directive}`));
  expect(await violations()).toEqual(expect.arrayContaining(blocked));
});

test("the site holds no byte of the studio, and no policy that only the studio needs", () => {
  const files = globSync("build/client/**/*.{html,js,css,json,webmanifest}").concat("build/client/_headers");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /sveltia|studio\.json|showDirectoryPicker|script-src[^;]*unsafe|api\.github/i,
    );
});
