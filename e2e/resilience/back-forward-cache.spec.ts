import { type BrowserContext, expect, type Page, test as playwrightTest } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, hasPackingList, localPath } from "../content.ts";
import { launchURL } from "../launch-site.ts";
import { formField, waitForHydration, waitForServiceWorker, waitTwoFrames } from "../support.ts";

/**
 * Back and Forward as on a phone: from the browser's back/forward cache, which Playwright switches off by default and the
 * headless shell does not have. It works once the service worker is in control, as on every second visit. All journeys
 * share the first visit, because it takes longer than most of them; each has a page and a storage of its own.
 */

let visited: BrowserContext;
// Playwright wants the names of other fixtures in the first parameter, of which this one needs none.
const test = playwrightTest.extend({ context: ({ browserName: _ }, use) => use(visited) });
test.describe.configure({ mode: "default" });

test.use({
  baseURL: launchURL,
  serviceWorkers: "allow",
  channel: "chromium",
  launchOptions: {
    executablePath: process.env.WHOLE_CHROMIUM_PATH,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  },
});

test.beforeAll(async ({ browser }) => {
  visited = await browser.newContext();
  await visited.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const page = await visited.newPage();
  await page.goto("/offline");
  await waitForServiceWorker(page);
  await page.close();
});

test.afterEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  for (const tab of visited.pages()) await tab.close();
});

test.afterAll(() => visited.close());

const words = content.slip;
const product = content.products.find(({ price }) => price.packs.some(({ isLoose }) => !isLoose));
if (!product) throw new Error("No product has a pack");
const { id, text: pack } = product.price.packs.find(({ isLoose }) => !isLoose) ?? { id: "", text: "" };
const add = interpolate(words.add, { name: product.name, pack });
const counted = (count: number) =>
  interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });
const shared = `?slip=${product.slug}.${id}.7`;

const strip = (page: Page) => page.locator("#slip aside");
const put = (page: Page, label: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${escapeRegExp(label)}`) })
    .first()
    .click();

/** Marks the document, to recognise it when it is restored. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isFromCache: true }));

/** Opens an address, as if it were typed or a bookmark. */
async function visit(page: Page, address: string): Promise<void> {
  await mark(page);
  await page.goto(address);
  await waitForHydration(page);
}

/** Follows a link of the footer or the header. */
async function follow(page: Page, path: string): Promise<void> {
  await mark(page);
  await page
    .locator(`:is(footer, header) a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

/** Goes back or forward, and expects the page from the cache. */
async function step(page: Page, steps: number, path: string): Promise<void> {
  await mark(page);
  // In a timer, because a document that is being unloaded does not answer. Not with goBack, which waits for a load.
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(whyNotFromCache)).toBeUndefined();
}

/** In the page: why it does not come from the cache; undefined if it does. */
function whyNotFromCache(): string | undefined {
  if ("isFromCache" in window) return undefined;
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    notRestoredReasons?: object;
  })[];
  return `no mark: ${JSON.stringify(navigation?.notRestoredReasons)}`;
}

test("Back and Forward keep the slip, on pages without its code too", async ({ page, context }) => {
  await visit(page, localPath("/"));
  await follow(page, localPath("/products"));
  await put(page, add);
  await put(page, add);
  await expect(strip(page)).toContainText(counted(2));
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toContainText(counted(2));
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(counted(2));
  await follow(page, localPath("/recipes"));
  await put(page, words.dish);
  const afterDish = await strip(page).locator("b").innerText();
  await step(page, -2, localPath("/"));
  await expect(strip(page)).toContainText(afterDish);
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toContainText(afterDish);

  // Another tab changes it while this page is shown, and while it is in the cache.
  const other = await context.newPage();
  await other.goto(localPath("/products"));
  await put(other, add);
  await expect(strip(other).locator("b")).not.toHaveText(afterDish);
  const afterPress = await strip(other).locator("b").innerText();
  await expect(strip(page)).toContainText(afterPress);
  await follow(page, localPath("/about"));
  await strip(other).getByRole("button", { name: words.see }).click();
  await other.getByRole("dialog").getByRole("button", { name: words.clear }).click();
  await other.getByRole("button", { name: words.putBack }).click();
  await expect(strip(other).locator("b")).toHaveText(afterPress);
  await step(page, -1, localPath("/products"));
  await expect(strip(page)).toContainText(afterPress);
  await other.close();

  // Emptied, it stays empty on every page.
  await strip(page).getByRole("button", { name: words.see }).click();
  await page.getByRole("button", { name: words.clear }).click();
  await page.keyboard.press("Escape");
  await step(page, -1, localPath("/"));
  await expect(strip(page)).toBeHidden();
  await step(page, 1, localPath("/products"));
  await expect(strip(page)).toBeHidden();
});

test("Back to the recipes keeps what is checked above the cards, and the order of the dishes", async ({ page }) => {
  await visit(page, localPath("/recipes"));
  const boxes = page.locator("[data-island] > form").getByRole("checkbox");
  test.skip((await boxes.count()) === 0, "Nothing is above the cards");
  const titles = page.locator("main article h3");
  const before = await titles.allTextContents();
  let [box, dishes] = [boxes.first(), before];
  // Which spice moves a dish depends on the recipes.
  for (box of await boxes.all()) {
    await box.check();
    await waitTwoFrames(page);
    dishes = await titles.allTextContents();
    if (dishes.join() !== before.join()) break;
  }
  expect(dishes).not.toEqual(before);
  const address = page.url();
  await follow(page, localPath("/about"));
  await step(page, -1, address);
  await expect(box).toBeChecked();
  expect(await titles.allTextContents()).toEqual(dishes);
});

