import { expect, type Page, test } from "@playwright/test";
import { at, content, controlWords } from "./content.ts";
import { byName, found, several } from "./listing.ts";
import { hydrated, productCards, settled, sitemapPaths, watch } from "./support.ts";

/** Records policy violations from the first byte of every page on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const stopped: string[] = [];
  await page.exposeFunction("reportStopped", (text: string) => stopped.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportStopped(text: string): void }).reportStopped(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return async () => {
    await settled(page);
    return stopped;
  };
}

for (const path of [...sitemapPaths, at("/no-such-page")]) {
  test(`${path} works completely under its policy`, async ({ page }) => {
    const stopped = await watchPolicy(page);
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; script-src '/);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("button", { name: content.layout.menu.open, exact: true }).click();
    await page.keyboard.press("Escape");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    expect(await stopped()).toEqual([]);
  });
}

test("every interaction works under the policy", async ({ page }) => {
  const stopped = await watchPolicy(page);
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
  expect(await stopped()).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test("the policy blocks what does not come from the site", async ({ page }) => {
  const stopped = await watchPolicy(page);
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
  expect((await stopped()).join("\n")).toMatch(/script-src.*\n?.*style-src|style-src[\s\S]*img-src/);
});
