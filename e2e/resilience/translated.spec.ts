import { expect, test } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, localPath } from "../helpers/content.ts";
import { launchURL } from "../helpers/launch-site.ts";
import { openPage } from "../helpers/support.ts";
import { translate } from "../helpers/translate.ts";

/**
 * Texts must still update on a page that the browser has translated. Translators replace each text node by an element, so
 * that React's update of the old node is lost. So no island has bare text beside an element or in a list of children:
 * for an element with one text only, React sets its `textContent`. Every state is looked at in every-state.spec.ts.
 */

const words = content.slip;
const [product] = content.products as [(typeof content.products)[0]];

test.use({ baseURL: launchURL });

test("strip, sheet and messages of a translated slip follow", async ({ page }) => {
  const pack = product.price.packs[0]?.text ?? "";
  const press = () =>
    page
      .getByRole("button", { name: interpolate(words.add, { pack, name: product.name }) })
      .first()
      .click();
  const counted = (count: number) =>
    interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });
  await openPage(page, localPath("/"));
  const strip = page.locator("#slip aside");
  await press();
  await expect(strip).toContainText(counted(1));
  await translate(page);
  for (const count of [2, 3]) {
    const weight = await strip.locator("small").textContent();
    await press();
    await expect(strip).toContainText(counted(count));
    await expect(strip.locator("[aria-hidden]")).toHaveText(String(count));
    await expect(strip.locator("small")).not.toHaveText(weight ?? "");
    await expect(page.locator("#slip [role=status]")).toContainText(counted(count));
  }
  await strip.getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("footer")).toContainText(counted(3));
  await translate(page);
  const status = sheet.getByRole("status");
  await page.context().grantPermissions(["clipboard-write"]);
  await sheet.locator("button[data-variant=line]").first().click();
  await expect(status).toHaveText(new RegExp(`${words.copied}|${words.selected}`));
  await sheet.locator("ol li").last().locator("span button").last().click();
  await expect(sheet.locator("footer")).toContainText(counted(4));
  await expect(status).toContainText(counted(4));
});
