import { readFileSync } from "node:fs";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { testPorts } from "../../tools/port.mjs";
import { CodeHost } from "./code-host.ts";
import { itsRecipe, neededProduct, product, recipe } from "./entries.ts";
import { closeMessage, fill, open, photograph, reveal, save, saveButton, type, upload } from "./forms.ts";

// The build for a host of its own, against a code host that is answered in the browser.

test.use({ baseURL: `http://127.0.0.1:${testPorts.hostedStudio}` });

const site = "content/en/site.yaml";
let host: CodeHost;

test.beforeEach(async ({ page }) => {
  host = new CodeHost();
  await host.serve(page);
  page.on("console", (message) => expect(message.text()).not.toMatch(/Content Security Policy/));
  page.on("request", (request) => {
    expect(request.url()).toMatch(
      new RegExp(`^(http://127\\.0\\.0\\.1:${testPorts.hostedStudio}/|https://api\\.github\\.com/|blob:|data:)`),
    );
  });
});

test("all pages have the studio's headers, and its policy also where a host ignores them", () => {
  expect(readFileSync("build/studio/_headers", "utf8")).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  for (const page of ["index", "editor"])
    expect(readFileSync(`build/studio/${page}.html`, "utf8")).toContain(
      `http-equiv="Content-Security-Policy" content="default-src 'none'`,
    );
});

test("the guide is in the language of the start page", async ({ page }) => {
  for (const language of ["en", "hi"]) {
    await page.goto(`/?language=${language}`);
    await page.locator('a[href^="content-guide"]').click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    expect(/\p{Script=Devanagari}/u.test(title)).toBe(language === "hi");
  }
});

test("a family member signs in with a token and changes a number, on a phone in Hindi", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto("/?language=hi");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /default-src 'none'.*connect-src [^;]*api\.github\.com/,
  );
  expect(response?.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  await page.getByRole("link", { name: "फ़ोन नंबर बदलें" }).click();
  const frame = page.frameLocator(".editor iframe");
  await signIn(frame, "good-token");
  const field = fieldIn(frame, "मुख्य नंबर");
  await type(field.getByRole("textbox"), "+91 98765 43210");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(frame.getByText("सेव हो गया")).toBeVisible();
  expect(host.commits).toHaveLength(2);
  expect(host.head.message).toContain(`Change ${site} (Asha)`);
  expect(parse(host.read(site) ?? "").phones.main).toBe("+91 98765 43210");
});

test("whoever signs in with a token once changes packs and adds a closed day, on a phone in Hindi", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto("/?language=hi");
  const frame = page.frameLocator(".editor iframe");
  const saveForm = async () => {
    await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
    await expect(frame.getByText("सेव हो गया")).toBeVisible();
  };
  await page.getByRole("link", { name: "दाम या पैक बदलें" }).click();
  await frame.getByRole("row", { name: product.name }).click();
  await type(fieldIn(frame, "पैक और दाम").getByRole("textbox"), "50gm, 200gm");
  await saveForm();
  expect(parse(host.read(`content/en/products/${product.slug}.yaml`) ?? "").price).toBe("50gm, 200gm");

  const { daysWeAreClosed } = parse(host.read(site) ?? "").hours;
  await page.getByRole("link", { name: "शुरू का पन्ना" }).click();
  await page.getByRole("link", { name: "छुट्टी का दिन जोड़ें" }).click();
  const days = fieldIn(frame, "बंद रहने के दिन");
  await days.getByRole("button", { name: /जोड़ें/ }).click();
  await days.locator("input").nth(daysWeAreClosed.length).fill("2031-01-26");
  await saveForm();
  expect(parse(host.read(site) ?? "").hours.daysWeAreClosed).toEqual([...daysWeAreClosed, "2031-01-26"]);
  expect(host.commits).toHaveLength(3);
});

