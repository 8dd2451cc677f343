import { expect, type Locator, type Page, test } from "@playwright/test";
import { content } from "../content.ts";
import { allProducts } from "../listing.ts";
import { specified } from "../specified.ts";
import { chat, field, hydrated, productCards, watch } from "../support.ts";

/** Text made to break out of the page, into an address or through the house's patience. */

const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "</textarea></noscript></script><svg onload=alert(1)>",
  `'"\`\\ \${alert(1)} {{7*7}}`,
  "100 % %00 %zz %0d%0aSet-Cookie:x=1",
  "a&text=b#c+d?e=f;g",
  "🌶️👨‍👩‍👧‍👦 हल्दी ക്ഷ ﷽",
  "\u202eright to left\u202c \u2066isolated\u2069",
  "Z\u0351\u0352\u0353a\u0354\u0355l\u0356\u0357go",
];

test("hostile text in the search is only text, here and in the address", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/products");
  await hydrated(page);
  const search = page.getByRole("searchbox");
  for (const text of hostile) {
    await search.fill(text);
    await expect(page.getByText(specified.empty.title)).toBeVisible();
    expect(new URL(page.url()).searchParams.get("q")).toBe(text);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole("button", { name: specified.empty.clear, exact: true }).click();
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectQuiet(page, seen);
});

test("hostile text in a shared address is only text", async ({ page }) => {
  const seen = watch(page);
  for (const text of [hostile.join(" "), "\u0000\u0001", ...hostile.slice(0, 2)]) {
    await page.goto(`/products?q=${encodeURIComponent(text)}&sort=<b>&category[]=x&__proto__=y`);
    await hydrated(page);
    await expect(page.getByRole("searchbox")).toHaveValue(text);
  }
  for (const address of ["/products?q=%zz%ff%&q=2&=&&#%", `/products?${"q=".repeat(2_000)}`, "/products?q=%F0%9F%8C"]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("search")).toBeVisible();
  }
  await expectQuiet(page, seen);
});

test("half a character and a hundred thousand in the search box break nothing, nor does a reload", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/products");
  await hydrated(page);
  const search = page.getByRole("searchbox");
  for (const codes of [[0xd800], [65, 0, 66]]) {
    await put(search, codes);
    await expect(page.getByText(specified.empty.title)).toBeVisible();
  }
  await search.fill("haldi ".repeat(17_000));
  await expect(page.getByText(specified.empty.title)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await page.reload())?.status()).toBe(200);
  await hydrated(page);
  await page.getByRole("button", { name: specified.empty.clear, exact: true }).click();
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectQuiet(page, seen);
});

const { contact, distributors } = content.pages;
const forms = [
  {
    path: "/contact",
    words: contact.form,
    short: [contact.form.name, contact.form.phone, contact.form.subject],
    alert: specified.message.alert,
  },
  {
    path: "/distributors",
    words: distributors.form,
    short: [distributors.form.name, distributors.form.phone, distributors.form.business],
    alert: specified.application.alert,
  },
] as const;

for (const { path, words, short, alert } of forms) {
  /** Fills in what the browser asks for. */
  const fillIn = async (page: Page, answer = "Ravi", text = "M") => {
    for (const asked of short) await field(page, asked).fill(answer);
    await field(page, words.email).fill("a&b+c@example.in");
    if ("agreedToTerms" in words) await field(page, { label: words.agreedToTerms }).check();
    await field(page, words.message).fill(text);
  };
  /** Submits; the link that carries the answers on. */
  const press = async (page: Page) => {
    const dialog = page.waitForEvent("dialog");
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    await dialog;
    const notice = page.getByRole("status").filter({ hasText: alert });
    await expect(notice).toBeFocused();
    return (await notice.getByRole("link").getAttribute("href")) ?? "";
  };

  test(`${path}: hostile text arrives whole in the chat, and nowhere else`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    const text = hostile.join("\n");
    await fillIn(page, "Ravi", text);
    const sent = await press(page);
    expect(chat(sent).text).toContain(text);
    // A plus would be read as a plus by some phones.
    expect(sent.slice(sent.indexOf("?"))).not.toMatch(/[+\s<>"]/);
    await expectQuiet(page, seen, [alert]);
  });

  test(`${path}: hostile text in every one-line field arrives too`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    await fillIn(page, hostile.join(" "));
    const href = await press(page);
    expect(chat(href).text?.split(hostile.join(" "))).toHaveLength(short.length + 1);
    expect(chat(href).text).toContain("a&b+c@example.in");
    await expectQuiet(page, seen, [alert]);
  });

  test(`${path}: half characters, control characters and line breaks arrive readable`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    await fillIn(page);
    await put(
      field(page, words.message),
      [65, 0xd800, 66, 0xdc00, 67, 0, 7, 68, 13, 10, 69, 13, 70, 10, 71, 0x2028, 72],
    );
    expect(chat(await press(page)).text).toContain("A\ufffdB\ufffdC  D\nE\nF\nG\u2028H");
    await expectQuiet(page, seen, [alert]);
  });

  test(`${path}: a hundred thousand characters are cut, that is said, and the rest arrives`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    for (const text of ["a".repeat(100_000), "हल्दी 👨‍👩‍👧‍👦 ".repeat(5_000), "%".repeat(100_000)]) {
      await fillIn(page, "Ravi", text);
      const href = await press(page);
      expect(href.length).toBeLessThan(6_100);
      expect(href.length).toBeGreaterThan(5_900);
      const arrived = chat(href).text ?? "";
      expect(arrived).toContain("Ravi");
      const cut = arrived.slice(arrived.indexOf(text.slice(0, 4)), arrived.indexOf("…"));
      expect(cut.length).toBeGreaterThan(200);
      // Whole characters only, as people count them.
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\u200d$/);
      await expect(page.getByRole("status").filter({ hasText: words.shortened })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await expectQuiet(page, seen, [alert, alert, alert]);
  });
}

/** Types characters that cannot travel to the page as text. */
async function put(field: Locator, codes: readonly number[]): Promise<void> {
  await field.evaluate((element, codes) => {
    (element as HTMLInputElement).value = String.fromCharCode(...codes); // A text area has a value too.
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, codes);
}

/** Nothing ran, nothing was kept, nothing was sent. */
async function expectQuiet(page: Page, seen: ReturnType<typeof watch>, alerts: readonly string[] = []): Promise<void> {
  expect(seen.errors).toEqual([]);
  expect(seen.dialogs).toEqual(alerts);
  expect(seen.calls.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  await expect(page.locator("main img[src=x], main script:not([type])")).toHaveCount(0);
}
