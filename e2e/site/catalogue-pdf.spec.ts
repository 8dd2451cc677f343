import { expect, type Page, test } from "@playwright/test";
import { content, escapeRegExp, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { expectSaved } from "../helpers/sharing.ts";
import { openPage } from "../helpers/support.ts";

test.use({ baseURL: launchURL });

test("the catalogue is offered with its figures, and downloaded with and without scripts", async ({
  page,
  browser,
}) => {
  const { label } = content["catalogue-pdf"];
  const [before = "", between = "", after = ""] = label.split(/\{pages\}|\{size\}/).map(escapeRegExp);
  const figures = new RegExp(`^${before}(\\d+)${between}([\\d.]+)${after}$`);
  const offer = (page: Page) => page.getByRole("main").getByRole("link", { name: figures });
  const address = localPath("/catalogue.pdf");
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: launchURL });
  for (const path of [localPath("/products"), localPath("/distributors")]) {
    await openPage(page, path);
    await expect(offer(page)).toHaveAttribute("href", address);
    const fileName = (await offer(page).getAttribute("download")) ?? "";
    const response = await page.request.get(address);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = await response.body();
    const [, pages, size] = figures.exec((await offer(page).textContent()) ?? "") ?? [];
    expect(pages).toBe(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);
    expect(Math.abs(Number(size) - pdf.length / 1e6)).toBeLessThan(0.051);
    await expectSaved(page, offer(page), fileName);
    await plain.goto(path);
    await expectSaved(plain, offer(plain), fileName);
  }
  await plain.close();
});
