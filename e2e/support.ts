import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Every screen's address, with the name of its link in the navigation. */
export const screens = [
  ["/", "Home"],
  ["/about", "About"],
  ["/products", "Products"],
  ["/distributors", "Distributors"],
  ["/recipes", "Recipes"],
  ["/contact", "Contact"],
] as const;

export const mainNumber = "910000000001";
export const secondNumber = "910000000002";

/** What the console says and the page asks for, from now on. */
export function watch(page: Page) {
  const seen = {
    console: [] as string[],
    errors: [] as string[],
    dialogs: [] as string[],
    requests: [] as string[],
    /** Requests that carry something away or fetch data: never a style, a font or a picture. */
    calls: [] as string[],
  };
  page.on("console", (message) => {
    seen.console.push(message.text());
    if (message.type() === "error") seen.errors.push(message.text());
  });
  page.on("pageerror", (error) => seen.errors.push(error.message));
  page.on("dialog", (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.accept();
  });
  page.on("request", (request) => {
    seen.requests.push(request.url());
    if (["document", "xhr", "fetch", "ping", "websocket", "eventsource"].includes(request.resourceType()))
      seen.calls.push(request.url());
  });
  return seen;
}

/** The number and the message of a chat link. */
export function chat(href: string | null): { number: string; text: string | null } {
  const url = new URL(href ?? "");
  expect(url.origin).toBe("https://wa.me");
  return { number: url.pathname.slice(1), text: url.searchParams.get("text") };
}

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What waits for its band to come near is brought near first, and animations have ended.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** The page's own script has taken over the islands. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    ),
  );
}