test("a fault is explained in Hindi and nothing is committed before it is fixed", async ({ page }) => {
  await signedIn(page);
  await page.goto("/?language=hi");
  await page.getByRole("link", { name: "खुलने का समय बदलें" }).click();
  const frame = page.frameLocator(".editor iframe");
  const opens = fieldIn(frame, "खुलता है").getByRole("textbox");
  await type(opens, "23:00");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(frame.locator("dialog[open]")).toContainText("अभी सेव नहीं हुआ");
  await frame.locator("dialog[open]").getByRole("button").first().click();
  const question = page.getByRole("alert");
  await expect(question).toContainText(/समय › बंद होता है: खुलने के बाद का समय चाहिए/);
  await expect(frame.getByText("सेव हो गया")).toBeHidden();
  await question.getByRole("button", { name: "ख़ाना दिखाएँ" }).click();
  await expect(fieldIn(frame, "बंद होता है")).toBeInViewport();
  expect(host.commits).toHaveLength(1);
  await type(opens, "08:00");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(frame.getByText("सेव हो गया")).toBeVisible();
  expect(parse(host.read(site) ?? "").hours.opens).toBe("08:00");
});

test("a masala that others need is not deleted: they are listed, and nothing is committed", async ({ page }) => {
  await signedIn(page);
  const form = await open(page, "Change a price or the packs", neededProduct.name);
  await form.frame.getByRole("button", { name: "Show Editor Options" }).click();
  await form.frame.getByRole("menuitem", { name: "Delete" }).click();
  await form.frame.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alert");
  await expect(question).toContainText(itsRecipe.title);
  await expect(question.getByRole("button")).toHaveCount(1);
  await question.getByRole("button", { name: "Leave it as it is" }).click();
  await expect((await reveal(form.english, ["Name"])).getByRole("textbox")).toHaveValue(neededProduct.name);
  await expect(form.frame.getByText("Couldn’t delete the entry")).toBeHidden();
  expect(host.commits).toHaveLength(1);
});

test("a new photograph is committed together with what it shows", async ({ page }) => {
  await signedIn(page);
  const photo = await photograph();
  const form = await open(page, "Change a photo", product.name);
  const field = await reveal(form.english, ["Picture"]);
  await field.getByRole("button", { name: "Remove" }).click();
  await upload(page, form, field, photo);
  await saveButton(form.frame).click();
  const question = page.getByRole("alert");
  await question.getByLabel("img-0001.jpg (English)").fill("A bowl of chilli");
  await question.getByLabel("img-0001.jpg (Hindi)").fill("मिर्च की कटोरी");
  await question.getByRole("button", { name: "Save with this sentence" }).click();
  await expect(form.frame.getByText("Entry saved")).toBeVisible();
  expect(host.commits).toHaveLength(2);
  expect(host.head.files.has("content/photos/img-0001.jpg")).toBe(true);
  expect(parse(host.read("content/en/photos.yaml") ?? "").at(-1)).toEqual({
    id: "img-0001.jpg",
    alt: "A bowl of chilli",
  });
  expect(parse(host.read("content/hi/photos.yaml") ?? "").at(-1)).toEqual({ id: "img-0001.jpg", alt: "मिर्च की कटोरी" });
});

test("what somebody else has committed meanwhile stays, and where both changed a field, the person decides", async ({
  page,
}) => {
  await signedIn(page);
  const phones = () => parse(host.read(site) ?? "").phones;
  const commitOfAnother = (name: string, number: string) =>
    host.write(site, (host.read(site) ?? "").replace(new RegExp(`${name}: .*`), `${name}: "${number}"`));
  const form = await open(page, "Change a phone number");
  await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
  commitOfAnother("second", "+91 98765 43211");
  await saveButton(form.frame).click();
  await expect(form.frame.getByText("Entry saved")).toBeVisible();
  expect(phones()).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });

  // Saved again, before the form shows what was merged.
  await fill(form.english, ["Phones", "Main"], "+91 98765 43212");
  commitOfAnother("second", "+91 98765 43213");
  await save(form);
  expect(phones()).toEqual({ main: "+91 98765 43212", second: "+91 98765 43213" });

  await fill(form.english, ["Phones", "Main"], "+91 98765 43214");
  commitOfAnother("main", "+91 98765 43215");
  const { length } = host.commits;
  await saveButton(form.frame).click();
  const question = page.getByRole("alert");
  await expect(question).toContainText("Numbers, addresses and hours (English) › Phones › Main");
  expect(host.commits).toHaveLength(length);
  await question.getByRole("button", { name: "Take mine: +91 98765 43214" }).click();
  await expect(saveButton(form.frame)).toBeDisabled();
  const both = { main: "+91 98765 43214", second: "+91 98765 43213" };
  expect(phones()).toEqual(both);

  // Sveltia keeps a copy of the files for the next visit.
  await page.reload();
  await expect((await reveal(form.english, ["Phones", "Second"])).getByRole("textbox")).toHaveValue(both.second);
});

