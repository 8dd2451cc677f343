import { expect } from "@playwright/test";
import sharp from "sharp";
import { accessibilityProblems } from "../helpers/axe.ts";
import { type Entry, expectChange, neededProduct, products, test } from "./fixtures.ts";
import {
  choosePhoto,
  expectSaved,
  open,
  part,
  photograph,
  picture,
  question,
  refusal,
  save,
  saveButton,
  textbox,
} from "./forms.ts";

// The family's tasks, in both studios.

const site = "content/en/site.yaml";

test("“Enquire Now!” is switched off, and the change is taken back", async ({ page, content, clicks }) => {
  const form = await open(page, "Switch “Enquire Now!” on or off");
  await form.getByRole("checkbox", { name: "Show “Enquire Now!”" }).click();
  await save(form);
  expect(clicks.count).toBe(3);
  await expectChange(content, site, (value) => {
    value.showEnquireNow = false;
  });
  await page.goto("?language=en");
  await page.getByRole("link", { name: "Undo a change" }).click();
  // Who has changed what, from what to what.
  await expect(page.getByRole("listitem").first()).toContainText("Show “Enquire Now!”: on → off");
  await expect(page.getByRole("listitem").first()).toContainText("Asha");
  await page.getByRole("button", { name: "Undo" }).first().click();
  expect(clicks.count).toBe(5);
  await expect(page.getByRole("status").filter({ hasText: "as it was before" })).toBeVisible();
  await expectChange(content, site, () => undefined);
});

test("packs and the order of the page are changed in the list, by drag and by buttons, in one save", async ({
  page,
  content,
}) => {
  const placeOf = ({ file }: Entry) => content.value(file).id;
  const inOrder = [...products].sort((a, b) => placeOf(a) - placeOf(b));
  const [first, second] = inOrder as [Entry, Entry];
  await page.goto("?language=en#/products");
  const lines = page.getByRole("listitem");
  await page.getByRole("button", { name: `Move up: ${second.name}` }).click();
  const [from, to] = [lines.nth(2), lines.nth(0)].map((line) => line.locator(".handle"));
  await from?.hover();
  await page.mouse.down();
  await to?.hover();
  await page.mouse.up();
  await page.getByRole("textbox", { name: `Packs: ${first.name}`, exact: true }).fill("1/2 kg, 50gms");
  await picture(page, "packs");
  // Nothing of it is a draft.
  const asked: string[] = [];
  page.once("dialog", (dialog) => dialog.dismiss().then(() => asked.push(dialog.message())));
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect.poll(() => asked[0]).toContain("Then they are as they were");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  expect(await content.saves()).toBe(1);
  expect(content.value(first.file)).toMatchObject({ id: 3, price: "50gm, 500gm" });
  expect(content.value(second.file).id).toBe(2);
});

test("a masala is added with a photograph from a phone, which must be described in both languages", async ({
  page,
  content,
}) => {
  test.slow(); // Every field of a masala.
  const photo = await photograph();
  const form = await open(page, "Add a masala");
  await textbox(form, "Name (English)").fill("Haldi Powder");
  // While one types, only what is wrong is said, and not what is still empty.
  await textbox(form, "Price").fill("250ml");
  await expect(form.locator(".problem")).toHaveText([/250ml/]);
  await textbox(form, "Price").fill("50gm");
  await textbox(form, "Name (Hindi)").fill("हल्दी");
  for (const name of ["Uses", "Benefits", "Words under the name"])
    for (const language of ["English", "Hindi"]) await textbox(form, `${name} (${language})`).fill("50gm");
  const badges = part(form, "Badges").getByRole("textbox");
  await expect(badges).toHaveCount(4);
  for (const index of [0, 1, 2, 3]) await badges.nth(index).fill("Pure");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Powder");
  const field = form.getByRole("group", { name: "Picture" });
  await choosePhoto(field, photo);
  await expect(field.locator("img")).toHaveAttribute("src", /^blob:/);
  await field.evaluate((picture) => picture.scrollIntoView({ block: "center" }));
  await picture(page, "photo");
  await textbox(form, "Spice level").fill("१");
  await form.getByRole("combobox", { name: "Region" }).selectOption("Mughlai");
  await saveButton(form).click();
  // Nobody has said what it shows.
  await expect(refusal(form)).toContainText("What does the photo show?");
  const shows = (language: string) => textbox(field, `What it shows (${language})`);
  await expect(shows("English")).toBeFocused();
  expect(await accessibilityProblems(page, ".picture")).toEqual([]);
  await shows("English").fill("A bowl of turmeric");
  await shows("Hindi").fill("हल्दी की कटोरी");
  expect(content.paths().filter((path) => path.includes("img-0001"))).toEqual([]);
  await saveButton(form).click();
  await expectSaved(form);
  await expect(page).toHaveURL(/#\/products\/haldi-powder$/);

  const file = "content/en/products/haldi-powder.yaml";
  const saved = content.value(file);
  expect(saved).toMatchObject({ name: "Haldi Powder", spiceLevel: 1, category: "powder", region: "mughlai" });
  expect(saved.picture).toMatch(/^img-0001-[0-9a-f]{6}\.jpg$/);
  const image = await sharp(content.bytes(`content/photos/${saved.picture}`)).metadata();
  expect(image).toMatchObject({ width: 1920, height: 2560 });
  expect(image).not.toHaveProperty("exif");
  expect(content.value("content/hi/photos.yaml").at(-1)).toEqual({ id: saved.picture, alt: "हल्दी की कटोरी" });
  // Words, photograph and sentences are one save.
  expect(await content.saves()).toBe(1);
});

test("before a masala is deleted, what needs it is named; its copy needs a name of its own", async ({
  page,
  content,
}) => {
  const needed = neededProduct();
  const form = await open(page, "Change a price or the packs", needed.product.name);
  page.on("dialog", (dialog) => dialog.accept());
  await form.getByRole("button", { name: "Delete" }).click();
  await expect(refusal(form)).toContainText(needed.recipe.name);
  await textbox(form, "Uses (English)").fill("As the form says");
  await form.getByRole("button", { name: "Make a copy" }).click();
  await saveButton(form).click();
  await expect(refusal(form)).toContainText("this is there twice");
  await textbox(form, "Name (English)").fill("Roasted Test");
  await save(form);
  const copy = "content/en/products/roasted-test.yaml";
  expect(content.value(copy).uses).toBe("As the form says");
  // Who renames it learns where its old name still stands.
  const contact = "content/en/pages/contact.yaml";
  content.write(contact, content.read(contact).replace(/title: .*/, "title: Ask for roasted test"));
  await textbox(form, "Name (English)").fill("Baked Test");
  await save(form);
  await expect(form.getByRole("link", { name: "“Ask for roasted test”" })).toBeVisible();
  // Nothing needs the copy. Where it was open meanwhile, it may stay deleted.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await textbox(other.locator("main.form"), "Uses (English)").fill("Typed meanwhile");
  await form.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/#\/products$/);
  await saveButton(other.locator("main.form")).click();
  await question(other).getByRole("button", { name: "Keep what is saved" }).click();
  await expect(other).toHaveURL(/#\/products$/);
  expect([copy, needed.product.file].map(content.has)).toEqual([false, true]);
});
