import { type BrowserContext, expect, type Page, test as playwrightTest } from "@playwright/test";
import { launchURL } from "./launch-site.ts";
import { waitForHydration, waitForServiceWorker } from "./support.ts";

/**
 * Back and Forward as on a phone: from the browser's back/forward cache, which Playwright switches off by default and the
 * headless shell does not have. It works once the service worker is in control, as on every second visit. All journeys of
 * a file share the first visit, because it takes longer than most of them; each has a page and a storage of its own.
 */

let visited: BrowserContext;
// Playwright wants the names of other fixtures in the first parameter, of which this one needs none.
export const test = playwrightTest.extend({ context: ({ browserName: _ }, use) => use(visited) });

/** Lets the journeys of a file play with the back/forward cache. */
export function keepPages(): void {
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
}

/** Marks the document, to recognise it when it is restored. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isFromCache: true }));

/** Opens an address, as if it were typed or a bookmark. */
export async function visit(page: Page, address: string): Promise<void> {
  await mark(page);
  await page.goto(address);
  await waitForHydration(page);
}

/** Follows a link of the footer or the header. */
export async function follow(page: Page, path: string): Promise<void> {
  await mark(page);
  await page
    .locator(`:is(footer, header) a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

/** Goes back or forward, and expects the page from the cache. */
export async function step(page: Page, steps: number, path: string): Promise<void> {
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
