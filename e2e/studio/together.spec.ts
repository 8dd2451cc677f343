import { expect } from "@playwright/test";
import { accessibilityProblems } from "../helpers/axe.ts";
import { products, test } from "./fixtures.ts";
import { choosePhoto, expectSaved, open, question, refusal, save, saveButton, square, textbox, type } from "./forms.ts";

// Two people, two devices, and what is typed and not saved. What a merge keeps is proven by studio/save/merge.test.ts.

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
  numberOf("main", "+91 98765 43219");
  await saveButton(form).click();
  // By keyboard: the question has the focus, Escape is "Do not save yet", and the focus returns.
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText("Numbers, addresses and hours › Phones › Main");
  await expect(question(page).locator("mark")).toHaveText(["43210", "43219"]);
  expect(await accessibilityProblems(page, ".question")).toEqual([]);
  await expect(form.getByRole("button", { name: "Waiting for your answer", includeHidden: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(refusal(form)).toContainText("Not saved yet");
  await expect(saveButton(form)).toBeFocused();
  await saveButton(form).click();
  await question(page).getByRole("button", { name: "Take mine" }).click();
  await expectSaved(form);
  expect(content.value(site).phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });
  // The form shows what was merged.
  await expect(textbox(form, "Second")).toHaveValue("+91 98765 43211");
  // What is saved is no draft.
  const again = await open(page, "Change a phone number");
  await expect(textbox(again, "Main")).toHaveValue("+91 98765 43210");
  await expect(again.locator(".drafts")).toBeHidden();
});

test("typed words are not lost: leaving asks, and they are in the form again, to be merged or discarded", async ({
  page,
  content,
}) => {
  const form = await open(page, "Change a phone number");
  await type(textbox(form, "Main"), "+91 98765 43210");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What would you like to change?");
  // Somebody else, or one's own other phone, saves another field.
  content.write(site, content.read(site).replace(/opens: .*/, 'opens: "08:15"'));
  await page.reload();
  await page.getByRole("link", { name: "Change a phone number" }).click();
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  const draft = form.locator(".drafts");
  await expect(draft).toContainText("that were not saved");
  await type(textbox(form, "Second"), "+91 98765 43211");
  await save(form);
  await expect(draft).toBeHidden();
  expect(content.value(site)).toMatchObject({
    phones: { main: "+91 98765 43210", second: "+91 98765 43211" },
    hours: { opens: "08:15" },
  });
  await type(textbox(form, "Main"), "+91 98765 43219");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await draft.getByRole("button", { name: "discard them" }).click();
  await expect(textbox(form, "Main")).toHaveValue("+91 98765 43210");
  await expect(draft).toBeHidden();
});

test("a draft survives a crash, with its photograph", async ({ page, context, content }) => {
  const form = await open(page, "Change a photo", product.name);
  const png = { name: "IMG_0001.png", mimeType: "image/png", buffer: await square(900) };
  await choosePhoto(form.locator('[id="picture.en"]'), png);
  await expect(form.locator('[id="picture.en"]').getByRole("combobox")).toHaveValue(/^img-0001/);
  for (const language of ["English", "Hindi"]) await textbox(form, `What it shows (${language})`).fill("A bowl");
  await textbox(form, "Uses (English)").fill("For a crash");
  await page.close({ runBeforeUnload: false });
  const other = await context.newPage();
  await other.goto(`?language=en#/products/${product.slug}`);
  const restored = other.locator("main.form");
  await expect(textbox(restored, "Uses (English)")).toHaveValue("For a crash");
  await save(restored);
  const saved = content.value(product.file);
  expect(saved.uses).toBe("For a crash");
  expect(content.has(`content/photos/${saved.picture}`)).toBe(true);
});
