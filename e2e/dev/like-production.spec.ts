import { expect, test } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { listedPaths, pages } from "../../app/site/pages.ts";

for (const path of languages.flatMap((language) =>
  [...listedPaths, pages.offline.path].map((path) => pathIn(language, path)),
))
  test(`${path} is whole in development: under its policy, every island works, and nothing is logged as an error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", ({ message }) => errors.push(message));
    // A slip in the address hydrates the islands that wait for a touch.
    const response = await page.goto(`${path}?slip=`);
    expect(response?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; script-src '/);
    await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
    expect(await page.locator("main").innerText()).not.toMatch(/\{\w+\}/);
    expect(errors).toEqual([]);
  });

test("inline code that the built site forbids is blocked in development too", async ({ page }) => {
  await page.goto("/about");
  const blocked = await page.evaluate(async () => {
    const seen: string[] = [];
    const { promise: isTextBlocked, resolve } = Promise.withResolvers<void>();
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      seen.push(`${effectiveDirective} ${blockedURI}`);
      if (sample.startsWith("Function")) resolve();
    });
    for (const name of ["script", "style"]) {
      const element = document.createElement(name);
      element.append("/* inline */");
      document.head.append(element);
    }
    // Later: what a test evaluates itself may evaluate text.
    setTimeout(() => new Function(""));
    await isTextBlocked;
    return seen;
  });
  // The script, and the text that is evaluated.
  const sink = "require-trusted-types-for trusted-types-sink";
  expect(blocked.sort()).toEqual([sink, sink, "style-src-elem inline"]);
});
