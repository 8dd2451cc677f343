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

/** The site built with SITE_CONTROLS=launch: every control does what content/controls.yaml says of it. */

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

/** Where a control stands: its screen, and for each thing it speaks of, that thing's name and its own for screen readers. */
interface Place {
  screen: string;
  within: "banner" | "main";
  about: readonly { name?: string; id?: string; called: string }[];
}

const single = (control: ControlName, screen: string, within: Place["within"]): Place => ({
  screen,
  within,
  about: [{ called: controlWords(control).label }],
});
const everyRecipe = (control: ControlName): Place => ({
  screen: "/recipes",
  within: "main",
  about: content.recipes.map(({ title, slug }) => ({
    name: title,
    id: slug,
    called: actionName(controlWords(control, title).label, title),
  })),
});

const places: Record<ControlName, Place> = {
  "shop-now": single("shop-now", "/", "banner"),
  "product-contact": {
    screen: "/products",
    within: "main",
    about: content.products.map(({ name, slug }) => ({
      name,
      id: slug,
      called: controlWords("product-contact", name).label,
    })),
  },
  "request-bulk-quote": single("request-bulk-quote", "/products", "main"),
  "become-distributor": single("become-distributor", "/products", "main"),
  "view-all-products": single("view-all-products", "/recipes", "main"),
  "download-pdf": everyRecipe("download-pdf"),
  "share-recipe": everyRecipe("share-recipe"),
};

for (const [control, action] of Object.entries(launch) as [ControlName, Action][]) {
  const { screen, within, about } = places[control];
  test(`${control} does what the launch set says: ${action.kind}`, async ({ page }) => {
    await page.addInitScript(recordSharing);
    await page.goto(origin + screen);
    await hydrated(page);
    const seen = watch(page);
    for (const { called, name, id } of about) {
      const { message, chat: opening } = controlWords(control, name);
      const place = page.getByRole(within);
      const button = place.getByRole("button", { name: called, exact: true });
      // A link into a new tab says so after its name.
      const link = place.getByRole("link", {
        name: action.kind === "whatsapp" ? `${called} ${content.frame.newTab}` : called,
        exact: true,
      });
      switch (action.kind) {
        case "none":
          await button.click();
          await settled(page);
          expect([page.url(), seen.console, seen.dialogs]).toEqual([origin + screen, [], []]);
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
          await expect(link).toHaveAttribute("download");
          expect((await page.request.get(origin + interpolate(action.file, { id: id ?? "" }))).status()).toBe(200);
          break;
        case "whatsapp":
          expect(chat(await link.getAttribute("href"))).toEqual({ number: mainNumber, text: opening });
          await expect(link).toHaveAttribute("target", "_blank");
          break;
        case "share":
          await expectShared(page, button, message, id ? `${origin}${screen}#${id}` : page.url());
      }
    }
    expect(seen.errors).toEqual([]);
  });
}

/** In the page: what it shares and copies, told by its own name. */
function recordSharing(): void {
  const record = (what: unknown) => {
    document.documentElement.dataset.shared = JSON.stringify(what);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "share", { value: record, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: record }, configurable: true });
}

/** Pressed, it opens the phone's share sheet; where there is none, it copies the address and says so. */
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
