import { expect, type Locator, type Page, test } from "@playwright/test";
import { at, content } from "../content.ts";
import { allProducts } from "../listing.ts";
import { specified } from "../specified.ts";
import { chat, field, hydrated, productCards, watch } from "../support.ts";

/** Input meant to escape into markup or addresses, or to overload the page. */

const malicious = [
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

test("malicious text in the search stays plain text, on the page and in the address", async ({ page }) => {
  const seen = watch(page);
  await page.goto(at("/products"));
  await hydrated(page);
  const search = page.getByRole("searchbox");
  for (const text of malicious) {
    await search.fill(text);
    await expect(page.getByText(specified.empty.title)).toBeVisible();
    expect(new URL(page.url()).searchParams.get("q")).toBe(text);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole("button", { name: specified.empty.clear, exact: true }).click();
  await expect(productCards(page)).toHaveCount(allProducts.length);
  await expectQuiet(page, seen);
});

test("malicious text in a shared address stays plain text", async ({ page }) => {
  const seen = watch(page);
  for (const text of [malicious.join(" "), "\u0000\u0001", ...malicious.slice(0, 2)]) {
    await page.goto(at(`/products?q=${encodeURIComponent(text)}&sort=<b>&category[]=x&__proto__=y`));
    await hydrated(page);
    await expect(page.getByRole("searchbox")).toHaveValue(text);
  }
  for (const address of [
    at("/products?q=%zz%ff%&q=2&=&&#%"),
    at(`/products?${"q=".repeat(2_000)}`),
    at("/products?q=%F0%9F%8C"),
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("search")).toBeVisible();
  }
  await expectQuiet(page, seen);
});

test("half a character or a hundred thousand in the search box breaks nothing, even after a reload", async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(at("/products"));
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
    path: at("/contact"),
    words: contact.form,
    short: [contact.form.name, contact.form.phone, contact.form.subject],
    alert: specified.message.alert,
  },
  {
    path: at("/distributors"),
    words: distributors.form,
    short: [distributors.form.name, distributors.form.phone, distributors.form.business],
    alert: specified.application.alert,
  },
] as const;

for (const { path, words, short, alert } of forms) {
  /** Fills in the required fields. */
  const fillIn = async (page: Page, answer = "Ravi", text = "M") => {
    for (const input of short) await field(page, input).fill(answer);
    await field(page, words.email).fill("a&b+c@example.in");
    if ("agreedToTerms" in words) await field(page, { label: words.agreedToTerms }).check();
    await field(page, words.message).fill(text);
  };
  /** Submits the form; returns the link that contains the answers. */
  const submit = async (page: Page) => {
    const dialog = page.waitForEvent("dialog");
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    await dialog;
    const notice = page.getByRole("status").filter({ hasText: alert });
    await expect(notice).toBeFocused();
    return (await notice.getByRole("link").getAttribute("href")) ?? "";
  };

  test(`${path}: malicious text in every field reaches the chat unchanged and goes nowhere else`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    const [line, text] = [malicious.join(" "), malicious.join("\n")];
    await fillIn(page, line, text);
    const sent = await submit(page);
    expect(chat(sent).text?.split(line)).toHaveLength(short.length + 1);
    expect(chat(sent).text).toContain("a&b+c@example.in");
    expect(chat(sent).text).toContain(text);
    // Some phones would show a plus instead of a space.
    expect(sent.slice(sent.indexOf("?"))).not.toMatch(/[+\s<>"]/);
    await expectQuiet(page, seen, [alert]);
  });

  test(`${path}: half characters, control characters and line breaks reach the chat readable`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    await fillIn(page);
    await put(
      field(page, words.message),
      [65, 0xd800, 66, 0xdc00, 67, 0, 7, 68, 13, 10, 69, 13, 70, 10, 71, 0x2028, 72],
    );
    expect(chat(await submit(page)).text).toContain("A\ufffdB\ufffdC  D\nE\nF\nG\u2028H");
    await expectQuiet(page, seen, [alert]);
  });

  test(`${path}: a hundred thousand characters are shortened, the page says so, and the rest reaches the chat`, async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto(path);
    await hydrated(page);
    for (const text of ["a".repeat(100_000), "हल्दी 👨‍👩‍👧‍👦 ".repeat(5_000), "%".repeat(100_000)]) {
      await fillIn(page, "Ravi", text);
      const href = await submit(page);
      expect(href.length).toBeLessThan(6_100);
      expect(href.length).toBeGreaterThan(5_900);
      const arrived = chat(href).text ?? "";
      expect(arrived).toContain("Ravi");
      const cut = arrived.slice(arrived.indexOf(text.slice(0, 4)), arrived.indexOf("…"));
      expect(cut.length).toBeGreaterThan(200);
      // No grapheme is split.
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\u200d$/);
      await expect(page.getByRole("status").filter({ hasText: words.shortened })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await expectQuiet(page, seen, [alert, alert, alert]);
  });
}

/** Types characters that cannot be sent to the page as text. */
async function put(field: Locator, codes: readonly number[]): Promise<void> {
  await field.evaluate((element, codes) => {
    (element as HTMLInputElement).value = String.fromCharCode(...codes); // A text area has a value too.
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, codes);
}

/** Expects that nothing was run, stored or sent. */
async function expectQuiet(page: Page, seen: ReturnType<typeof watch>, alerts: readonly string[] = []): Promise<void> {
  expect(seen.errors).toEqual([]);
  expect(seen.dialogs).toEqual(alerts);
  expect(seen.calls.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  await expect(page.locator("main img[src=x], main section script:not([type], [data-schedule] + *)")).toHaveCount(0);
}