test("an entry that somebody else has changed is not deleted without a question, on a phone in Hindi", async ({
  page,
}) => {
  const file = `content/en/recipes/${recipe.slug}.yaml`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto("/?language=hi");
  await page.getByRole("link", { name: "रेसिपी बदलें", exact: true }).click();
  const frame = page.frameLocator(".editor iframe");
  await frame.getByRole("row", { name: recipe.title }).click();
  await expect(frame.getByRole("combobox", { name: "भाषा बदलें" })).toBeVisible();
  host.write(file, (host.read(file) ?? "").replace(/serves: .*/, recipe.serves === 4 ? "serves: 5" : "serves: 4"));
  await frame.getByRole("button", { name: "और", exact: true }).first().click();
  await frame.getByRole("menuitem", { name: "हटाएँ" }).click();
  await frame.locator("dialog[open]").getByRole("button", { name: "हटाएँ" }).click();
  const question = page.getByRole("alert");
  await question.getByRole("button", { name: "जो सेव है, वही रखें", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(frame.getByRole("combobox", { name: "भाषा बदलें" })).toBeVisible();
  expect(host.commits).toHaveLength(2);
});

test("a new word for loose goods replaces the old one among the packs of pages too, on a phone in Hindi", async ({
  page,
}) => {
  const home = "content/hi/pages/home.yaml";
  const { loose } = parse(host.read("content/hi/catalogue.yaml") ?? "");
  const { packs } = parse(host.read(home) ?? "").hero;
  test.skip(!packs.includes(loose), "Home shows no loose goods");
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto("/?language=hi#/collections/house/entries/catalogue");
  const frame = page.frameLocator(".editor iframe");
  await expect(frame.getByRole("combobox", { name: "भाषा बदलें" })).toHaveText("हिन्दी");
  await type(fieldIn(frame, "खुले माल का शब्द").getByRole("textbox"), "किलो");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(frame.getByText("सेव हो गया")).toBeVisible();
  expect(parse(host.read(home) ?? "").hero.packs).toEqual(
    packs.map((pack: string) => (pack === loose ? "किलो" : pack)),
  );
});

test("when the token has expired, the way to a new one is said, and the words are kept", async ({ page }) => {
  await signedIn(page);
  const form = await open(page, "Change a phone number");
  await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
  host.tokens = ["new-token"];
  await saveButton(form.frame).click();
  await closeMessage(form, "GitHub no longer takes your token");
  const question = page.getByRole("alert");
  await expect(question).toContainText("Nothing you typed is lost");
  const link = question.getByRole("link", { name: "Make a new token at GitHub" });
  await expect(link).toHaveAttribute("href", "https://github.com/settings/personal-access-tokens/new");
  page.on("dialog", (dialog) => dialog.accept());
  await question.getByRole("button", { name: "Open the form again" }).click();
  await signIn(form.frame, "new-token");
  await form.frame.locator("dialog[open]").getByRole("button", { name: "Restore" }).click();
  await save(form);
  expect(parse(host.read(site) ?? "").phones.main).toBe("+91 98765 43210");
});

async function signIn(frame: FrameLocator, token: string) {
  await frame.getByRole("button", { name: /Sign In Using Access Token|टोकन से अंदर आएँ/ }).click();
  await frame.getByRole("textbox", { name: /Token|टोकन/ }).fill(token);
  await frame
    .getByRole("alertdialog")
    .getByRole("button", { name: /^(Sign In|अंदर आएँ)$/ })
    .click();
}

/** Signs in as Sveltia remembers it. */
async function signedIn(page: Page) {
  const user = JSON.stringify({ backendName: "github", token: "good-token" });
  await page.addInitScript((user) => {
    if (!localStorage.getItem("sveltia-cms.user")) localStorage.setItem("sveltia-cms.user", user);
  }, user);
}

const fieldIn = (frame: FrameLocator, name: string) =>
  frame.getByRole("group", { name: new RegExp(`^“.?${name}.?”$`) }).first();
