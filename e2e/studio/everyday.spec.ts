import { expect } from "@playwright/test";
import sharp from "sharp";
import { accessibilityProblems } from "../helpers/axe.ts";
import { type Entry, expectChange, neededProduct, products, test } from "./fixtures.ts";
import {
  choosePhoto,
  expand,
  expectSaved,
  open,
  part,
  photograph,
  picture,
  question,
  refusal,
  save,
  saveButton,
  screens,
  textbox,
  type,
} from "./forms.ts";

// The family's tasks, in both studios.

const site = "content/en/site.yaml";
const [product] = products;

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("the main number is changed", async ({ page, content, clicks }) => {
      const form = await open(page, "Change a phone number");
      await expect(textbox(form, "Main")).toBeFocused();
      await type(textbox(form, "Main"), "+91 98765 43210");
      await picture(page, "phone");
      await save(form);
      expect(clicks.count).toBe(3);
      await expectChange(content, site, (value) => {
        value.phones.main = "+91 98765 43210";
      });
    });

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
      await expect(page.getByRole("listitem").first()).toContainText("Show “Enquire Now!”: true → false");
      await expect(page.getByRole("listitem").first()).toContainText("Asha");
      await page.getByRole("button", { name: "Undo" }).first().click();
      expect(clicks.count).toBe(5);
      await expect(page.getByRole("status").filter({ hasText: "as it was before" })).toBeVisible();
      await expectChange(content, site, () => undefined);
    });
  });

test("a masala's packs are changed once, for both languages, and going back to the list asks first", async ({
  page,
  content,
}) => {
  const form = await open(page, "Change a price or the packs", product.name);
  await type(textbox(form, "Price"), "50gm, 200gm");
  await picture(page, "packs");
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.evaluate(() => history.back());
  await asked;
  await expect(textbox(form, "Price")).toHaveValue("50gm, 200gm");
  await save(form);
  await expectChange(content, product.file, (value) => {
    value.price = "50gm, 200gm";
  });
  expect(content.value(product.file.replace("/en/", "/hi/"))).not.toHaveProperty("price");
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
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  expect(await content.saves()).toBe(1);
  expect(content.value(first.file)).toMatchObject({ id: 3, price: "50gm, 500gm" });
  expect(content.value(second.file).id).toBe(2);
});

test("a sentence is changed in both languages, and saving changes nothing else", async ({ page, content }) => {
  const form = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(form, "Top of the page");
  await type(textbox(top, "Title (English)"), "Come by");
  await type(textbox(top, "Title (Hindi)"), "आ जाइए");
  await picture(page, "sentence");
  await save(form);
  await expectChange(content, "content/en/pages/contact.yaml", ({ hero }) => {
    hero.title = "Come by";
  });
  await expectChange(content, "content/hi/pages/contact.yaml", ({ hero }) => {
    hero.title = "आ जाइए";
  });
  expect(await content.saves()).toBe(1);
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
  for (const name of ["Price", "Uses (English)", "Benefits (English)", "Words under the name (English)"])
    await textbox(form, name).fill("50gm");
  for (const name of ["Name (Hindi)", "Uses (Hindi)", "Benefits (Hindi)", "Words under the name (Hindi)"])
    await textbox(form, name).fill("50gm");
  const badges = part(form, "Badges").getByRole("textbox");
  await expect(badges).toHaveCount(4);
  for (const index of [0, 1, 2, 3]) await badges.nth(index).fill("Pure");
  await form.getByRole("radio", { name: "Powder" }).click();
  const field = form.getByRole("group", { name: "Picture" });
  await choosePhoto(field, photo);
  await expect(field.locator("img")).toHaveAttribute("src", /^blob:/);
  await picture(page, "photo");
  await textbox(form, "Spice level").fill("१");
  await form.getByRole("radio", { name: "Mughlai" }).click();
  await saveButton(form).click();
  // Nobody has said what it shows. The question shows it.
  await expect(question(page).locator("img")).toHaveAttribute("src", /^blob:/);
  expect(await accessibilityProblems(page, ".question")).toEqual([]);
  await question(page).getByLabel("What it shows (English)").fill("A bowl of turmeric");
  await question(page).getByLabel("What it shows (Hindi)").fill("हल्दी की कटोरी");
  expect(content.paths().filter((path) => path.includes("img-0001"))).toEqual([]);
  await question(page).getByRole("button", { name: "Save with this sentence" }).click();
  await expectSaved(form);
  await expect(page).toHaveURL(/#\/products\/haldi-powder$/);

  const file = "content/en/products/haldi-powder.yaml";
  const saved = content.value(file);
  expect(saved).toMatchObject({ name: "Haldi Powder", spiceLevel: 1, category: "powder", region: "mughlai" });
  expect(saved.picture).toMatch(/^img-0001-[0-9a-f]{6}\.jpg$/);
  expect(Object.keys(content.value(file.replace("/en/", "/hi/")))).toEqual(
    Object.keys(content.value(product.file.replace("/en/", "/hi/"))),
  );
  const image = await sharp(content.bytes(`content/photos/${saved.picture}`)).metadata();
  expect(image).toMatchObject({ width: 1920, height: 2560 });
  expect(image).not.toHaveProperty("exif");
  expect(content.value("content/hi/photos.yaml").at(-1)).toEqual({ id: saved.picture, alt: "हल्दी की कटोरी" });
  // Words, photograph and sentences are one save, and one undo.
  expect(await content.saves()).toBe(1);
  await page.goto("?language=en#/undo");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "as it was before" })).toBeVisible();
  expect(content.paths().filter((path) => /haldi-powder|img-0001/.test(path))).toEqual([]);
  await expectChange(content, "content/en/photos.yaml", () => undefined);
});

