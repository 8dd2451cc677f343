import { expect, type Page, test } from "@playwright/test";
import { chat, mainNumber, screens, secondNumber } from "../support";

/** What must stay although no script runs: what is to be read, and every way to reach the house. */
test.skip(({ isMobile }) => !isMobile, "the same on every screen");

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("every screen keeps its headings, its number and its menu", async ({ page, request }) => {
    for (const [path] of screens) {
      const sent = await (await request.get(path)).text();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const headings = sent.slice(sent.indexOf("<main"), sent.indexOf("</main>")).match(/<h[1-4][ >]/g);
      await expect(page.getByRole("main").getByRole("heading")).toHaveCount(headings?.length ?? 0);
      await expect(page.getByRole("contentinfo").locator('a[href="tel:+910000000001"]')).toBeVisible();
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await expect(menu.getByRole("link")).toHaveCount(6);
      await expect(menu.getByRole("link").last()).toBeInViewport();
      await page.getByRole("button", { name: "Close menu" }).click();
      await expect(menu).toBeHidden();
    }
  });

  test("the contact preview opens, and its links reach the house", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "WhatsApp preview" }).click();
    const start = page.getByRole("link", { name: /^Start Chat on WhatsApp/ });
    await expect(start).toBeVisible();
    expect(chat(await start.getAttribute("href")).number).toBe(secondNumber);
    await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
    await expect(start).toBeHidden();
  });

  test("the filter and both forms say what they cannot do", async ({ page }) => {
    for (const path of ["/products", "/distributors", "/contact"]) {
      await page.goto(path);
      await expect(page.locator("form").getByText(/needs? JavaScript/)).toBeVisible();
    }
  });

  stayUseful();
});

test.describe("with scripts that never arrive", () => {
  test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort()));
  stayUseful();
});

function stayUseful(): void {
  test("all nine products are there with price, use and heat", async ({ page }) => {
    await page.goto("/products");
    const cards = productCards(page);
    await expect(cards).toHaveCount(9);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/50gm|100gm/);
      await expect(card.getByRole("definition")).toHaveCount(2);
      await expect(card.getByRole("img", { name: /^Spice level/ })).toHaveCount(1);
    }
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last().getByRole("heading")).toBeInViewport();
  });

  test("recipes and questions unfold", async ({ page }) => {
    for (const [path, count] of [
      ["/recipes", 12],
      ["/contact", 4],
    ] as const) {
      await page.goto(path);
      const folded = page.locator("main details");
      await expect(folded).toHaveCount(count);
      await folded.last().locator("summary").click();
      await expect(folded.last().locator("p, li").first()).toBeVisible();
    }
  });

  test("a form submitted keeps what was typed and leaks it nowhere", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Full name").fill("Ravi");
    await page.getByLabel("Email").fill("ravi@example.in");
    await page.getByLabel("Subject").fill("S");
    await page.getByLabel("Message").fill("M");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByLabel("Full name")).toHaveValue("Ravi");
    const other = page.getByRole("main").getByRole("link", { name: /WhatsApp/ });
    expect(chat(await other.last().getAttribute("href")).number).toBe(mainNumber);
  });

  test("a search submitted leads to an address that can be shared, and still shows the products", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("searchbox").fill("jeera");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/products\?q=jeera/);
    await expect(productCards(page)).toHaveCount(9);
  });
}

function productCards(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Contact for/ }) });
}