test("bookmarks, reloads and a list in an address do not change the visitor's own slip", async ({ page }) => {
  await visit(page, localPath("/products"));
  await put(page, add);
  await expect(strip(page)).toContainText(counted(1));
  await visit(page, localPath("/about"));
  await expect(strip(page)).toContainText(counted(1));
  await visit(page, localPath("/distributors") + shared);
  const list = page.getByRole("dialog");
  await expect(list).toHaveCount(hasPackingList ? 1 : 0);
  await step(page, -1, localPath("/about"));
  await expect(strip(page)).toContainText(counted(1));
  await step(page, 1, localPath("/distributors") + shared);
  await expect(list).toHaveCount(hasPackingList ? 1 : 0);
  await page.keyboard.press("Escape");
  await expect(strip(page)).toContainText(counted(1));
  await step(page, -2, localPath("/products"));
  await expect(strip(page)).toContainText(counted(1));
  await page.reload();
  await waitForHydration(page);
  await expect(strip(page)).toContainText(counted(1));
});

test("a slip that was filed on a later page is not shown as an order on an earlier one", async ({ page }) => {
  await visit(page, localPath("/products"));
  await put(page, add);
  await follow(page, localPath("/about"));
  await strip(page).getByRole("button", { name: words.see }).click();
  await page.getByRole("dialog").locator("a[target=_blank]").first().click();
  await page.getByRole("button", { name: words.startNew }).click();
  await page.keyboard.press("Escape");
  await step(page, -1, localPath("/products"));
  await expect(strip(page)).not.toContainText(counted(1));
  await expect(strip(page)).toContainText(words.forget);
});

for (const [path, words] of [
  ["/contact", content.pages.contact.form],
  ["/distributors", content.pages.distributors.form],
] as const) {
  test(`${path} keeps what was typed, and its message preview, across Back and Forward`, async ({ page }) => {
    const review = content.enquiry.preview;
    const title = page.getByRole("heading", { name: review.title, exact: true });
    const message = formField(page, words.message);
    await visit(page, localPath("/products"));
    await follow(page, localPath(path));
    const typed = { name: "Asha", email: "asha@example.in", phone: "98765 43210", subject: "हल्दी", message: "5 kg" };
    for (const [name, text] of Object.entries(typed))
      for (const input of await page.locator(`main form [name=${name}]`).all()) await input.fill(text);
    for (const terms of await page.locator("main form [name=agreedToTerms]").all()) await terms.check();
    await follow(page, localPath("/about"));
    await step(page, -1, localPath(path));
    await expect(message).toHaveValue("5 kg");
    await step(page, -1, localPath("/products"));
    await step(page, 1, localPath(path));
    await expect(message).toHaveValue("5 kg");
    await page.getByRole("button", { name: words.check, exact: true }).click();
    await expect(title).toBeVisible();
    await follow(page, localPath("/about"));
    await step(page, -1, localPath(path));
    await expect(title).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(message).toHaveValue("5 kg");
    await expect(title).toBeHidden();
    await step(page, 2, localPath("/about"));
    // The page was left at the form's history entry, so Forward to the preview's entry loads the page again.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(title).toBeVisible();
  });
}

test("Back to Home lets Enquire Now! pulse three times again", async ({ page }) => {
  test.skip(!content.site.showEnquireNow, "The content hides the label");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, localPath("/"));
  const pulses = () =>
    page
      .getByText(content.pages.home.widget.now, { exact: true })
      .evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await expect.poll(pulses).toEqual(["finished"]);
  await follow(page, localPath("/about"));
  await step(page, -1, localPath("/"));
  expect(await pulses()).toEqual(["running"]);
  await expect.poll(pulses).toEqual(["finished"]);
});

test("Back restores filters, and a recipe's open parts, ticks and servings", async ({ page }) => {
  const [{ name: searched } = { name: "" }] = content.products;
  const { catalogue } = content.pages.products;
  await visit(page, localPath("/products"));
  await page.getByRole("searchbox").fill(searched);
  await page.getByLabel(catalogue.sort).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  const filtered = page.url();
  await follow(page, localPath("/recipes"));
  const card = page.getByRole("article").nth(1);
  await card.locator("summary").first().click();
  await card.getByRole("checkbox").first().check();
  await card.getByRole("button", { name: content.pages.recipes.cookAlong.more }).click();
  const servings = await card.locator("fieldset > span").innerText();
  await follow(page, localPath("/about"));
  await step(page, -1, localPath("/recipes"));
  await expect(card.getByRole("checkbox").first()).toBeChecked();
  await expect(card.locator("fieldset > span")).toHaveText(servings);
  await step(page, -1, filtered);
  await expect(page.getByRole("searchbox")).toHaveValue(searched);
  await expect(page.getByLabel(catalogue.sort)).toHaveValue("name");
  await step(page, 2, localPath("/about"));
  await step(page, -1, localPath("/recipes"));
  await expect(card.locator("fieldset > span")).toHaveText(servings);
});
