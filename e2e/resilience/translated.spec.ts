import { expect, test } from "@playwright/test";
import { launchURL } from "../helpers/launch-site.ts";
import { counted, pressPack, seeSlip, sheet, strip } from "../helpers/slip-orders.ts";
import { translate } from "../helpers/translate.ts";

/**
 * Texts must still update on a page that the browser has translated. Translators replace each text node by an element, so
 * that React's update of the old node is lost. So no island has bare text beside an element or in a list of children:
 * for an element with one text only, React sets its `textContent`. Every state is looked at in every-state.spec.ts.
 */

test.use({ baseURL: launchURL });

test("strip, sheet and announcements of a translated slip follow", async ({ page }) => {
  await pressPack(page);
  await expect(strip(page)).toContainText(counted(1));
  await translate(page);
  const weight = (await strip(page).locator("small").textContent()) ?? "";
  await pressPack(page);
  await expect(strip(page)).toContainText(counted(2));
  await expect(strip(page).locator("small")).not.toHaveText(weight);
  await expect(page.locator("#slip [role=status]")).toContainText(counted(2));
  await seeSlip(page).click();
  await translate(page);
  await sheet(page).locator("ol li").last().locator("span button").last().click();
  await expect(sheet(page).locator("footer")).toContainText(counted(3));
  await expect(sheet(page).getByRole("status")).toContainText(counted(3));
});
