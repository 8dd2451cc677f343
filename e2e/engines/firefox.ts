import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { firefox } from "@playwright/test";
import { createSiteServer } from "../../tools/serve.ts";
import { type ConsoleMessage, type Engine, until } from "./engine.ts";

/** The Firefox at FIREFOX_PATH: an unmodified release, which Playwright drives over WebDriver BiDi. */
export async function startFirefox(folder: string): Promise<Engine> {
  const server = createSiteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX_PATH,
    // Playwright does not notice when a page comes from the back/forward cache.
    firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
  });
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }); // It listens on a port, not a pipe.
  page.setDefaultTimeout(10_000);

  let consoleMessages: Promise<ConsoleMessage>[] = [];
  const alerts: string[] = [];
  page.on("console", (message) => {
    consoleMessages.push(
      Promise.all(message.args().map((word) => word.jsonValue())).then((words) => ({ level: message.type(), words })),
    );
  });
  page.on("pageerror", ({ message }) => consoleMessages.push(Promise.resolve({ level: "error", words: [message] })));
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });

  const element = (selector: string) => page.locator(selector).filter({ visible: true }).first();

  return {
    async open(path) {
      consoleMessages = [];
      await page.goto(path);
    },
    back: async () => void (await page.goBack()),
    resize: (width) => page.setViewportSize({ width, height: 844 }),
    click: (selector) => element(selector).click(),
    tab: () => page.keyboard.press("Tab"),
    type: (selector, text) => element(selector).pressSequentially(text),
    choose: async (selector, value) => void (await element(selector).selectOption(value)),
    evaluate: (expression) => page.evaluate(expression),
    answerAlert: () => until("an alert", async () => alerts.shift()),
    consoleMessages: () => Promise.all(consoleMessages),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
