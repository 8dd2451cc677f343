import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { at, content, controlWords } from "./content.ts";
import { byName, found, several } from "./listing.ts";
import { hydrated, productCards, watch, watchPolicy } from "./support.ts";

/** That every page loads under its policy is in every-page.spec.ts. */

test("every interaction works under the policy", async ({ page }) => {
  const violations = await watchPolicy(page);
  const seen = watch(page);
  await page.goto(at("/products"));
  await hydrated(page);
  await page.getByRole("searchbox").fill(several);
  await page.getByRole("combobox").selectOption("name");
  const [first] = found(byName, several);
  await expect(productCards(page).first().getByRole("heading")).toHaveText(first?.name ?? "");
  const { label, message } = controlWords("product-contact", first?.name);
  await page.getByRole("button", { name: label, exact: true }).click();
  expect(seen.console).toContain(message);
  await page.goto(at("/contact"));
  await hydrated(page);
  const form = page.locator("main form");
  await form.getByRole("textbox").first().fill("Asha");
  await page.goto(at("/"));
  await page.getByRole("button", { name: content.pages.home.widget.preview, exact: true }).click();
  expect(await violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});

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
  expect((await violations()).join("\n")).toMatch(/script-src.*\n?.*style-src|style-src[\s\S]*img-src/);
});

test("the site holds no byte of the studio, and no policy that only the studio needs", () => {
  const files = globSync("build/client/**/*.{html,js,css,json,webmanifest}").concat("build/client/_headers");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /sveltia|studio\.json|showDirectoryPicker|unsafe-inline|wasm-unsafe|api\.github/i,
    );
});
