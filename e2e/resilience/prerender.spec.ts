import { expect, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { documentAt } from "../built-pages.ts";
import { localPath } from "../content.ts";
import { launchFolder } from "../launch-site.ts";
import { desktop, linkName, openPage } from "../support.ts";

/** Speculation rules: what the browser prerenders or fetches while the pointer rests on a link. */

test.use(desktop);

test("pages are prerendered, and only while a finger or pointer rests on a link", () => {
  const rules = documentAt(localPath("/about")).querySelector("script[type=speculationrules]")?.textContent ?? "";
  expect(JSON.parse(rules)).toEqual({ prerender: [expect.objectContaining({ eagerness: "moderate" })] });
});

test("a page is prepared while the pointer rests on its link; a PDF is fetched once, when its link is pressed", async ({
  page,
}) => {
  const server = createSiteServer(launchFolder, () => ({})).listen(0);
  const requests: string[] = [];
  server.on("request", ({ url = "" }) => requests.push(url));
  await openPage(page, `http://localhost:${portOf(server)}${localPath("/recipes")}`);
  const pdf = page.locator("a[download]").first();
  const address = (await pdf.getAttribute("href")) ?? "";
  await pdf.hover();
  await page.waitForTimeout(1000); // The rules wait for 0.2 seconds.
  expect(requests).not.toContain(address);
  const about = localPath("/about");
  expect(requests, "before the pointer is on its link").not.toContain(about);
  const downloading = page.waitForEvent("download");
  await pdf.click();
  await (await downloading).path();
  expect(requests.filter((request) => request === address)).toHaveLength(1);
  // The same without the attribute, as in a new tab.
  await pdf.evaluate((link) => link.removeAttribute("download"));
  await page.mouse.move(0, 0);
  await pdf.hover();
  await page.waitForTimeout(1000);
  expect(requests.filter((request) => request === address)).toHaveLength(1);

  await page
    .getByRole("navigation")
    .getByRole("link", { name: linkName(about) })
    .first()
    .hover();
  await expect.poll(() => requests).toContain(about);
  server.close();
});
