import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { type Action, type ControlName, controlsFacts } from "../app/content/controls.ts";
import { interpolate } from "../app/ui/interpolate.ts";
import { createSiteServer } from "../tools/serve.ts";
import { content, controlWords, mainNumber } from "./content.ts";
import { chat, hydrated, settled, watch } from "./support.ts";

/** The site built with SITE_CONTROLS=launch: every control does what content/controls.yaml says. */

const folder = ".cache/launch/client";
const { launch } = controlsFacts.parse(parse(readFileSync("content/controls.yaml", "utf8")));
const actionName = (action: string, name: string) => interpolate(content.pages.recipes.actionFor, { action, name });

let server: Server;
let origin: string;

test.beforeAll(() => {
  if (!existsSync(folder))
    throw new Error("Build the launch set first: SITE_CONTROLS=launch npm run build .cache/launch");
  server = createSiteServer(folder).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`; // It listens on a port, not on a pipe.
});

test.afterAll(() => server?.close());

/** Where a control is: its page and landmark, and for each button the product or recipe it belongs to and its accessible name. */
interface Place {
  path: string;
  within: "banner" | "main";
  buttons: readonly { name?: string; id?: string; label: string }[];
}

const single = (control: ControlName, path: string, within: Place["within"]): Place => ({
  path,
  within,
  buttons: [{ label: controlWords(control).label }],
});
const everyRecipe = (control: ControlName): Place => ({
  path: "/recipes",
  within: "main",
  buttons: content.recipes.map(({ title, slug }) => ({
    name: title,
    id: slug,
    label: actionName(controlWords(control, title).label, title),
  })),
});

const places: Record<ControlName, Place> = {
  "shop-now": single("shop-now", "/", "banner"),
  "product-contact": {
    path: "/products",
    within: "main",
    buttons: content.products.map(({ name, slug }) => ({
      name,
      id: slug,
      label: controlWords("product-contact", name).label,
    })),
  },
  "request-bulk-quote": single("request-bulk-quote", "/products", "main"),
  "become-distributor": single("become-distributor", "/products", "main"),
  "view-all-products": single("view-all-products", "/recipes", "main"),
  "download-pdf": everyRecipe("download-pdf"),
  "share-recipe": everyRecipe("share-recipe"),
};

for (const [control, action] of Object.entries(launch) as [ControlName, Action][]) {
  const { path, within, buttons } = places[control];
  test(`${control} does what the launch set says: ${action.kind}`, async ({ page }) => {
    await page.addInitScript(recordSharing);
    await page.goto(origin + path);
    await hydrated(page);
    const seen = watch(page);
    for (const { label, name, id } of buttons) {
      const { message, chat: opening } = controlWords(control, name);
      const place = page.getByRole(within);
      const button = place.getByRole("button", { name: label, exact: true });
      // The name of a link that opens a new tab ends with a note saying so.
      const link = place.getByRole("link", {
        name: action.kind === "whatsapp" ? `${label} ${content.frame.newTab}` : label,
        exact: true,
      });
      switch (action.kind) {
        case "none":
          await button.click();
          await settled(page);
          expect([page.url(), seen.console, seen.dialogs]).toEqual([origin + path, [], []]);
          break;
        case "log":
          await button.click();
          await expect.poll(() => seen.console).toContain(message);
          break;
        case "alert":
          await button.click();
          await expect.poll(() => seen.dialogs).toContain(message);
          break;
        case "link":
          await link.click();
          await expect(page).toHaveURL(origin + action.to);
          expect((await page.request.get(origin + action.to)).status()).toBe(200);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          break;
        case "download":
          await expectDownloaded(page, link, `${id}.pdf`);
          break;
        case "whatsapp":
          expect(chat(await link.getAttribute("href"))).toEqual({ number: mainNumber, text: opening });
          await expect(link).toHaveAttribute("target", "_blank");
          break;
        case "share":
          await expectShared(page, button, message, id ? `${origin}${path}#${id}` : page.url());
      }
    }
    expect(seen.errors).toEqual([]);
  });
}

/** The link leads to a PDF that may be kept for ever, and saves it under a name that stays the same. */
async function expectDownloaded(page: Page, link: Locator, fileName: string): Promise<void> {
  await expect(link).toHaveAttribute("download", fileName);
  const response = await page.request.get(origin + (await link.getAttribute("href")));
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect(response.headers()["cache-control"]).toContain("immutable");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const downloading = page.waitForEvent("download");
  await link.click();
  expect((await downloading).suggestedFilename()).toBe(fileName);
}

/** Runs in the page: records what it shares and copies. */
function recordSharing(): void {
  const record = (what: unknown) => {
    document.documentElement.dataset.shared = JSON.stringify(what);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "share", { value: record, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: record }, configurable: true });
}

/** The button opens the phone's share sheet; without one, it copies the address and says so. */
async function expectShared(page: Page, button: Locator, text: string, url: string): Promise<void> {
  const shared = () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? "null"));
  await button.click();
  await expect.poll(shared).toEqual({ text, url });
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await button.click();
  await expect.poll(shared).toEqual(url);
  await expect(button.locator("+ [role=status]")).toHaveText(content.frame.linkCopied);
  await page.evaluate(recordSharing);
}

test("the sheets of recipes are not stored for offline visits", () => {
  expect(readFileSync(`${folder}/sw.js`, "utf8")).not.toContain(".pdf");
});
