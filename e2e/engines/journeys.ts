import assert from "node:assert/strict";
import { content } from "../content.ts";
import * as listing from "../listing.ts";
import { specified } from "../specified.ts";
import { linkName, menuPaths, sitemapPaths } from "../support.ts";
import { type Engine, until } from "./engine.ts";

const phone = 390;
const desktop = 1440;

const { menu } = content.layout;
const { widget } = content.pages.home;

/** The selector of the element with this `aria-label`. */
const named = (name: string) => `[aria-label=${JSON.stringify(name)}]`;

/** What visitors do, for every engine. Each key is the promise that the journey tests. */
export const journeys: Record<string, (engine: Engine) => Promise<void>> = {
  ...Object.fromEntries(
    sitemapPaths.map((path) => [
      `${path} opens completely, without errors and without sideways scrolling`,
      (engine) => checkPage(engine, path),
    ]),
  ),

  "the menu opens and closes": async (engine) => {
    await engine.resize(phone);
    await open(engine, "/");
    assert.equal(await isVisible(engine, "#menu"), false);
    await engine.click(`header ${named(menu.open)}`);
    await until("the panel", () => isVisible(engine, '#menu a[href="/recipes"]'));
    await engine.click(`#menu ${named(menu.close)}`);
    await until("the panel to close", async () => !(await isVisible(engine, "#menu")));
    await engine.click(`header ${named(menu.open)}`);
    await engine.click('#menu a[href="/recipes"]');
    await until("the chosen page", () => engine.evaluate('location.pathname === "/recipes"'));
    assert.equal(await isVisible(engine, "#menu"), false);
  },

  "the links of the bar lead to their pages": async (engine) => {
    await engine.resize(desktop);
    await open(engine, "/");
    await engine.click('header a[href="/about"]');
    await until("the chosen page", () => engine.evaluate('location.pathname === "/about"'));
    assert.ok((await text(engine, 'header [aria-current="page"]')).startsWith(linkName("/about")));
  },

  "a click after the Tab key works": async (engine) => {
    await engine.resize(desktop);
    await open(engine, "/products");
    await engine.tab();
    await engine.tab();
    await until("focus on a link", () => engine.evaluate('document.activeElement.matches("a:focus-visible")'));
    await engine.click(`[name=category][value=${listing.category}]`);
    await until("the filter", () => engine.evaluate(`location.search === "?category=${listing.category}"`));
  },

  "the contact preview opens and closes": async (engine) => {
    for (const width of [phone, desktop]) {
      await engine.resize(width);
      await open(engine, "/");
      assert.equal(await isVisible(engine, "#chat"), false);
      await engine.click(`aside ${named(widget.preview)}`);
      await until("the preview", () => isVisible(engine, '#chat a[href^="https://wa.me/"]'));
      assert.ok((await text(engine, "#chat")).includes(specified.widget.offer));
      await engine.click(`#chat ${named(widget.close)}`);
      await until("the preview to close", async () => !(await isVisible(engine, "#chat")));
    }
  },

  "products are searched, filtered, sorted and counted, and Back restores them": async (engine) => {
    await open(engine, "/products");
    const expectProducts = (products: typeof listing.allProducts) =>
      until(`"${listing.countOf(products)}" with ${listing.names(products).join(", ")}`, async () => {
        const shown = await engine.evaluate<string[]>(
          '[...document.querySelectorAll("main [data-spice] h3")].map((name) => name.textContent)',
        );
        return (
          String(shown) === String(listing.names(products)) &&
          (await text(engine, '[role="status"]')) === listing.countOf(products)
        );
      });
    const query = listing.several.toUpperCase();
    await engine.type("[type=search]", query);
    await expectProducts(listing.found(listing.byPopularity, query));
    await engine.click(`[name=category][value=${listing.category}]`);
    await engine.choose("[name=sort]", "spice");
    const narrowed = listing.found(listing.bySpice, query, listing.category);
    await expectProducts(narrowed);
    const search = new URLSearchParams({ q: query, category: listing.category, sort: "spice" });
    assert.equal(await engine.evaluate("location.search"), `?${search}`);
    await engine.click('footer a[href="/about"]');
    await until("the next page", () => engine.evaluate('location.pathname === "/about"'));
    await engine.back();
    await expectProducts(narrowed);
    await engine.type("[type=search]", listing.nothing);
    await expectProducts([]);
    await expectNoErrors(engine);
  },

  "submitting a message logs it, shows thanks and clears the form": async (engine) => {
    await open(engine, "/contact");
    await engine.type("[name=name]", "Ravi");
    await engine.type("[name=email]", "ravi@example.in");
    await engine.choose("[name=inquiryType]", "bulk");
    await engine.type("[name=subject]", "10kg mirch");
    await engine.type("[name=message]", "Price & date? धन्यवाद");
    await engine.click("form [type=submit]");
    assert.equal(await engine.answerAlert(), specified.message.alert);
    await expectThanks(engine);
    assert.deepEqual((await engine.consoleMessages()).at(-1), {
      level: "log",
      words: [
        "Contact message:",
        {
          name: "Ravi",
          email: "ravi@example.in",
          phone: "",
          subject: "10kg mirch",
          message: "Price & date? धन्यवाद",
          inquiryType: "bulk",
        },
      ],
    });
    assert.equal(await engine.evaluate('document.querySelector("[name=message]").value'), "");
    await expectNoErrors(engine);
  },

  "browser validation stops an invalid email": async (engine) => {
    await open(engine, "/contact");
    await engine.type("[name=name]", "Ravi");
    await engine.type("[name=email]", "not an address");
    await engine.click("form [type=submit]");
    await until("focus on the field", () => engine.evaluate('document.activeElement.name === "email"'));
    assert.deepEqual(await engine.consoleMessages(), []);
  },

  "an application needs the terms accepted, then is logged and shows thanks": async (engine) => {
    await open(engine, "/distributors");
    assert.equal(await engine.evaluate('document.querySelector("form [type=submit]").disabled'), true);
    await engine.type("[name=name]", "Asha Verma");
    await engine.type("[name=email]", "asha@example.in");
    await engine.type("[name=phone]", "+91 98765 43210");
    await engine.choose("[name=region]", "odisha");
    await engine.click("[name=agreedToTerms]");
    await engine.click("form [type=submit]:enabled");
    assert.equal(await engine.answerAlert(), specified.application.alert);
    await expectThanks(engine);
    assert.deepEqual((await engine.consoleMessages()).at(-1), {
      level: "log",
      words: [
        "Distributor application:",
        {
          name: "Asha Verma",
          email: "asha@example.in",
          phone: "+91 98765 43210",
          business: "",
          experience: "",
          region: "odisha",
          volume: "",
          message: "",
          hasLicense: false,
          agreedToTerms: true,
        },
      ],
    });
    await expectNoErrors(engine);
  },

  "a recipe's button alerts": async (engine) => {
    await open(engine, "/recipes");
    await engine.click('article [data-action="alert"]');
    assert.match(await engine.answerAlert(), specified.download);
    await expectNoErrors(engine);
  },

  "an unknown address gets a 404, is logged and links to the home page": async (engine) => {
    await engine.open("/no/such/page");
    assert.equal(await text(engine, "h1"), specified.notFound.title);
    await until("the log", async () => JSON.stringify(await engine.consoleMessages()).includes("/no/such/page"));
    await engine.click('main a[href="/"]');
    await until("the home page", () => engine.evaluate('location.pathname === "/"'));
  },
};

