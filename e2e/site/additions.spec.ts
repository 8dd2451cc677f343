import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { contentIn } from "../helpers/content.ts";
import { applicationForm, fillIn, messageForm, notSentNotice } from "../helpers/enquiry-forms.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage, unfoldAll } from "../helpers/support.ts";

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

/** Additions by their names in the table, with what shows each on the page that was opened. */
type Shown = Readonly<Record<string, (page: Page) => Locator | Promise<Locator>>>;

/** The additions by the page that has them: each page is opened once, and they are looked for in their order. */
const visits: readonly { open: (page: Page, base: string) => Promise<unknown>; shown: Shown }[] = [
  {
    open: async (page, base) => {
      await openPage(page, `${base}/recipes`);
      await unfoldAll(page);
    },
    shown: {
      "Amounts and stepper": (page) =>
        cardOf(page).getByRole("button", { name: pages.recipes.cookAlong.more, exact: true }),
      Ticks: (page) => cardOf(page).getByRole("listitem").getByRole("checkbox").first(),
      "Keep the screen on": (page) => cardOf(page).getByText(pages.recipes.cookAlong.keepScreenOn),
      "Beforehand, tip and swap": (page) => cardOf(page).getByText(recipe.tip),
      "Dishes at a glance": (page) =>
        page.getByRole("navigation", { name: pages.recipes.dishes }).getByRole("link", { name: recipe.title }),
      "Spices as links": (page) =>
        cardOf(page)
          .getByRole("link", { name: content.products.find(({ slug }) => slug === recipe.spices[0]?.id)?.name })
          .first(),
    },
  },
  {
    open: async (page, base) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(`${base}/recipes`);
    },
    shown: { "Part not loaded": (page) => page.getByText(layout.unavailable.absent) },
  },
  {
    open: (page, base) => openPage(page, `${base}/products?sort=name`),
    shown: {
      "Filters in the address": (page) => page.locator("select:has(option[value=name]:checked)"),
      "Number in the bulk block": (page) =>
        page
          .locator("main section")
          .filter({ hasText: pages.products.bulk.title })
          .getByRole("link", { name: content.site.phones.main }),
      "Region as a label": (page) => {
        const [{ slug, region }] = content.products as [(typeof content.products)[0]];
        return page.locator(`[id="${slug}"]`).getByText(content.catalogue.regions[region], { exact: true });
      },
    },
  },
  {
    open: (page, base) => openPage(page, `${base}/about`),
    shown: {
      "Vegetarian mark and tagline": (page) =>
        page.getByRole("contentinfo").getByRole("img", { name: layout.footer.vegetarian }),
      "Number after a press": async (page) => {
        await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
        await page.getByRole("contentinfo").locator('a[href^="https://wa.me/"]').click();
        return page.getByRole("contentinfo").getByText(layout.chatNumber);
      },
      "Hindi pages": async (page) => {
        await page.getByRole("banner").locator("a[hreflang=hi]").first().click();
        return page.getByRole("heading", { level: 1, name: contentIn("hi").pages.about.hero.title });
      },
    },
  },
  {
    open: (page, base) => openPage(page, `${base}${applicationForm.path}`),
    shown: {
      "Apply now": (page) => page.getByRole("link", { name: pages.distributors.apply }),
      Terms: (page) => page.getByRole("heading", { name: pages.distributors.terms.head.title }),
      Privacy: (page) => page.getByRole("heading", { name: pages.distributors.privacy.title }),
    },
  },
  {
    open: (page, base) => openPage(page, `${base}${messageForm.path}`),
    shown: {
      "Open now": (page) => page.locator("[data-open-now]").first(),
      Doubts: async (page) => {
        await page.locator("[name=phone]").fill("12345");
        await page.keyboard.press("Tab");
        return page.getByText(content.enquiry.doubts.phone);
      },
      "Not sent yet": async (page) => {
        page.once("dialog", (dialog) => dialog.accept());
        await fillIn(page, messageForm);
        await page.locator("main form [type=submit]").click();
        return notSentNotice(page, messageForm);
      },
    },
  },
  {
    open: (page, base) => openPage(page, `${base}/offline`),
    shown: { "Offline page": (page) => page.getByRole("heading", { level: 1, name: pages.offline.online.title }) },
  },
  {
    open: (page, base) => page.goto(`${base}/recipes).`),
    shown: { "Did you mean": (page) => page.getByText(pages["not-found"].meant) },
  },
];

test("the list of additions has a reason for each, and is the list of what is seen here", () => {
  const seen = visits.flatMap(({ shown }) => Object.keys(shown));
  expect(rows.map(({ name }) => name).sort()).toEqual(seen.sort());
  for (const { name, reason } of rows) expect(reason.length, name).toBeGreaterThan(10);
});

for (const { open, shown } of visits) {
  const names = Object.keys(shown);
  test(`seen in the default set, and in the launch set if it is always there: ${names.join(", ")}`, async ({
    page,
  }) => {
    await open(page, "");
    for (const [name, show] of Object.entries(shown)) await expect(await show(page), name).toBeVisible();
    await open(page, launchURL);
    for (const [name, show] of Object.entries(shown)) {
      const { control } = rows.find((row) => row.name === name) ?? { control: "" };
      const inLaunch = await show(page);
      if (control === "always") {
        await expect(inLaunch, name).toBeVisible();
        continue;
      }
      await expect(inLaunch, name).toHaveCount(0);
    }
  });
}
