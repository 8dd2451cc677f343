import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, localPath, mainNumber, packsOf } from "../helpers/content.ts";
import { applicationForm, fillIn, launchSubmitButton, messageForm } from "../helpers/enquiry-forms.ts";
import { byPopularity, matchingProducts, productNames, queryForOneProduct } from "../helpers/expected-catalogue.ts";
import { translateTexts } from "../helpers/in-page.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import { expectAccessible, holdRequests, openPage, productCards, waitForHydration } from "../helpers/support.ts";

/**
 * What can go wrong between a document and its islands, for each island: it works all the same, or the whole page works as
 * without scripts, and says so. What was typed stays. The rows of a single island have causes that all of them share.
 */

type Outcome = "works" | "absent" | "stopped";

interface IslandUnderTest {
  name: string;
  path: string;
  set: "specified" | "launch";
  /** The name of the file with its code. */
  chunk: string;
  /** Where its data is, if not in the document. */
  dataChunk?: string;
  /** Types, chooses or presses something. */
  type: (page: Page) => Promise<unknown>;
  /** Expects what `type` does in an island that works. */
  expectWorking: (page: Page) => Promise<unknown>;
  /** Expects what `type` has left on a page that works as without scripts. */
  expectTyped: (page: Page) => Promise<unknown>;
  /** Does something that makes a hydrated island render again. */
  use: (page: Page) => Promise<unknown>;
}

const { unavailable } = content.layout;
const { catalogue } = content.pages.products;
const notice = (page: Page) => page.locator("main > [data-unavailable]:first-child");
const reload = (page: Page) => page.getByRole("button", { name: unavailable.reload, exact: true });
const found = productNames(matchingProducts(byPopularity, queryForOneProduct));
const packButton = (page: Page) => page.locator("main ul li > button").first();
const named = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

const catalogueIsland: IslandUnderTest = {
  name: "catalogue",
  path: localPath("/products"),
  set: "specified",
  chunk: "catalogue",
  type: async (page) => {
    await page.locator("#sort").selectOption("spice");
    await page.getByRole("searchbox").fill(queryForOneProduct);
  },
  expectWorking: async (page) => {
    await expect(page).toHaveURL(/[?&]sort=spice/);
    await expect(productCards(page).getByRole("heading")).toHaveText(found);
  },
  expectTyped: async (page) => {
    await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
    await expect(page.getByRole("search").getByText(catalogue.withoutScript)).toBeVisible();
    await expect(productCards(page)).toHaveCount(content.products.length);
    for (const product of content.products)
      await expect(page.locator(`#${product.slug}`)).toContainText(packsOf(product), { useInnerText: true });
  },
  use: (page) => page.locator("#sort").selectOption("name"),
};

const islands: readonly IslandUnderTest[] = [
  catalogueIsland,
  {
    name: "application",
    path: applicationForm.path,
    set: "launch",
    chunk: "forms",
    type: async (page) => {
      await named(page, "name").fill("Asha");
      await named(page, "region").selectOption("bihar");
      await named(page, "agreedToTerms").check();
      await named(page, "message").fill("5 kg हल्दी");
    },
    expectWorking: async (page) => {
      await expect(named(page, "name")).toHaveValue("Asha");
      await expect(named(page, "region")).toHaveValue("bihar");
      await expect(launchSubmitButton(page, applicationForm)).toBeEnabled();
      await expect(named(page, "message")).toBeFocused();
      await page.keyboard.type("!");
      await expect(named(page, "message")).toHaveValue("5 kg हल्दी!");
    },
    expectTyped: async (page) => {
      await expect(named(page, "message")).toHaveValue("5 kg हल्दी");
      await expect(page.getByText(applicationForm.words.withoutScript)).toBeVisible();
    },
    use: async (page) => {
      await fillIn(page, applicationForm, "5 kg हल्दी");
      await launchSubmitButton(page, applicationForm).click();
    },
  },
  {
    name: "slip",
    path: localPath("/"),
    set: "launch",
    chunk: "slip",
    dataChunk: "slip-data",
    type: (page) => packButton(page).click(),
    expectWorking: (page) => expect(packButton(page)).toHaveAttribute("data-count", "1"),
    expectTyped: (page) => expect(packButton(page)).toBeHidden(),
    use: (page) => packButton(page).click(),
  },
];

