import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, type Page, type Route, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, localPath, mainNumber, packsOf } from "../helpers/content.ts";
import { launchSubmitButton, messageForm, submitButton } from "../helpers/enquiry-forms.ts";
import { byPopularity, matchingProducts, productNames, queryForOneProduct } from "../helpers/expected-catalogue.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { expectAccessible, formField, openPage, productCards, waitForHydration } from "../helpers/support.ts";

/** The code of an island does not arrive, throws at once, or later: the page then works as without scripts, and says so. */

type Set = "specified" | "launch";
type Why = "absent" | "stopped";

const { unavailable } = content.layout;
const { catalogue } = content.pages.products;
const notice = (page: Page) => page.locator("main > [data-unavailable]:first-child");
const reload = (page: Page) => page.getByRole("button", { name: unavailable.reload, exact: true });
const found = productNames(matchingProducts(byPopularity, queryForOneProduct));
const packButton = (page: Page) => page.locator("main ul li > button").first();

/** Expects what every failure comes to. */
async function expectFailure(page: Page, path: string, set: Set, why: Why): Promise<void> {
  await expect(notice(page)).toContainText(unavailable[why], { useInnerText: true });
  await expect(notice(page)).not.toContainText(unavailable[why === "absent" ? "stopped" : "absent"], {
    useInnerText: true,
  });
  await expect(page.locator("[data-unavailable]")).toHaveCount(1);
  await expect(reload(page)).toBeVisible();
  await expect(notice(page).locator('a[href*="wa.me"]')).toBeVisible();
  await expect(notice(page).locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-live");
  const error = page.locator("main > [data-unavailable] + div > [role=alert]");
  if (set === "specified" && why === "stopped") {
    await expect(error).toContainText(specified.errorTitle);
    await expect(error.locator("pre")).not.toBeEmpty();
  } else await expect(page.getByRole("alert")).toHaveCount(0);
  // As without scripts, there are no buttons but those that work then, or that do nothing as specified.
  const own = documentAt(path, set === "launch" ? launchFolder : "build/client").querySelectorAll(
    "main [data-island] [type=button]:not([data-needs-script], [data-needs-script] *)",
  );
  await expect(page.locator("main [data-island] [type=button]").filter({ visible: true })).toHaveCount(own.length);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
}

/** An island: its name and page, the name of its chunk, and how it is used. */
interface IslandUnderTest {
  name: string;
  path: string;
  chunk: string;
  sets: readonly Set[];
  /** Whether it is hydrated by a press only. */
  isPressed?: true;
  /** Does something that makes it render again once it is hydrated. */
  use: (page: Page, set: Set) => Promise<unknown>;
  /** Types or ticks something. */
  type: (page: Page) => Promise<unknown>;
  /** Expects what `type` has left. */
  expectTyped: (page: Page) => Promise<unknown>;
}

const secondDish = (page: Page) => page.getByRole("article").nth(1).locator("details").first();
const catalogueIsland: IslandUnderTest = {
  name: "catalogue",
  path: localPath("/products"),
  chunk: "catalogue",
  sets: ["specified", "launch"],
  use: (page) => page.locator("#sort").selectOption("name"),
  type: (page) => page.getByRole("searchbox").fill(queryForOneProduct),
  expectTyped: async (page) => {
    await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
    await expect(page.getByRole("search").getByText(catalogue.withoutScript)).toBeVisible();
    await expect(productCards(page)).toHaveCount(content.products.length);
    for (const product of content.products)
      await expect(page.locator(`#${product.slug}`)).toContainText(packsOf(product), { useInnerText: true });
  },
};
const islands: Readonly<Record<string, IslandUnderTest>> = {
  catalogue: catalogueIsland,
  form: {
    name: "message",
    path: messageForm.path,
    chunk: "forms",
    sets: ["specified", "launch"],
    use: async (page, set) => {
      const { words, answers } = messageForm;
      await formField(page, words.email).fill(answers.email);
      await formField(page, words.subject).fill(answers.subject);
      page.once("dialog", (dialog) => dialog.accept());
      await (set === "launch" ? launchSubmitButton : submitButton)(page, messageForm).click();
    },
    type: async (page) => {
      await formField(page, messageForm.words.name).fill("Asha");
      await formField(page, messageForm.words.message).fill("5 kg");
    },
    expectTyped: (page) => expect(page.getByText(messageForm.words.withoutScript)).toBeVisible(),
  },
  recipes: {
    name: "recipes",
    path: localPath("/recipes"),
    chunk: "recipes",
    sets: ["specified", "launch"],
    use: (page) => page.getByRole("button", { name: content.pages.recipes.cookAlong.more }).first().click(),
    type: (page) => secondDish(page).locator("summary").click(),
    expectTyped: (page) => expect(secondDish(page)).toHaveAttribute("open"),
  },
  slip: {
    name: "slip",
    path: localPath("/"),
    chunk: "slip",
    sets: ["launch"],
    isPressed: true,
    use: (page) => packButton(page).click(),
    type: (page) => packButton(page).click(),
    expectTyped: (page) => expect(packButton(page)).toBeHidden(),
  },
};

/** How an island fails, and what the page then says. `later` fails it once it is hydrated. */
const failures: Readonly<
  Record<string, { why: Why; fail?: (page: Page, island: IslandUnderTest) => Promise<unknown>; later?: true }>
> = {
  "does not arrive": {
    why: "absent",
    fail: (page, { chunk }) => page.route(`**/${chunk}-*.js`, (route) => route.abort()),
  },
  "throws when it is loaded": {
    why: "stopped",
    fail: (page, { chunk }) => replaceCode(page, chunk, 'throw new Error("broken on purpose")'),
  },
  "gets incomplete data": {
    why: "stopped",
    fail: (page, island) =>
      island.isPressed ? replaceCode(page, "slip-data", "export const data = {}") : replaceData(page, island, "{}"),
  },
  "throws while it is used": { why: "stopped", later: true },
};

for (const [name, island] of Object.entries(islands))
  for (const [how, { why, fail, later }] of Object.entries(failures))
    for (const set of island.sets)
      test(`in the ${set} set, the page says what to do if its ${name} ${how}, and keeps what was typed`, async ({
        page,
      }) => {
        const address = (set === "launch" ? launchURL : "") + island.path;
        await fail?.(page, island);
        if (later) await openPage(page, address);
        else await page.goto(address);
        if (!island.isPressed && !later) await expect(notice(page)).toBeVisible();
        await island.type(page);
        if (later) {
          await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
          await page.evaluate(breakSentences);
          await island.use(page, set);
          await expect(notice(page)).toBeVisible();
          await page.evaluate(() => dispatchEvent(new Event("mend")));
        }
        await expectFailure(page, island.path, set, why);
        await island.expectTyped(page);
      });

for (const [how, why, body] of [
  ["is truncated", "stopped", "export const Catalogue = (() => {"],
  ["does not export the island", "stopped", "export {};"],
] as const)
  test(`a page says what to do if the code of its island ${how}`, async ({ page }) => {
    await replaceCode(page, "catalogue", body);
    await page.goto(localPath("/products"));
    await expectFailure(page, localPath("/products"), "specified", why);
  });

test("a page says what to do if React is empty, or its data is not JSON", async ({ page }) => {
  await replaceCode(page, "react", "");
  await page.goto(localPath("/distributors"));
  await expectFailure(page, localPath("/distributors"), "specified", "absent");
  await replaceData(page, catalogueIsland, "{");
  await page.unroute("**/react-*.js");
  await page.goto(localPath("/products"));
  await expectFailure(page, localPath("/products"), "specified", "absent");
});

test("after a failure, links do what they do without scripts, and the notice brings all back, with what was typed", async ({
  page,
}) => {
  await page.route("**/catalogue-*.js", (route) => route.abort());
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const path = localPath("/products");
  await page.goto(launchURL + path);
  await expect(notice(page)).toBeVisible();
  // The slip is hydrated, and stays so.
  await page.getByRole("main").getByRole("link", { name: content.controlWords["request-bulk-quote"].label }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  const tab = page.context().waitForEvent("page");
  await productCards(page).first().locator('a[href^="https://wa.me/"]').click();
  await (await tab).close();
  await page.getByRole("searchbox").fill(queryForOneProduct);
  // Without a network, the page stays.
  const refuse = (route: Route) => route.abort();
  await page.route(launchURL + path, refuse);
  const refused = page.waitForEvent("requestfailed", (request) => request.url() === launchURL + path);
  await reload(page).click();
  await refused;
  await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
  await page.unrouteAll({ behavior: "wait" });
  await reload(page).click();
  await waitForHydration(page);
  await expect(page.locator("[data-unavailable]")).toBeHidden();
  await expect(productCards(page).getByRole("heading")).toHaveText(found);
});

/** In the page: what fills in sentences throws (app/text/interpolate.ts), until it is mended for axe, which needs it, too. */
function breakSentences(): void {
  const { hasOwn } = Object;
  Object.hasOwn = () => {
    throw new Error("broken on purpose");
  };
  addEventListener("mend", () => Object.assign(Object, { hasOwn }), { once: true });
}

const replaceCode = (page: Page, chunk: string, body: string) =>
  page.route(`**/${chunk}-*.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));

/** Replaces the data that the document passes to an island. */
const replaceData = (page: Page, { path, name }: IslandUnderTest, data: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const sent = await response.text();
    const [before = "", after = ""] = sent.split(`data-island="${name}"`);
    const body = `${before}data-island="${name}"${after.replace(/(?<=type="application\/json">).*?(?=<\/script>)/s, data)}`;
    expect(body).not.toBe(sent);
    await route.fulfill({ response, body });
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

test("a page that breaks off does not pretend to search, and its notice loads it again", async ({ page }) => {
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
      await expect(page.getByRole("search").getByText(catalogue.withoutScript)).toBeVisible();
      await expect(notice(page)).toBeVisible();
      cutAt();
      await reload(page).click();
      await waitForHydration(page);
      await searchbox.fill(queryForOneProduct);
      await expect(productCards(page).getByRole("heading")).toHaveText(found);
    }
    // What has arrived completely works.
    cutAt(bytesTo(html.indexOf("<footer")));
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.locator("main > :last-child img").last().waitFor({ state: "attached" });
    breakOff();
    await searchbox.fill(queryForOneProduct);
    await expect(productCards(page).getByRole("heading")).toHaveText(found);
  });
});
