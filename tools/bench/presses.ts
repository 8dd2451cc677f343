import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { openPhone, table, withNotch } from "./phone.ts";
import type { Site } from "./serve.ts";

/**
 * Measures presses of packs on the home page of each site with an order slip, until the strip's text is painted. The
 * first press hydrates.
 */
export async function measurePresses(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const withSlip = sites.filter(({ folder }) => readFileSync(join(folder, "index.html"), "utf8").includes('id="slip"'));
  const measured = withSlip.map((site) => ({ ...site, first: [] as number[], later: [] as number[] }));
  for (let run = 1; run <= runs; run++) {
    console.log(`Presses: ${run} of ${runs}`);
    for (const { origin, first, later } of measured) {
      const page = await openPhone(browser);
      await page.goto(origin, { waitUntil: "networkidle" });
      for (const [index, times] of [first, later, later, later].entries()) {
        const painted = page.evaluate(textPainted, "#slip aside");
        await press(page, page.locator("main ul li > button:first-child").nth(index));
        times.push(await painted);
        await page.waitForTimeout(1000);
      }
      await page.close();
    }
  }
  const worst = (times: number[]) => Math.max(...times).toFixed();
  const rows = measured.map(({ name, first, later }) => [
    ...[name, withNotch(first), worst(first)],
    ...[withNotch(later), worst(later)],
  ]);
  return `Medians and maxima of ${runs} first and ${runs * 3} later presses on the home page of the same phone, from the lifted
finger until the strip of the order slip is painted: milliseconds.

${table(["", "first", "worst", "later", "worst"], rows)}`;
}

/** Presses as people do, with a pause between pointerdown and pointerup. Playwright's `tap` has none. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.tap({ trial: true }); // Scrolls it into view and checks that nothing covers it.
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()} has lost a pack`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(80);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** In the page: milliseconds from the next pointerup until a changed text of this element is painted. */
function textPainted(selector: string): Promise<number> {
  const shown = () => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? element.textContent : "";
  };
  const before = shown();
  let lifted = 0;
  addEventListener("pointerup", ({ timeStamp }) => (lifted = timeStamp), { once: true, capture: true });
  return new Promise((resolve) => {
    const look = () => {
      if (shown() === before) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - lifted));
    };
    look();
  });
}
