import { expect, type Page } from "@playwright/test";
import { accessibilityProblems } from "../helpers/axe.ts";
import { expectChange, products, recipe, test } from "./fixtures.ts";
import { expectSaved, open, part, question, refusal, save, saveButton, textbox, type } from "./forms.ts";

// Two people, two devices, and what is typed and not saved.

const site = "content/en/site.yaml";
const [product] = products;

test("what somebody else has saved meanwhile stays, and where both changed a field, the person decides", async ({
  page,
  content,
}) => {
  const numberOf = (name: string, number: string) =>
    content.write(site, content.read(site).replace(new RegExp(`${name}: .*`), `${name}: "${number}"`));
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  numberOf("second", "+91 98765 43211");
  await save(form);
  expect(content.value(site).phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });
  // The form shows what was merged.
  await expect(textbox(form, "Second")).toHaveValue("+91 98765 43211");

  await type(textbox(form, "Main"), "+91 98765 43214");
  await type(textbox(form, "Second"), "+91 98765 43212");
  numberOf("main", "+91 98765 43215");
  await saveButton(form).click();
  await expect(question(page)).toContainText("Numbers, addresses and hours (English) › Phones › Main");
  expect(content.value(site).phones.main).toBe("+91 98765 43215");
  await question(page).getByRole("button", { name: "Keep what is saved: +91 98765 43215" }).click();
  await expectSaved(form);
  expect(content.value(site).phones).toEqual({ main: "+91 98765 43215", second: "+91 98765 43212" });
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43215");

  await type(textbox(form, "Main"), "+91 98765 43216");
  numberOf("main", "+91 98765 43217");
  await saveButton(form).click();
  // By keyboard: the question has the focus, Escape is "Do not save yet", and the focus returns.
  await expect(question(page)).toBeFocused();
  expect(await accessibilityProblems(page, ".question")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(refusal(form)).toContainText("Not saved yet");
  await expect(saveButton(form)).toBeFocused();
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43216");
  await saveButton(form).click();
  await question(page).getByRole("button", { name: "Take mine: +91 98765 43216" }).click();
  await expectSaved(form);
  expect(content.value(site).phones.main).toBe("+91 98765 43216");
});

test("two devices and an undo: each save changes only what was changed in its form", async ({
  page,
  context,
  content,
}) => {
  const { phones } = content.value(site);
  const other = await context.newPage();
  const [first, second] = [await open(page, "Change a phone number"), await open(other, "Change a phone number")];
  await type(textbox(first, "Main"), "+91 98765 43210");
  await save(first);
  await type(textbox(second, "Second"), "+91 98765 43211");
  await save(second);
  await expectChange(content, site, (value) => {
    value.phones = { main: "+91 98765 43210", second: "+91 98765 43211" };
  });
  await expect(textbox(second, "Main")).toHaveValue("+91 98765 43210");

  await type(textbox(second, "Main"), "+91 98765 43212");
  await undo(page, 0);
  await save(second);
  await expectChange(content, site, (value) => {
    value.phones = { main: "+91 98765 43212", second: phones.second };
  });
});

test("undoing the last change but one keeps what was changed since", async ({ page, context, content }) => {
  const hours = await open(page, "Change the opening hours");
  await type(textbox(hours, "Opens"), "08:15");
  await save(hours);
  const phones = await open(page, "Change a phone number");
  await type(textbox(phones, "Main"), "+91 98765 43210");
  await save(phones);
  await page.goto("?language=en#/undo");
  const lines = page.getByRole("listitem");
  await expect(lines.nth(0)).toContainText("Numbers, addresses and hours: Phones › Main");
  await expect(lines.nth(1)).toContainText("Numbers, addresses and hours: Hours › Opens");
  await undo(page, 1);
  await expectChange(content, site, (value) => {
    value.phones.main = "+91 98765 43210";
  });
  // A failed undo is not reported as done.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("alert")).toContainText("Nothing was undone.");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: "as it was before" })).toBeHidden();
});

test("typed words are not lost: leaving asks, and a draft remembers from which version it was made", async ({
  page,
  content,
}) => {
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  const dismissed = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await dismissed;
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What would you like to change?");
  // Somebody else, or one's own other phone, saves another field.
  content.write(site, content.read(site).replace(/second: .*/, 'second: "+91 98765 43211"'));
  await page.reload();
  await page.getByRole("link", { name: "Change a phone number" }).click();
  const draft = form.locator(".drafts");
  await expect(draft).toContainText("the file has been saved again since then");
  await draft.getByRole("button", { name: "Restore" }).click();
  await expect(draft).toBeHidden();
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  await save(form);
  expect(content.value(site).phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });
  await page.reload();
  await expect(textbox(form, "Main")).toBeVisible();
  await expect(draft).toBeHidden();
});

