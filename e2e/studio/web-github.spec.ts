import { readFileSync } from "node:fs";
import { expect, type Route } from "@playwright/test";
import { accessibilityProblems } from "../helpers/axe.ts";
import { hasOldChromiums, launchOldChromium } from "../helpers/old-chromiums.ts";
import { products, test } from "./fixtures.ts";
import { expectSaved, open, question, refusal, save, saveButton, screens, textbox, type } from "./forms.ts";

// What only the studio on the web has: GitHub, and its answers.

const site = "content/en/site.yaml";

test("the studio works in the oldest browser that its gate admits, and one that it does not gets a sentence", async ({
  page,
  content,
  baseURL,
}) => {
  const { host } = content;
  test.skip(!hasOldChromiums, "The program is for Linux on x64");
  if (!host) return expect(host).toBeDefined();
  await page.addInitScript(() => Reflect.deleteProperty(window, "caches"));
  await page.goto("?language=hi");
  await expect(page.getByRole("paragraph")).toContainText("यह ब्राउज़र स्टूडियो के लिए पुराना है");

  const browser = await launchOldChromium(113);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  await host.serve(context);
  const old = await context.newPage();
  const errors: Error[] = [];
  old.on("pageerror", (error) => errors.push(error));
  await old.goto("?language=en");
  await old.fill("#token", "good-token");
  await old.click("text=Sign in");
  for (const task of ["Add a masala", "Change a recipe", "Change a photo"]) {
    await old.click(`text="${task}"`);
    await old.waitForSelector("main :is(h1, form)");
    await old.click("text=Start");
  }
  await old.click("text=Change a phone number");
  await old.fill('[id="phones.main.en"]', "9876543210");
  await old.click(".save-bar button.primary");
  await old.waitForSelector("text=Saved.");
  await old.click("text=Start");
  await old.click("text=Undo a change");
  await old.waitForSelector("text=Main:");
  await browser.close();
  expect(errors).toEqual([]);
  expect(content.value(site).phones.main).toBe("+91 98765 43210");
});

test("all pages have the studio's headers, and its policy as an element, too", async ({ page, content }) => {
  expect(content.host).toBeDefined();
  expect(readFileSync("build/studio/index.html", "utf8")).toContain(
    `http-equiv="Content-Security-Policy" content="default-src 'none'`,
  );
  const response = await page.goto("?language=en");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /default-src 'none'.*connect-src [^;]*api\.github\.com/,
  );
  expect(response?.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
});

test("photographs and drawings are small ones of the published site", async ({ page, content }) => {
  expect(content.host).toBeDefined();
  const drawn = content.paths().find((path) => /\/en\/recipes\//.test(path) && content.value(path).illustration) ?? "";
  for (const form of ["products", drawn.slice("content/en/".length, -".yaml".length)]) {
    await page.goto(`?language=en#/${form}`);
    const images = page.locator("main img");
    await expect(images.first()).toBeAttached();
    const widths = () => images.evaluateAll((all) => all.map((image) => Reflect.get(image, "naturalWidth")));
    await expect.poll(async () => (await widths()).every((width) => width > 0 && width <= 400), form).toBe(true);
  }
});

test("a family member signs in with a token and changes a number, on a phone in Hindi", async ({ page, content }) => {
  await page.setViewportSize(screens.phone);
  await page.goto("?language=hi#/site?field=phones.main");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByLabel("टोकन")).toBeVisible();
  expect(await accessibilityProblems(page, "#studio")).toEqual([]);
  // Copied with a sign that no request can send.
  await page.getByLabel("टोकन").fill("good-token…");
  await page.getByRole("button", { name: "अंदर आएँ" }).click();
  await expect(page.getByRole("alert")).toContainText("इस टोकन को नहीं मान रहा: शायद वह पूरा कॉपी नहीं हुआ");
  await page.getByLabel("टोकन").fill(" good-token ");
  await page.getByRole("button", { name: "अंदर आएँ" }).click();
  const form = page.locator("main.form");
  const before = content.value(site).phones.main;
  await type(textbox(form, "मुख्य नंबर"), "+91 98765 43210");
  await save(form);
  expect(content.host?.commits).toHaveLength(2);
  expect(content.host?.head.message).toBe(
    `Change ${site}\n\nchanged ${site} phones.main: “${before}” → “+91 98765 43210”`,
  );
  expect(content.value(site).phones.main).toBe("+91 98765 43210");
  // This browser remembers the token, until somebody signs out.
  await page.reload();
  await expect(textbox(form, "मुख्य नंबर")).toHaveValue("+91 98765 43210");
  await type(textbox(form, "मुख्य नंबर"), "+91 98765 43211");
  await page.evaluate(async () => (await caches.open("studio-photos")).put("/photo.jpg", new Response("")));
  const asked: string[] = [];
  page.on("dialog", (dialog) => dialog.accept().then(() => asked.push(dialog.message())));
  await page.getByRole("button", { name: "बाहर निकलें" }).click();
  await expect(page.getByLabel("टोकन")).toBeVisible();
  expect(asked[0]).toContain("1 अधूरे ड्राफ़्ट");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => caches.match("/photo.jpg"))).toBeUndefined();
});

