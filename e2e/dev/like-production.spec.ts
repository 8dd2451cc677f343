import { type APIResponse, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
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

for (const language of languages)
  test(`the files and pictures that pages in ${language} name are made in development too`, async ({ request }) => {
    const startsWith: Record<string, string> = { pdf: "%PDF-", vcf: "BEGIN:VCARD", png: "\x89PNG" };
    const types: Record<string, string> = {
      pdf: "application/pdf",
      vcf: "text/vcard; charset=utf-8",
      png: "image/png",
    };
    const found = new Set<string>();
    for (const { path } of [pages.products, pages.recipes]) {
      const { document } = new JSDOM(await (await request.get(pathIn(language, path))).text()).window;
      const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), (link) => link.href);
      const cards = Array.from(
        document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]'),
        (meta) => meta.content,
      );
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
      const pictures = Array.from(data.matchAll(/"image":"([^"]+)"/g), ([, address = ""]) => address);
      const addresses = [...links, ...cards, ...pictures].map((address) => new URL(address, "http://localhost"));
      for (const { pathname, search } of addresses) {
        const [extension] = /(?<=\.)(pdf|vcf|png)$/.exec(pathname) ?? [];
        if (!extension) continue;
        const response: APIResponse = await request.get(pathname + search);
        expect(response.headers(), pathname).toMatchObject({
          "content-type": types[extension],
          "x-content-type-options": "nosniff",
        });
        expect((await response.body()).toString("latin1").slice(0, 12), pathname).toContain(startsWith[extension]);
        found.add(pathname.replace(/-[\w-]{8}(?=\.)/, ""));
      }
    }
    const all = [...found].sort();
    for (const kind of [/^\/assets\/.*\.pdf$/, /^\/assets\/.*\.png$/, /^\/share-card-recipes.*\.png$/])
      expect(all.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(0);
  });