async function checkPage(engine: Engine, path: string): Promise<void> {
  for (const width of [phone, desktop]) {
    // Resizes on a page without pictures: a wider window requests wider ones, and leaving the page would abort them.
    await engine.open("/robots.txt");
    await engine.resize(width);
    await open(engine, path);
    assert.equal(await engine.evaluate('document.querySelectorAll("h1").length'), 1);
    assert.equal(await isVisible(engine, "h1"), true);
    if (menuPaths.includes(path))
      assert.ok((await text(engine, 'header [aria-current="page"]')).startsWith(linkName(path)));
    assert.equal(
      await engine.evaluate("document.documentElement.scrollWidth <= innerWidth"),
      true,
      "It scrolls sideways",
    );
    assert.equal(
      await engine.evaluate('getComputedStyle(document.querySelector("footer address a")).textDecorationLine'),
      "underline",
      "Links do not look like links",
    );
    await engine.evaluate(
      "document.images.length && [...document.images].forEach((image) => { image.loading = 'eager' })",
    );
    await until("every picture", () => engine.evaluate("[...document.images].every((image) => image.complete)"));
    assert.deepEqual(
      await engine.evaluate(
        "[...document.images].filter((image) => !image.naturalWidth).map((image) => image.currentSrc)",
      ),
      [],
      "Pictures that did not load",
    );
    await expectNoErrors(engine);
  }
}

/** Opens a page and waits until its islands are hydrated. */
async function open(engine: Engine, path: string): Promise<void> {
  await engine.open(path);
  await until("hydration", () =>
    engine.evaluate(`[...document.querySelectorAll("[data-island]")].every((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")))`),
  );
}

/** Expects no error and no failed request since the page was opened. */
async function expectNoErrors(engine: Engine): Promise<void> {
  assert.deepEqual(
    (await engine.consoleMessages()).filter(({ level }) => level === "error"),
    [],
  );
  assert.deepEqual(
    await engine.evaluate(
      '[...performance.getEntriesByType("resource")].filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)',
    ),
    [],
    "Files that did not load",
  );
  assert.deepEqual(
    await engine.evaluate('[...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family)'),
    [],
    "Fonts that did not load",
  );
}

async function expectThanks(engine: Engine): Promise<void> {
  await until("the thanks, with a WhatsApp link", () =>
    isVisible(engine, '[role="status"]:focus a[href^="https://wa.me/"]'),
  );
}

function isVisible(engine: Engine, selector: string): Promise<boolean> {
  return engine.evaluate(
    `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true }) ?? false`,
  );
}

function text(engine: Engine, selector: string): Promise<string> {
  return engine.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`);
}
