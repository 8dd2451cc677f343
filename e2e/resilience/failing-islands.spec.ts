import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { content, localPath, mainNumber } from "../helpers/content.ts";
import { byPopularity, matchingProducts, productNames, queryForOneProduct } from "../helpers/expected-catalogue.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import {
  expectAccessible,
  formField,
  openPage,
  productCards,
  unhydrated,
  waitForHydration,
} from "../helpers/support.ts";

/** One island fails: to load, to start, or later. It must say so and stay readable, and the others must not notice. */

const { unavailable } = content.layout;
const { catalogue } = content.pages.products;
const notice = (page: Page) => page.locator("[data-unavailable]");
const retry = (page: Page) => page.getByRole("button", { name: unavailable.retry, exact: true });
const needsScript = (page: Page) => page.getByRole("search").getByText(catalogue.withoutScript);
const found = productNames(matchingProducts(byPopularity, queryForOneProduct));
const names = (page: Page) => productCards(page).getByRole("heading");

/** Expects the notice beside an island, with a retry, the chat and the number. */
async function expectNotice(page: Page, island: string): Promise<void> {
  await expect(notice(page)).toContainText(unavailable.text);
  await expect(retry(page)).toBeVisible();
  await expect(notice(page).locator('a[href*="wa.me"]')).toBeVisible();
  await expect(notice(page).locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  await expect(page.locator(`[data-unavailable] + [data-island="${island}"]`)).toHaveCount(1);
}

/** Makes the catalogue throw at its next render, until `mend` is called: it filters products, which have a slug. */
const breakCatalogue = (page: Page) =>
  page.evaluate(() => {
    const { filter } = Array.prototype;
    const isCard = (value: unknown) => typeof value === "object" && value !== null && "slug" in value;
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { filter }) });
    Object.assign(Array.prototype, {
      filter(this: unknown[], ...args: Parameters<typeof filter>) {
        if (isCard(this[0])) throw new Error("broken on purpose");
        return filter.apply(this, args);
      },
    });
  });

for (const set of ["specified", "launch"] as const)
  test.describe(`with the ${set} set`, () => {
    if (set === "launch") test.use({ baseURL: launchURL });

    test("an island that throws while it is used keeps what was typed, and works again after a retry", async ({
      page,
    }) => {
      await openPage(page, localPath("/products"));
      await breakCatalogue(page);
      await page.getByRole("searchbox").fill(queryForOneProduct);
      await expectNotice(page, "catalogue");
      await expect(page.locator("html")).not.toHaveAttribute("data-live");
      await expect(page.locator(unhydrated)).toHaveCount(1);
      const error = page.getByRole("alert");
      if (set === "specified") {
        await expect(error).toContainText(specified.errorTitle);
        await expect(error.locator("pre")).toContainText("broken on purpose");
      } else await expect(error).toHaveCount(0);
      // The last markup, as without scripts.
      await expect(names(page)).not.toHaveCount(0);
      await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
      await expect(needsScript(page)).toBeVisible();
      await expect(page.locator("[data-failed] [type=button]").filter({ visible: true })).toHaveCount(0);
      await expectAccessible(page);

      // A retry that fails keeps it all; the page is only loaded again if the browser can.
      await page.context().setOffline(true);
      await retry(page).click();
      await expectNotice(page, "catalogue");
      await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
      await page.context().setOffline(false);

      await page.evaluate(() => (window as unknown as { mend(): void }).mend());
      await retry(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator("html")).toHaveAttribute("data-live");
      await expect(error).toHaveCount(0);
      await expect(names(page)).toHaveText(found);
      await expect(needsScript(page)).toBeHidden();
    });

    test("a form that throws keeps its answers, and submitting it says what to do", async ({ page }) => {
      const { form } = content.pages.contact;
      await page.route(localPath("/contact"), async (route) => {
        const response = await route.fetch();
        const sent = await response.text();
        // The data of the form's island.
        const body = sent.replace(
          /(data-island="message".*?<script type="application\/json">).*?(?=<\/script>)/s,
          "$1{}",
        );
        expect(body).not.toBe(sent);
        await route.fulfill({ response, body });
      });
      await page.goto(localPath("/contact"));
      await expectNotice(page, "message");
      await formField(page, form.name).fill("Asha");
      await expect(page.getByRole("alert")).toHaveCount(set === "specified" ? 1 : 0);
      // Another attempt, which fails, too: the browser still validates.
      await page.getByRole("main").locator("form [type=submit]").click();
      await expectNotice(page, "message");
      await expect(formField(page, form.name)).toHaveValue("Asha");
      await expect(page.locator("form :focus")).toHaveAttribute("required");
    });
  });

