import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { stringify } from "yaml";
import { dayAfter, daysText, todayInIndia } from "../../app/text/days.ts";
import { contentIn } from "../helpers/content.ts";
import { expectAccessibleInBothThemes } from "../helpers/support.ts";

/** A notice, which today's content does not have (docs/specification.md, 19). On a copy of the project, with other content. */

const [from, until] = [todayInIndia(), dayAfter(todayInIndia(), 1)];
const notice = (page: Page, language: "en" | "hi" = "en") =>
  page.getByRole("complementary", { name: contentIn(language).layout.notice.label });

function save(english: readonly object[], hindi: readonly object[]): void {
  writeFileSync(".cache/dev-copy/content/hi/notice.yaml", stringify(hindi));
  writeFileSync(".cache/dev-copy/content/en/notice.yaml", stringify(english));
}
test.afterEach(() => save([], []));

test("a notice stands above every page on its days, until it is closed for this visit", async ({ page }) => {
  const later = { from: dayAfter(until, 1), until: dayAfter(until, 1) };
  save(
    [
      { text: "Shut for Diwali.", from, until },
      { text: "Later.", ...later },
    ],
    [{ text: "दीवाली की छुट्टी है।" }, { text: "बाद में।" }],
  );
  // Without this connection, no save reloads the page at any moment; what was saved is there before it is opened.
  await page.routeWebSocket("**", () => {});
  for (const [path, text] of [
    ["/about", "Shut for Diwali."],
    ["/hi/contact", "दीवाली की छुट्टी है।"],
  ] as const)
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
  await page.goto("/about");
  await expect(notice(page)).toHaveText(`Shut for Diwali. ${daysText(from, until, "en")}`);
  const [box, first] = [await notice(page).boundingBox(), await page.locator("main").boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  await expectAccessibleInBothThemes(page, "aside[data-from]");
  await page.goto("/hi/contact");
  await expect(notice(page, "hi")).toContainText("दीवाली की छुट्टी है।");
  await notice(page, "hi")
    .getByRole("button", { name: contentIn("hi").layout.notice.close })
    .click();
  await expect(notice(page, "hi")).toHaveCount(0);
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
