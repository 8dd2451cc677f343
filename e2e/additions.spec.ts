import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { contentIn } from "./content.ts";
import { applicationForm, fillIn, messageForm, notSentNotice } from "./enquiry-forms.ts";
import { launchURL } from "./launch-site.ts";
import { openPage, unfoldAll } from "./support.ts";

/**
 * What the default set shows beyond the specification: the table of docs/specification.md, 19. Each of its rows is seen
 * here, and nothing is seen here that has no row. On English pages, of which the specification speaks.
 */

const content = contentIn("en");
const { layout, pages } = content;
const [recipe] = content.recipes as [(typeof content.recipes)[0]];

/** The rows of the table: the addition, and its switch. */
const [, section = ""] = readFileSync("docs/specification.md", "utf8").split(/^## 19\. .*$/m);
const rows = Array.from(section.split("\n## ")[0]?.matchAll(/^\| ([^|]+) \| `([^`]+)` \| ([^|]+) \|$/gm) ?? []).map(
  ([, name = "", control = "", reason = ""]) => ({ name, control, reason }),
);

const cardOf = (page: Page) => page.locator(`article[id="${recipe.slug}"]`);
const openRecipe = async (page: Page, base: string) => {
  await openPage(page, `${base}/recipes`);
  await unfoldAll(page);
  return cardOf(page);
};

/** Opens a page of a site, and returns what shows each addition there. */
const seen: Readonly<Record<string, (page: Page, base: string) => Promise<Locator>>> = {
  "Hindi pages": async (page, base) => {
    await openPage(page, `${base}/about`);
    await page.getByRole("banner").locator("a[hreflang=hi]").first().click();
    return page.getByRole("heading", { level: 1, name: contentIn("hi").pages.about.hero.title });
  },
  "Offline page": async (page, base) => {
    await openPage(page, `${base}/offline`);
    return page.getByRole("heading", { level: 1, name: pages.offline.online.title });
  },
  "Part not loaded": async (page, base) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${base}/recipes`);
    return page.getByText(layout.unavailable.text);
  },
  "Filters in the address": async (page, base) => {
    await openPage(page, `${base}/products?sort=name`);
    return page.locator("select:has(option[value=name]:checked)");
  },
  "Did you mean": async (page, base) => {
    await page.goto(`${base}/recipes).`);
    return page.getByText(pages["not-found"].meant);
  },
  "Number in the bulk block": async (page, base) => {
    await openPage(page, `${base}/products`);
    return page
      .locator("main section")
      .filter({ hasText: pages.products.bulk.title })
      .getByRole("link", { name: content.site.phones.main });
  },
  "Number after a press": async (page, base) => {
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await openPage(page, `${base}/about`);
    await page.getByRole("contentinfo").locator('a[href^="https://wa.me/"]').click();
    return page.getByRole("contentinfo").getByText(layout.chatNumber);
  },
  "Open now": async (page, base) => {
    await openPage(page, `${base}/contact`);
    return page.locator("[data-open-now]").first();
  },
  "Amounts and stepper": async (page, base) =>
    (await openRecipe(page, base)).getByRole("button", { name: pages.recipes.cookAlong.more, exact: true }),
  Ticks: async (page, base) => (await openRecipe(page, base)).getByRole("listitem").getByRole("checkbox").first(),
  "Keep the screen on": async (page, base) =>
    (await openRecipe(page, base)).getByText(pages.recipes.cookAlong.keepScreenOn),
  "Beforehand, tip and swap": async (page, base) => (await openRecipe(page, base)).getByText(recipe.tip),
  "Dishes at a glance": async (page, base) => {
    await openPage(page, `${base}/recipes`);
    return page.getByRole("navigation", { name: pages.recipes.dishes }).getByRole("link", { name: recipe.title });
  },
  "Spices as links": async (page, base) =>
    (await openRecipe(page, base))
      .getByRole("link", { name: content.products.find(({ slug }) => slug === recipe.spices[0]?.id)?.name })
      .first(),
  "Region as a label": async (page, base) => {
    await openPage(page, `${base}/products`);
    const [{ slug, region }] = content.products as [(typeof content.products)[0]];
    return page.locator(`[id="${slug}"]`).getByText(content.catalogue.regions[region], { exact: true });
  },
  "Apply now": async (page, base) => {
    await openPage(page, `${base}/distributors`);
    return page.getByRole("link", { name: pages.distributors.apply });
  },
  Terms: async (page, base) => {
    await openPage(page, `${base}/distributors`);
    return page.getByRole("heading", { name: pages.distributors.terms.head.title });
  },
  Privacy: async (page, base) => {
    await openPage(page, `${base}${applicationForm.path}`);
    return page.getByRole("heading", { name: pages.distributors.privacy.title });
  },
  "Not sent yet": async (page, base) => {
    await openPage(page, `${base}${messageForm.path}`);
    page.on("dialog", (dialog) => dialog.accept());
    await fillIn(page, messageForm);
    await page.locator("main form [type=submit]").click();
    return notSentNotice(page, messageForm);
  },
  "Vegetarian mark and tagline": async (page, base) => {
    await openPage(page, `${base}/about`);
    return page.getByRole("contentinfo").getByRole("img", { name: layout.footer.vegetarian });
  },
};

test("the list of additions has a reason for each, and is the list of what is seen here", () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(seen));
  for (const { name, reason } of rows) expect(reason.length, name).toBeGreaterThan(10);
});

for (const { name, control } of rows) {
  const show = seen[name];
  test(`${name}: seen in the default set, and in the launch set if it is always there`, async ({ page }) => {
    if (!show) throw new Error(`e2e/additions.spec.ts does not look for "${name}" yet`);
    await expect(await show(page, "")).toBeVisible();
    const inLaunch = await show(page, launchURL);
    if (control === "always") return expect(inLaunch).toBeVisible();
    // The switch is an action in content/en/controls.yaml.
    const [key = "", kind] = control.split(": ");
    expect(content.controls).toHaveProperty([key, "kind"], kind);
    await expect(inLaunch).toHaveCount(0);
  });
}
