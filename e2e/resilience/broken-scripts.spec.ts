import { expect, type Page, test } from "@playwright/test";
import { at, content } from "../content.ts";
import { allProducts, found, one } from "../listing.ts";
import { specified } from "../specified.ts";
import { expectAccessible, field, open, productCards, watch } from "../support.ts";

/** The islands' code loads but fails. The page must report it and stay as readable as without the code. */

const { form } = content.pages.contact;

/** The console must show the fault: otherwise nobody would find it. */
const expectLogged = (seen: ReturnType<typeof watch>) => expect.poll(() => seen.errors.length).toBeGreaterThan(0);

for (const [path, chunk, fault, body] of [
  [at("/products"), "catalogue", "is truncated", "export const Catalogue = (() => {"],
  [at("/products"), "catalogue", "throws while loading", 'throw new Error("broken on purpose");'],
  [at("/products"), "catalogue", "does not export the island", "export {};"],
  [at("/distributors"), "preact", "imports a Preact that is empty", ""],
] as const) {
  test(`${path} stays readable when its code ${fault}`, async ({ page }) => {
    const seen = watch(page);
    await page.route(`**/${chunk}-*.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(path);
    await expectLogged(seen);
    await expectReadable(page, path);
  });
}

test("a page stays readable when its data is not JSON", async ({ page }) => {
  await replaceData(page, at("/products"), "{");
  const seen = watch(page);
  await page.goto(at("/products"));
  await expectLogged(seen);
  await expectReadable(page, at("/products"));
});

for (const path of [at("/products"), at("/contact")]) {
  test(`${path} shows the error view above the original content when its data is incomplete`, async ({ page }) => {
    await replaceData(page, path, "{}");
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(specified.errorTitle);
    await expectReadable(page, path);
  });
}

test("code that fails during a search shows the error view, and still leaves all products", async ({ page }) => {
  await open(page, at("/products"));
  await page.getByRole("searchbox").fill(one);
  await expect(productCards(page)).toHaveCount(found(allProducts, one).length);
  await page.evaluate(breakSorting);
  await page.getByRole("combobox").selectOption("name");
  const fault = page.getByRole("alert");
  await expect(fault).toContainText("broken on purpose");
  await expect(fault.locator("pre")).toContainText("at ");
  await expectAccessible(page);
  await expectReadable(page, at("/products"));
});

test("a filter still works when updating the address fails", async ({ page }) => {
  await open(page, at("/products"));
  const seen = watch(page);
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.getByRole("searchbox").fill(one);
  await expectLogged(seen);
  await expect(productCards(page)).toHaveCount(found(allProducts, one).length);
  await expect(page.getByRole("searchbox")).toHaveValue(one);
});

test("a form whose handler fails keeps the typed text", async ({ page }) => {
  await open(page, at("/contact"));
  const seen = watch(page);
  await page.evaluate(() => {
    window.alert = () => {
      throw new Error("broken on purpose");
    };
    HTMLFormElement.prototype.reset = () => {
      throw new Error("broken on purpose");
    };
  });
  for (const input of [form.name, form.subject, form.message]) await field(page, input).fill("Ravi");
  await field(page, form.email).fill("ravi@example.in");
  await page.getByRole("button", { name: form.submit, exact: true }).click();
  await expectLogged(seen);
  await expect(field(page, form.message)).toHaveValue("Ravi");
  await expect(page).toHaveURL(at("/contact"));
});

/** Replaces the data that the document passes to its island. */
async function replaceData(page: Page, path: string, data: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const sent = await response.text();
    const body = sent.replace(/(?<=type="application\/json">).*?(?=<\/script>)/s, data);
    expect(body).not.toBe(sent);
    await route.fulfill({ response, body });
  });
}

/** Runs in the page: breaks sorting by name, as nothing else uses a collator. */
function breakSorting(): void {
  Object.defineProperty(Intl.Collator.prototype, "compare", {
    get() {
      throw new Error("broken on purpose");
    },
  });
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (path === at("/products")) {
    await expect(productCards(page)).toHaveCount(allProducts.length);
    await expect(page.getByRole("searchbox")).toHaveCount(1);
  } else {
    await expect(page.locator("form")).toHaveCount(1);
    await expect(page.locator("form [name=name]")).toBeVisible();
  }
}
