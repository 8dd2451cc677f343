import { expect, test } from "@playwright/test";
import { pageNames, pages } from "../app/pages.ts";
import { parseDocument } from "../tools/postbuild/html.ts";
import { at, content, mainNumber } from "./content.ts";
import { chat, expectAccessible, hydrated, layOut, linkName, menuPaths, sitemapPaths, watch } from "./support.ts";

const everyPath = [...sitemapPaths, at("/nowhere")];

for (const path of sitemapPaths) {
  test(`${path} is a complete, accessible document without errors`, async ({ page, baseURL }) => {
    const seen = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", content.layout.language);
    const current = page.locator('nav [aria-current="page"]');
    if (menuPaths.includes(path)) await expect(current).toContainText(linkName(path));
    else await expect(current).toHaveCount(0);
    expect(seen.errors).toEqual([]);
    expect(seen.requests.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
    await expectAccessible(page);
  });

  test(`every link on ${path} works`, { tag: "@once" }, async ({ page, request }) => {
    await page.goto(path);
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(10);
    for (const link of new Set(links)) {
      if (/^(https:\/\/wa\.me\/\d+|tel:\+\d+|mailto:)/.test(link)) continue;
      const [address = "", fragment] = link.split("#");
      const answer = await request.get(address || path);
      expect(answer.status(), link).toBe(200);
      if (fragment) expect(await answer.text(), link).toContain(`id="${fragment}"`);
    }
  });

  test(`every picture on ${path} loads and has alternative text`, async ({ page }) => {
    await page.goto(path);
    for (const picture of await page.locator("img").all()) {
      expect(
        await picture.evaluate(async (image: HTMLImageElement) => {
          image.loading = "eager";
          await image.decode();
          return image.naturalWidth;
        }),
      ).toBeGreaterThan(0);
      await expect(picture).toHaveAttribute("alt");
    }
  });

  test(`every chat link on ${path} except the widget's uses the main number and has a message`, {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto(path);
    // Until then a form may show another way to reach the family.
    await hydrated(page);
    const links = page.locator('main a[href*="wa.me"]:not(aside *)');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))) {
      const { number, text } = chat(href);
      expect(number).toBe(mainNumber);
      expect(text).toBeTruthy();
      // Some phones would show a plus instead of a space.
      expect(href).not.toContain("+");
    }
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
    }
  });
}

for (const path of everyPath) {
  test(`${path} never scrolls sideways`, { tag: "@once" }, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 640 });
      await layOut(page);
      await page.evaluate(() => scrollTo({ left: 500, behavior: "instant" }));
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX]), `${width} wide`).toEqual([
        width,
        0,
      ]);
    }
  });

  test(`${path} is accessible in dark mode`, { tag: "@once" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    await expectAccessible(page);
  });
}

test("every page has its own title and description, also the 404 page", { tag: "@once" }, async ({ request }) => {
  const documents = await Promise.all(
    everyPath.map(async (path) => parseDocument(await (await request.get(path)).text())),
  );
  const titles = documents.map(({ title }) => title);
  const descriptions = documents.map((document) => document.querySelector("meta[name=description]"));
  const texts = descriptions.map((meta) => meta?.getAttribute("content"));
  expect(new Set(titles.filter(Boolean)).size).toBe(everyPath.length);
  expect(new Set(texts.filter(Boolean)).size).toBe(everyPath.length);
});

test("pages that are not hydrated load no script file, and one script of theirs is that of every page", {
  tag: "@once",
}, async ({ request }) => {
  const paths = pageNames.filter((name) => !("hasClientScript" in pages[name])).map((name) => at(pages[name].path));
  for (const path of paths) {
    const document = parseDocument(await (await request.get(path)).text());
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script")];
    const run = scripts.filter(({ type }) => !["application/ld+json", "speculationrules"].includes(type));
    expect(run.filter(({ src }) => src)).toEqual([]);
    expect(run.filter(({ textContent }) => textContent?.includes("serviceWorker"))).toHaveLength(1);
  }
});

test("no element has a style attribute or an inline handler", { tag: "@once" }, async ({ request }) => {
  for (const path of everyPath) {
    const document = parseDocument(await (await request.get(path)).text());
    const names = Array.from(document.querySelectorAll("*"), ({ attributes }) =>
      Array.from(attributes, ({ name }) => name),
    );
    expect(names.flat().filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  }
});