/** Opens the island's page, types, and makes the island fail in its own way. */
type Failure = (page: Page, island: IslandUnderTest) => Promise<Outcome>;

const addressOf = ({ set, path }: IslandUnderTest) => (set === "launch" ? launchURL : "") + path;

const broken =
  (outcome: Outcome, breakPage: (page: Page, island: IslandUnderTest) => Promise<unknown>): Failure =>
  async (page, island) => {
    await breakPage(page, island);
    await page.goto(addressOf(island));
    // The slip's code is only loaded for a press.
    if (outcome !== "works" && island.name !== "slip") await expect(notice(page)).toBeVisible();
    await island.type(page);
    return outcome;
  };

const failures: Readonly<Record<string, Failure>> = {
  "late code in a page that a password manager, telephone links and translation have changed": async (page, island) => {
    const letThrough = await holdRequests(page);
    await page.goto(addressOf(island), { waitUntil: "domcontentloaded" });
    await changePage(page);
    await island.type(page);
    letThrough();
    await waitForHydration(page);
    return "works";
  },
  "incomplete data, after something was typed": async (page, island) => {
    const letThrough = await holdRequests(page);
    if (island.dataChunk) await replaceCode(page, island.dataChunk, "export const data = {}");
    else await replaceData(page, island, "{}");
    await page.goto(addressOf(island), { waitUntil: "domcontentloaded" });
    await island.type(page);
    letThrough();
    await expect(notice(page)).toBeVisible();
    return "stopped";
  },
  "an error while it is used": async (page, island) => {
    await openPage(page, addressOf(island));
    await island.type(page);
    await expect(page.locator(`[data-island="${island.name}"]`)).toHaveAttribute("data-hydrated");
    // A press from before is repeated after that.
    await island.expectWorking(page);
    // The first press hydrates the packs of all cards, one after the other.
    await expect(page.locator('[data-island="packs"]:not([data-hydrated])')).toHaveCount(0);
    await page.evaluate(breakSentences);
    await island.use(page);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("mend")));
    return "stopped";
  },
};

const sharedCauses: typeof failures = {
  "code that does not arrive": broken("absent", (page, { chunk }) =>
    page.route(`**/${chunk}-*.js`, (route) => route.abort()),
  ),
  "code that is cut off": broken("absent", (page, { chunk }) =>
    replaceCode(page, chunk, "export const Catalogue = (() => {"),
  ),
  "an empty file of React": broken("absent", (page) => replaceCode(page, "react", "")),
  "data that is not JSON": broken("absent", (page, island) => replaceData(page, island, "{")),
  "properties that a foreign script adds to all objects": broken("works", (page) =>
    page.addInitScript(() => {
      for (const name of ["get", "writable", "version", "lines", "children"])
        Object.assign(Object.prototype, { [name]: 1 });
    }),
  ),
};

const rows = [
  ...islands.flatMap((island) => Object.entries(failures).map((row) => [island, ...row] as const)),
  ...Object.entries(sharedCauses).map((row) => [catalogueIsland, ...row] as const),
];
for (const [island, how, fail] of rows)
  test(`${island.name}, ${island.set} set: ${how}`, async ({ page }) => {
    const outcome = await fail(page, island);
    if (outcome === "works") {
      await expect(page.locator("html")).toHaveAttribute("data-live");
      await expect(page.locator("[data-unavailable]")).toBeHidden();
      await island.expectWorking(page);
    } else {
      await expectPageWithoutScripts(page, island, outcome);
      await island.expectTyped(page);
    }
  });

