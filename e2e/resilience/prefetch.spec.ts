import { expect, test } from "@playwright/test";
import { portOf } from "../../testing/ask.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { localPath } from "../helpers/content.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { desktop, linkName, openPage } from "../helpers/support.ts";

/** Speculation rules: what the browser fetches before a press has ended. */

test.use(desktop);

test("a page is fetched as soon as the pointer is down on its link; a PDF is fetched one time only", async ({
  page,
}) => {
  const server = createSiteServer(launchFolder, () => ({})).listen(0);
  const requests: string[] = [];
  server.on("request", ({ url = "" }) => requests.push(url));
  await openPage(page, `http://localhost:${portOf(server)}${localPath("/distributors")}`);
  const pdf = page.locator("a[download]").first();
  const address = (await pdf.getAttribute("href")) ?? "";
  const about = localPath("/about");
  expect(requests, "before its link is pressed").not.toContain(about);
  const downloading = page.waitForEvent("download");
  await pdf.click();
  await (await downloading).path();
  expect(requests.filter((request) => request === address)).toHaveLength(1);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: linkName(about) })
    .first()
    .hover();
  await page.mouse.down();
  await expect.poll(() => requests).toContain(about);
  server.close();
});
