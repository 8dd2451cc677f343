import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";

test("saved content shows, so does a problem in any language, and correcting it recovers", async ({ page }) => {
  await loaded(page, () => page.goto("/products"));
  const [product] = readdirSync("content/en/products");
  await save(page, `content/en/products/${product}`, withField("name", "Saved name"));
  const heading = page.getByRole("heading", { name: "Saved name" });
  await expect(heading).toBeVisible();

  const overlay = page.locator("vite-error-overlay .window");
  for (const language of languages) {
    const file = `content/${language}/products/${product}`;
    const good = await save(page, file, withField("no-such-field", 1));
    await expect(overlay).toContainText(new RegExp(`${file}, line \\d+: no-such-field: expected no such field`));
    await save(page, file, () => good);
    await expect(heading).toBeVisible();
    await expect(overlay).toBeHidden();
  }
});

test("what is saved after a page was requested and before it is connected shows too", async ({ page, context }) => {
  // Vite keeps a reload for the next page that connects, unless another page is connected.
  const other = await context.newPage();
  await loaded(other, () => other.goto("/about"));
  const [product] = readdirSync("content/en/products");
  const file = `.cache/dev-copy/content/en/products/${product}`;
  const good = readFileSync(file, "utf8");
  const isShown = async () => (await (await page.request.get("/products")).text()).includes("Saved meanwhile");
  const client = Promise.withResolvers<void>();
  await page.route("**/@vite/client", async (route) => {
    await client.promise;
    await route.continue();
  });
  await page.goto("/products", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { name: "Saved meanwhile" });
  writeFileSync(file, withField("name", "Saved meanwhile")(good));
  await expect.poll(isShown).toBe(true);
  await expect(heading).toBeHidden();
  client.resolve();
  await expect(heading).toBeVisible();
  writeFileSync(file, good);
  await expect.poll(isShown).toBe(false);
});

test("saved styles show", async ({ page }) => {
  await loaded(page, () => page.goto("/about"));
  for (const value of ["first", "second"]) {
    await save(page, "app/styles/base.css", (css) => `${css}\n:root { --saved: ${value} }\n`);
    const saved = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--saved"));
    await expect.poll(saved).toBe(value);
  }
});

test("saved code shows, so does an error, correcting it recovers, and islands work", async ({ page }) => {
  await loaded(page, () => page.goto("/products"));
  const good = await save(page, "app/root.tsx", (code) => `${code}<<<`);
  const overlay = page.locator("vite-error-overlay .window");
  await expect(overlay).toContainText("root.tsx");
  // This one would stop a build.
  await save(page, "app/root.tsx", () => good.replace('<main id="main"', "$& style={{ top: 0 }}"));
  await expect(overlay).toContainText("The security policy would block the style of a <main> element");
  await save(page, "app/root.tsx", () => good.replace('<main id="main"', "$& data-saved"));
  await expect(page.locator("main[data-saved]")).toBeVisible();

  const cards = page.locator("[data-island] [data-spice]");
  await expect(cards).not.toHaveCount(0);
  // Until the island is hydrated, nothing listens.
  await expect(async () => {
    await page.getByRole("searchbox").fill("");
    await page.getByRole("searchbox").fill("nothing is called this");
    await expect(cards).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test("an added product shows, and is gone once it is deleted", async ({ request }) => {
  const [product = ""] = readdirSync("content/en/products");
  const fileIn = (language: Language) => `.cache/dev-copy/content/${language}/products/added.yaml`;
  for (const language of languages) {
    const named = withField("name", "Added product")(readFileSync(`content/${language}/products/${product}`, "utf8"));
    writeFileSync(fileIn(language), language === defaultLanguage ? withField("id", 1000)(named) : named);
  }
  const isShown = async () => (await (await request.get("/products")).text()).includes("Added product");
  await expect.poll(isShown).toBe(true);
  for (const language of languages) rmSync(fileIn(language));
  await expect.poll(isShown).toBe(false);
});

test("a saved recipe is in its PDF", async ({ request }) => {
  const [recipe = ""] = readdirSync("content/en/recipes");
  const file = `.cache/dev-copy/content/en/recipes/${recipe}`;
  const good = readFileSync(file, "utf8");
  // Only this line: the YAML library would wrap the long ones, which the content check refuses.
  writeFileSync(file, good.replace(/^title: .*/m, "title: Saved title"));
  const pdf = async () => {
    const page = await (await request.get("/recipes")).text();
    const [, address = "/recipes"] =
      new RegExp(`href="(/assets/${recipe.replace(".yaml", "")}-[^"]+\\.pdf)"`).exec(page) ?? [];
    return (await request.get(address)).text();
  };
  // Typst does not compress the metadata.
  await expect.poll(pdf).toMatch(/^%PDF-[\s\S]*Saved title<\/rdf:li>/);
  writeFileSync(file, good);
  await expect.poll(pdf).not.toContain("Saved title");
});

/**
 * Saves a file in the copy that the dev server serves (run-on-copy.ts), and waits until the page has reloaded.
 *
 * @returns what the file held before
 */
async function save(page: Page, file: string, change: (before: string) => string): Promise<string> {
  const path = `.cache/dev-copy/${file}`;
  const before = readFileSync(path, "utf8");
  await loaded(page, () => writeFileSync(path, change(before)));
  return before;
}

/** Waits until the page that `load` loads is connected to the dev server, so that it gets the next change. */
async function loaded(page: Page, load: () => unknown): Promise<void> {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await Promise.all([connected, load()]);
}

/** Sets a field of a YAML file. */
function withField(name: string, value: unknown) {
  return (yaml: string) => {
    const document = parseDocument(yaml);
    document.set(name, value);
    return document.toString();
  };
}