test("a draft survives a crash, with its photograph, and an open tab's words are nobody else's draft", async ({
  page,
  context,
  content,
}) => {
  const form = await open(page, "Change a photo", product.name);
  const png = { name: "IMG_0001.png", mimeType: "image/png", buffer: await (await import("./forms.ts")).square(900) };
  await form.locator('[id="picture.en"] input[type="file"]').setInputFiles(png);
  await expect(form.getByRole("combobox").first()).toHaveValue(/^img-0001/);
  await textbox(form, "Uses (English)").fill("For a crash");
  const other = await context.newPage();
  const address = `?language=en#/products/${product.slug}`;
  await other.goto(address);
  await expect(textbox(other.locator("main.form"), "Uses (English)")).toBeVisible();
  await expect(other.locator(".drafts")).toBeHidden();
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await other.locator(".drafts").getByRole("button", { name: "Restore" }).click();
  const restored = other.locator("main.form");
  await expect(textbox(restored, "Uses (English)")).toHaveValue("For a crash");
  await saveButton(restored).click();
  for (const language of ["English", "Hindi"]) await question(other).getByLabel(`(${language})`).fill("A bowl");
  await question(other).getByRole("button", { name: "Save with this sentence" }).click();
  await expectSaved(restored);
  const saved = content.value(product.file);
  expect(saved.uses).toBe("For a crash");
  expect(content.has(`content/photos/${saved.picture}`)).toBe(true);
});

test("while a form is being saved, it takes no words, and leaving it asks first", async ({ page, content }) => {
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43211");
  const answered = Promise.withResolvers<void>();
  await page.route(/\/save$|graphql$/, async (route) => {
    if (/\/save$|createCommit/.test(route.request().url() + route.request().postData())) await answered.promise;
    await route.fallback();
  });
  await textbox(form, "Main").press("ControlOrMeta+s");
  await expect(form.getByRole("button", { name: "Saving …" })).toBeVisible();
  await page.keyboard.type("9");
  await expect(form.locator('[id="phones.main.en"]')).toHaveValue("+91 98765 43211");
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await asked;
  answered.resolve();
  await expectSaved(form);
  expect(content.value(site).phones.main).toBe("+91 98765 43211");
});

test("a save that stops in the middle is finished by pressing Save again, and is one save", async ({
  page,
  content,
}) => {
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  // The request arrives, its answer does not.
  if (content.host) content.host.losesAnswers = true;
  else
    await page.route("**/save", async (route) => {
      await route.fetch();
      await route.abort();
    });
  await saveButton(form).click();
  await expect(refusal(form)).toContainText(/cannot be reached|The studio was closed/);
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  if (content.host) content.host.losesAnswers = false;
  await page.unroute("**/save");
  await save(form);
  expect(content.value(site).phones.main).toBe("+91 98765 43210");
  expect(await content.saves()).toBe(1);
});

test("an entry that somebody else has changed is not deleted without a question", async ({ page, content }) => {
  const form = await open(page, "Change a recipe", recipe.name);
  const serves = content.value(recipe.file).serves === 4 ? 5 : 4;
  content.write(recipe.file, content.read(recipe.file).replace(/serves: .*/, `serves: ${serves}`));
  page.on("dialog", (dialog) => dialog.accept());
  await form.getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Keep what is saved", exact: true }).click();
  await expect(question(page)).toBeHidden();
  await expect(refusal(form)).toContainText("Not saved yet");
  expect(content.value(recipe.file).serves).toBe(serves);
  expect(content.has(recipe.file.replace("/en/", "/hi/"))).toBe(true);
});

test("entries that two people add to one list are both kept", async ({ page, content }) => {
  const form = await open(page, "Add a day when we are closed");
  const days = part(form, "Days we are closed");
  await days.getByRole("button", { name: /^Add/ }).click();
  await days.locator('input[type="date"]').last().fill("2031-01-26");
  content.write(site, content.read(site).replace(/main: .*/, 'main: "+91 98765 43213"'));
  await save(form);
  expect(content.value(site).hours.daysWeAreClosed).toContain("2031-01-26");
  expect(content.value(site).phones.main).toBe("+91 98765 43213");
});

test("a file that was damaged by hand is not opened as a form, which would overwrite it", async ({ page, content }) => {
  const damaged = content.read(site).replace("phones:", "phones");
  content.write(site, damaged);
  await page.goto("?language=en#/site");
  await expect(page.getByRole("alert")).toContainText("Numbers, addresses and hours (English): expected");
  await expect(page.locator("main.form")).toBeHidden();
  expect(content.read(site)).toBe(damaged);
});

async function undo(page: Page, index: number) {
  await page.goto("?language=en#/undo");
  await page.getByRole("button", { name: "Undo" }).nth(index).click();
  await expect(page.getByRole("status").filter({ hasText: "as it was before" })).toBeVisible();
}