/** Expects what every failure comes to. */
async function expectPageWithoutScripts(page: Page, { name, path, set }: IslandUnderTest, why: "absent" | "stopped") {
  await expect(notice(page)).toContainText(unavailable[why], { useInnerText: true });
  const other = unavailable[why === "absent" ? "stopped" : "absent"];
  await expect(notice(page)).not.toContainText(other, { useInnerText: true });
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
  if (name === "catalogue") await expectAccessible(page);
}

/** What software of the visitor does to a page before its islands are hydrated. */
async function changePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const input of document.querySelectorAll("main input, main textarea"))
      input.after(document.createElement("com-password-button"));
    for (const label of document.querySelectorAll("main label"))
      label.append(Object.assign(document.createElement("a"), { href: "tel:1", textContent: "1" }));
  });
  await page.evaluate(translateTexts, { kept: "script, style, option, textarea", marks: "" });
}

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

test("after a failure, the notice brings all back, with what was typed, and not without a network", async ({
  page,
}) => {
  await page.route("**/catalogue-*.js", (route) => route.abort());
  const address = launchURL + catalogueIsland.path;
  await page.goto(address);
  await expect(notice(page)).toBeVisible();
  await page.getByRole("searchbox").fill(queryForOneProduct);
  await page.route(address, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url() === address);
  await reload(page).click();
  await refused;
  await expect(page.getByRole("searchbox")).toHaveValue(queryForOneProduct);
  await page.unrouteAll({ behavior: "wait" });
  await reload(page).click();
  await waitForHydration(page);
  await expect(page.locator("[data-unavailable]")).toBeHidden();
  await expect(productCards(page).getByRole("heading")).toHaveText(found);
});

test("a page whose connection breaks in the data of its island says so if its search does not work, and loads again", async ({
  page,
}) => {
  const path = localPath("/products");
  const html = readFileSync(join(launchFolder, fileOf(path)), "utf8");
  const data = html.indexOf('<script type="application/json">', html.indexOf('data-island="catalogue"'));
  const site = createSiteServer(launchFolder);
  let cutOff: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== path || cutOff) return site.emit("request", request, response);
    cutOff = response;
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(html),
    });
    response.write(html.slice(0, data + 3000));
  }).listen(0);
  await page.goto(`http://localhost:${portOf(server)}${path}`, { waitUntil: "commit" });
  await page.locator("main [type=search]").waitFor({ state: "attached" });
  cutOff?.destroy(); // Browsers drop what they have not parsed by then.
  await page.getByRole("searchbox").fill(queryForOneProduct);
  await expect(page.getByRole("search").getByText(catalogue.withoutScript)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await reload(page).click();
  await waitForHydration(page);
  await page.getByRole("searchbox").fill(queryForOneProduct);
  await expect(productCards(page).getByRole("heading")).toHaveText(found);
  server.closeAllConnections();
  server.close();
});

test("while the code of a form is loading, the page says after a while how to reach the company, and moves nothing", async ({
  page,
}) => {
  const { path, words } = messageForm;
  const hint = page.locator("[data-island] p", { hasText: words.withoutScript });
  /** The hint's delay of some seconds is a CSS animation. */
  const delay = (how: "finish" | "pause") =>
    hint.evaluate((element, how) => {
      for (const animation of element.getAnimations()) animation[how]();
    }, how);
  const places = () =>
    page.locator("form > *, aside").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const letThrough = await holdRequests(page);
  await page.goto(path, { waitUntil: "commit" });
  // Until the style sheet is applied, there is neither the hint nor its animation.
  await page.locator("html:not([data-unstyled]) main ~ footer").waitFor();
  await delay("pause");
  await expect(hint).toBeHidden();
  const before = await places();
  await delay("finish");
  await expect(hint).toHaveCSS("visibility", "visible");
  await expect(hint.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
  letThrough();
  await waitForHydration(page);
  await expect(hint).toHaveCount(0);
  expect(await places()).toEqual(before);
});
