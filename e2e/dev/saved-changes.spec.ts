import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

test("in development a saved change appears, and so does a mistake until it is corrected", async ({ page }) => {
  const [product] = readdirSync("content/en/products");
  const file = `content/en/products/${product}`;
  await loaded(page, () => page.goto("/products"));
  const good = readFileSync(file, "utf8").replace(/^name: .*/m, "name: Saved name");
  const save = (text: string) => loaded(page, () => writeFileSync(`.cache/dev-copy/${file}`, text));
  const heading = page.getByRole("heading", { name: "Saved name" });
  const mistake = page.locator("vite-error-overlay .window");
  await save(good);
  await expect(heading).toBeVisible();
  await save(`${good}no-such-field: 1\n`);
  await expect(mistake).toContainText(new RegExp(`${file}, line \\d+: no-such-field: expected no such field`));
  await save(good);
  await expect(heading).toBeVisible();
  await expect(mistake).toBeHidden();
});

/** Waits until the page that `load` loads is connected to the dev server, so that it gets the next change. */
async function loaded(page: Page, load: () => unknown): Promise<void> {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await Promise.all([connected, load()]);
}