test("when the token has expired, the way to a new one is said, and the words are kept", async ({ page, content }) => {
  const { host } = content;
  if (!host) return expect(host).toBeDefined();
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  host.tokens = ["new-token"];
  await saveButton(form).click();
  await expect(question(page).getByRole("alert")).toContainText("GitHub does not take this token");
  const link = question(page).getByRole("link", { name: "Make a new token at GitHub" });
  await expect(link).toHaveAttribute("href", "https://github.com/settings/personal-access-tokens/new");
  await question(page).getByLabel("Token").fill("new-token");
  await question(page).getByRole("button", { name: "Sign in" }).click();
  await expect(question(page)).toBeHidden();
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  await saveButton(form).click();
  await expectSaved(form);
  expect(content.value(site).phones.main).toBe("+91 98765 43210");
  // In a list too, also if somebody else has saved meanwhile.
  await page.goto("?language=en#/products");
  const packs = page.getByRole("textbox", { name: /^Packs/ }).first();
  await packs.click(); // Not before the newest content is read.
  await packs.fill("50gm, 300gm");
  content.write(site, content.read(site).replace(/opens: .*/, 'opens: "08:15"'));
  host.tokens = ["third-token"];
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await question(page).getByLabel("Token").fill("third-token");
  const isRead = page.waitForResponse((answer) =>
    String(answer.request().postData()).includes(`${host.head.oid}:content`),
  );
  await question(page).getByRole("button", { name: "Sign in" }).click();
  await isRead;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  const prices = products.map(({ file }) => content.value(file).price);
  expect(prices).toContain("50gm, 300gm");
  // And in the list of changes.
  host.tokens = ["fourth-token"];
  await page.goto("?language=en#/undo");
  await expect(question(page).getByLabel("Token")).toBeVisible();
});

test("each of GitHub's refusals arrives as a sentence, and the words stay", async ({ page, content }) => {
  const { host } = content;
  if (!host) return expect(host).toBeDefined();
  await page.clock.install();
  // Before anything is there, too.
  host.failure = (route) => route.abort();
  await page.goto("?language=en");
  await expect(question(page)).toContainText("cannot be reached");
  host.failure = undefined;
  await question(page).getByRole("button", { name: "Try again" }).click();
  await expect(question(page)).toBeHidden();
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  const cors = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };
  const json =
    (json: object, status = 200, headers = {}) =>
    (route: Route) =>
      route.fulfill({ status, json, headers: { ...cors, ...headers } });
  for (const [failure, sentence] of [
    [json({ errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] }), /takes no more requests/],
    [json({ message: "secondary rate limit" }, 403, { "retry-after": "60" }), /takes no more requests/],
    [json({ data: null, errors: [{ type: "FORBIDDEN", message: "Resource not accessible" }] }), /right to write/],
    [json({ data: { repository: null }, errors: [{ type: "NOT_FOUND", message: "" }] }), /wait until it is approved/],
    [
      json({ data: null, errors: [{ message: "Something went wrong while executing your query" }] }),
      /has refused this/,
    ],
    [json({ message: "Unavailable" }, 502), /cannot be reached/],
    [(route: Route) => route.fulfill({ headers: cors, body: "<html>" }), /has refused this/],
    [(route: Route) => route.abort(), /cannot be reached/],
    // No answer at all.
    [() => page.clock.fastForward(21_000), /cannot be reached/],
  ] as const) {
    host.failure = failure;
    await saveButton(form).click();
    await expect(refusal(form)).toContainText(sentence);
    await expect(refusal(form)).not.toContainText("{");
    if (await question(page).isVisible()) await page.keyboard.press("Escape");
    await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  }
  // One that may only read can be replaced.
  host.failure = json({ message: "Resource not accessible" }, 403);
  await saveButton(form).click();
  await expect(question(page)).toContainText("right to write");
  host.failure = undefined;
  await question(page).getByLabel("Token").fill("good-token");
  await page.keyboard.press("Enter");
  await save(form);
});

test("the bar says whether the newest content is online, also after a reload, and when it should be", async ({
  page,
  content,
}) => {
  const { host } = content;
  if (!host) return expect(host).toBeDefined();
  const bar = page.locator(".bar").getByRole("status");
  // The studio's build has written what it was built from.
  await page.goto("?language=en");
  await expect(bar).toContainText("✓ Your save is online.");
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  await save(form);
  await expect(bar).toContainText("on its way");
  host.time = Date.now() - 30 * 60_000;
  await page.reload();
  await expect(bar).toContainText("⚠ Your save should be online by now");
  const runs = "https://github.com/family/site/actions";
  await expect(bar.getByRole("link", { name: "See at GitHub" })).toHaveAttribute("href", runs);
  await page.clock.install();
  await page.reload();
  await expect(bar).toContainText("⚠");
  await page.route("**/studio.json", async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, content: await host.contentId() } });
  });
  await page.clock.fastForward(31_000);
  await expect(bar).toContainText("✓ Your save is online.");
});