test("a photograph that is left without saving leaves nothing behind", async ({ page, content }) => {
  const before = content.paths().sort();
  const form = await open(page, "Change a photo", product.name);
  await choosePhoto(form.getByRole("group", { name: "Picture" }), await photograph("image.jpg"));
  await expect(form.getByText("Not saved yet")).toBeVisible();
  await saveButton(form).click();
  await question(page).getByRole("button", { name: "Do not save yet" }).click();
  await expect(refusal(form)).toContainText("Not saved yet");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What would you like to change?" })).toBeVisible();
  expect(content.paths().sort()).toEqual(before);
  expect(await content.saves()).toBe(0);
});

test("a copy of a masala may have the same place in the order, and before one is deleted, what needs it is named", async ({
  page,
  content,
}) => {
  const needed = neededProduct();
  const form = await open(page, "Change a price or the packs", needed.product.name);
  await textbox(form, "Uses (English)").fill("As the form says");
  page.once("dialog", (dialog) => dialog.accept());
  await form.getByRole("button", { name: "Make a copy" }).click();
  await saveButton(form).click();
  await expect(refusal(form)).toContainText("there is another one of this name");
  await textbox(form, "Name (English)").fill("Roasted Test");
  await save(form);
  expect(content.value("content/en/products/roasted-test.yaml")).toMatchObject({
    id: content.value(needed.product.file).id,
    uses: "As the form says",
  });

  const original = await open(page, "Change a price or the packs", needed.product.name);
  page.on("dialog", (dialog) => dialog.accept());
  await original.getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText(needed.recipe.name);
  await expect(question(page).getByRole("button", { name: "Leave it as it is" })).toBeInViewport();
  // What is saved on the web goes online by itself.
  await expect(question(page).getByRole("button", { name: "Do it anyway" })).toHaveCount(content.host ? 0 : 1);
  // A line opens the recipe; Back, the masala.
  await question(page).getByRole("link", { name: "Open the form" }).first().click();
  await expect(original.getByRole("heading", { level: 1 })).toHaveText(needed.recipe.name);
  await page.goBack();
  await original.getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Leave it as it is" }).click();
  await expect(textbox(original, "Name (English)")).toHaveValue(needed.product.name);
  expect(content.has(needed.product.file)).toBe(true);

  // Nothing needs the copy.
  await page.goto("?language=en#/products/roasted-test");
  await original.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Roasted Test" })).toBeHidden();
  await expect(page).toHaveURL(/#\/products$/);
  expect(content.has("content/en/products/roasted-test.yaml")).toBe(false);
});