test("after one failed chunk, a press elsewhere works, and does not make the page look alive", async ({ page }) => {
  await page.route("**/catalogue-*.js", (route) => route.abort());
  await page.goto(`${launchURL}${localPath("/products")}`);
  await expectNotice(page, "catalogue");
  await page.getByRole("link", { name: content.controlWords["request-bulk-quote"].label }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-live");
  await expectNotice(page, "catalogue");
  await expect(needsScript(page)).toBeVisible();
  await page.unrouteAll();
  await retry(page).click();
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
  await page.getByRole("searchbox").fill(queryForOneProduct);
  await expect(names(page)).toHaveText(found);
});

test("a slip whose code throws when it is loaded takes neither the form nor the buttons with it", async ({ page }) => {
  await page.route("**/slip-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose")' }),
  );
  for (const path of [localPath("/contact"), localPath("/distributors")]) {
    await page.goto(launchURL + path);
    await waitForHydration(page);
    await expect(page.locator("html")).toHaveAttribute("data-live");
    await expect(notice(page)).toBeHidden();
  }
  // On Home, a pack says so at the first press.
  await page.goto(launchURL + localPath("/"));
  const pack = page.locator("main ul li > button").first();
  await pack.click();
  await expect(notice(page)).toContainText(unavailable.text);
  await expect(page.locator("main ul li > button").nth(1)).toBeHidden();
});

/** A page of the launch set whose connection breaks. */
interface BrokenPage {
  origin: string;
  /** From now on, only the first bytes are sent; without a number, all. */
  cutAt: (bytes?: number) => void;
  /** Ends the connections: browsers drop what they have not parsed by then. */
  breakOff: () => void;
}

/** Serves the launch set, but of one page only the first bytes, until the test breaks the connection. */
async function withBrokenPage(path: string, work: (page: BrokenPage) => Promise<void>) {
  const html = readFileSync(join(launchFolder, fileOf(path)));
  let cut = html.length;
  const open = new Set<ServerResponse>();
  const site = createSiteServer(launchFolder);
  const server: Server = createServer((request, response) => {
    if (request.url !== path || cut === html.length) return site.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": html.length });
    response.write(html.subarray(0, cut));
    open.add(response);
  }).listen(0);
  try {
    await work({
      origin: `http://localhost:${portOf(server)}`,
      cutAt: (bytes = html.length) => {
        cut = bytes;
      },
      breakOff: () => {
        for (const response of open) response.destroy();
        open.clear();
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a page that breaks off does not pretend to search, and the retry loads it again", async ({ page }) => {
  const path = localPath("/products");
  const html = readFileSync(join(launchFolder, fileOf(path)), "utf8");
  const island = html.indexOf('data-island="catalogue"');
  const data = html.indexOf('<script type="application/json">', island);
  const bytesTo = (index: number) => Buffer.byteLength(html.slice(0, index));
  const searchbox = page.getByRole("searchbox");
  await withBrokenPage(path, async ({ origin, cutAt, breakOff }) => {
    for (const index of [(island + data) / 2, data + 40, data + 3000].map(Math.round)) {
      cutAt(bytesTo(index));
      await page.goto(origin + path, { waitUntil: "commit" });
      await searchbox.waitFor();
      breakOff();
      await searchbox.fill(queryForOneProduct);
      await expect(needsScript(page)).toBeVisible();
      await expect(notice(page)).toBeVisible();
      cutAt();
      await retry(page).click();
      await waitForHydration(page);
      await searchbox.fill(queryForOneProduct);
      await expect(names(page)).toHaveText(found);
    }
    // What has arrived completely works.
    cutAt(bytesTo(html.indexOf("<footer")));
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.locator("main > :last-child img").last().waitFor({ state: "attached" });
    breakOff();
    await searchbox.fill(queryForOneProduct);
    await expect(names(page)).toHaveText(found);
  });
});
