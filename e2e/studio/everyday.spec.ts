import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectChange, neededProduct, products, recipe, test } from "./fixtures.ts";
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
  square,
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
      await page.goto("/?language=en");
      await page.getByRole("link", { name: "Undo a change" }).click();
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
  await type(textbox(form, "Price (English)"), "50gm, 200gm");
  await picture(page, "packs");
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.evaluate(() => history.back());
  await asked;
  await expect(textbox(form, "Price (English)")).toHaveValue("50gm, 200gm");
  await save(form);
  await expectChange(content, product.file, (value) => {
    value.price = "50gm, 200gm";
  });
  expect(content.value(product.file.replace("/en/", "/hi/"))).not.toHaveProperty("price");
});

test("a day on which the mill is closed is added by its date, and a wrong one is explained beside it", async ({
  page,
  content,
}) => {
  const form = await open(page, "Add a day when we are closed");
  const days = part(form, "Days we are closed");
  await days.getByRole("button", { name: /^Add/ }).click();
  const added = days.locator('input[type="date"]').last();
  await expect(added).toBeFocused();
  for (const [date, sentence] of [
    ["0026-11-08", "a year of four digits"],
    ["2020-01-26", "a day that is not past"],
  ] as const) {
    await added.fill(date);
    await expect(days.locator(".problem")).toContainText(sentence);
  }
  await added.fill("2031-01-26");
  await expect(days.locator(".problem")).toBeHidden();
  await save(form);
  await expectChange(content, site, ({ hours }) => hours.daysWeAreClosed.push("2031-01-26"));
});

test("a recipe's amount is changed", async ({ page, content, clicks }) => {
  const form = await open(page, "Change a recipe", recipe.name);
  const list = part(form, "Ingredients");
  await list.locator("details > summary").first().click();
  await type(textbox(list, "Amount"), "4");
  await picture(page, "recipe");
  await save(form);
  expect(clicks.count).toBe(5);
  await expectChange(content, recipe.file, ({ ingredients }) => {
    ingredients[0].amount = 4;
  });
});

test("an ingredient is added, moved up and taken out again, in both languages", async ({ page, content }) => {
  const form = await open(page, "Change a recipe", recipe.name);
  const { ingredients } = content.value(recipe.file);
  const list = part(form, "Ingredients");
  await list.getByRole("button", { name: "Add: Ingredient" }).click();
  const added = list.locator("li").last();
  await type(textbox(added, "Short name"), "test-salt");
  await type(textbox(added, "Name (English)"), "test salt");
  await type(textbox(added, "Name (Hindi)"), "नमक");
  await list.getByRole("button", { name: `Move up: Ingredient ${ingredients.length + 1}` }).click();
  await save(form);
  for (const [file, name] of [
    [recipe.file, "test salt"],
    [recipe.file.replace("/en/", "/hi/"), "नमक"],
  ] as const)
    expect(content.value(file).ingredients.at(-2)).toEqual({ id: "test-salt", name });
  await list.getByRole("button", { name: `Take out: Ingredient ${ingredients.length}` }).click();
  await save(form);
  await expectChange(content, recipe.file, () => undefined);
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

test("a fault is explained beside its field while one types, and Save leads to it", async ({ page, content }) => {
  const form = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(form, "Top of the page");
  const title = textbox(top, "Title (English)");
  await type(title, "Come {by}");
  await expect(top.locator(".problem")).toContainText("expected one of the site's own names");
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveAccessibleDescription(/expected/);
  await top.locator("> summary").click();
  await expect(title).toBeHidden();
  await saveButton(form).click();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(refusal(form)).toContainText(/Contact \(English\) › Top of the page › Title: expected/);
  await picture(page, "fault");
  await part(form, "For Google").first().scrollIntoViewIfNeeded();
  await refusal(form).getByRole("button", { name: "Show the field" }).click();
  await expect(title).toBeFocused();
  expect(await content.saves()).toBe(0);
  await type(title, "Come by");
  await expect(top.locator(".problem")).toBeHidden();
  await save(form);
  await expectChange(content, "content/en/pages/contact.yaml", ({ hero }) => {
    hero.title = "Come by";
  });
});

test("Save is never a dead button: it says that nothing has been changed", async ({ page }) => {
  const form = await open(page, "Change a phone number");
  await saveButton(form).click();
  await expect(form.locator(".save-bar").getByRole("status")).toHaveText("Nothing has been changed.");
});

test("the launch set is chosen", async ({ page, content, clicks }) => {
  const form = await open(page, "Choose what the buttons do");
  await form.getByRole("radio", { name: /^Site is public/ }).click();
  await save(form);
  expect(clicks.count).toBe(3);
  await expectChange(content, "content/en/controls.yaml", (value) => {
    value.use = "launch";
  });
});

test("what a button does is chosen, with the page that it opens", async ({ page, content }) => {
  const form = await open(page, "Choose what the buttons do");
  const launch = await expand(form, "Once the site is public");
  const { kind } = content.value("content/en/controls.yaml").launch["view-all-products"];
  const action = launch.locator('[id="launch.view-all-products"]');
  await action.getByLabel("View all products").selectOption("whatsapp");
  await expect(action.getByLabel("Page")).toBeHidden();
  await action.getByLabel("View all products").selectOption("link");
  await action.getByLabel("Page").selectOption("/contact");
  await save(form);
  expect(kind).not.toBe("none");
  await expectChange(content, "content/en/controls.yaml", (value) => {
    value.launch["view-all-products"] = { kind: "link", to: "/contact" };
  });
});

test("words as they are pasted become what they mean", async ({ page, content }) => {
  const form = await open(page, "Change a phone number");
  await textbox(form, "Main").fill("\u202a+91\u00a098765\u00a043210\u202c ");
  const email = textbox(form, "For everybody");
  await email.fill(" asha@family.example ");
  await save(form);
  await expectChange(content, site, (value) => {
    value.phones.main = "+91 98765 43210";
    value.emails.general = "asha@family.example";
  });
  const contact = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(contact, "Top of the page");
  const title = textbox(top, "Title (English)");
  await title.fill("");
  await title.pressSequentially("Come");
  await title.press("Enter");
  await title.pressSequentially("by");
  await expect(title).toHaveValue("Comeby");
  await title.fill("Come\nby\tto\u00adday");
  await expect(title).toHaveValue("Come by to day");
  for (const [text, sentence] of [
    ["\u200b", "some words, not an empty line"],
    ["a\u202eb", "U+202E"],
    ["??? ????", "Hindi letters instead of ???"],
  ] as const) {
    await title.fill(text);
    await expect(top.locator(".problem")).toContainText(sentence);
  }
  await title.fill("Really???");
  await expect(top.locator(".problem")).toBeHidden();
  await save(contact);
  expect(content.value("content/en/pages/contact.yaml").hero.title).toBe("Really???");
});

test("the paragraphs of the founder's message are kept", async ({ page, content }) => {
  const form = await open(page, "Change a sentence on a page", "About");
  const founder = await expand(form, "Founder");
  const quote = textbox(founder, "Quote (English)");
  await quote.fill("One.\r\n\r\nTwo.");
  await save(form);
  expect(content.value("content/en/pages/about.yaml").founder.quote).toBe("One.\nTwo.");
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
  await textbox(form, "Price (English)").fill("250gms");
  await expect(form.locator(".problem")).toHaveText([/250gm/]);
  for (const name of ["Price (English)", "Uses (English)", "Benefits (English)", "Words under the name (English)"])
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
  await textbox(form, "Spice level").fill("1");
  await form.getByRole("radio", { name: "Mughlai" }).click();
  await saveButton(form).click();
  // Nobody has said what it shows. The question shows it.
  await expect(question(page).locator("img")).toHaveAttribute("src", /^blob:/);
  await question(page)
    .getByLabel(/\(English\)/)
    .fill("A bowl of turmeric");
  await question(page)
    .getByLabel(/\(Hindi\)/)
    .fill("हल्दी की कटोरी");
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
  await page.goto("/?language=en#/undo");
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

test("photographs of the same name, and names in Devanagari, never replace one another", async ({ page, content }) => {
  const form = await open(page, "Change a sentence on a page", "About");
  const steps = await expand(form, "Process");
  const lines = part(steps, "Steps").locator("li");
  const names = ["मसाला.jpg", "हल्दी.jpg", "मसाला.jpg"];
  for (const [index, name] of names.entries()) {
    await lines.nth(index).locator("summary").click();
    await choosePhoto(lines.nth(index).getByRole("group", { name: "Picture" }), {
      name,
      mimeType: "image/png",
      buffer: await square(900 + index),
    });
    await expect(lines.nth(index).getByRole("combobox")).toHaveValue(/^photo-[0-9a-f]{6}\.jpg$/);
  }
  await saveButton(form).click();
  const asked = question(page).getByRole("textbox");
  await expect(asked).toHaveCount(6);
  for (const index of [0, 1, 2, 3, 4, 5]) await asked.nth(index).fill("A bowl of spice");
  await question(page).getByRole("button", { name: "Save with this sentence" }).click();
  await expectSaved(form);
  const files = content
    .value("content/en/pages/about.yaml")
    .process.steps.map(({ picture }: { picture: string }) => picture);
  expect(new Set(files).size).toBe(3);
  const widths = await Promise.all(
    files.map(async (file: string) => (await sharp(content.bytes(`content/photos/${file}`)).metadata()).width),
  );
  expect(widths).toEqual([900, 901, 902]);
});

test("what is not a photograph is refused with a sentence, and a hostile name is made harmless", async ({ page }) => {
  const form = await open(page, "Add a masala");
  const field = form.getByRole("group", { name: "Picture" });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [name, mimeType, text, sentence] of [
    ["IMG_0001.HEIC", "image/heic", "heic", /HEIC/],
    ["drawing.svg", "image/svg+xml", svg, /program/],
    ["letter.jpg", "image/jpeg", "Dear Sir", /not a picture/],
    ["huge.jpg", "image/jpeg", "x".repeat(41_000_000), /larger than 40 MB/],
    ["small.png", "image/png", await square(470), /470 pixels wide.* 480 wide/],
  ] as const) {
    await choosePhoto(field, { name, mimeType, buffer: Buffer.from(text) });
    await expect(field.getByRole("alert")).toContainText(sentence);
  }
  await page.evaluate(() => {
    OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error("out of memory"));
  });
  await choosePhoto(field, { name: "many.png", mimeType: "image/png", buffer: await square(900) });
  await expect(field.getByRole("alert")).toContainText("too many pixels");
  await page.reload();
  const buffer = await square(900);
  await choosePhoto(field, { name: "..%2f..%2fx<img src=x onerror=alert(1)>.png", mimeType: "image/png", buffer });
  await expect(field.getByRole("combobox")).toHaveValue(/^[a-z0-9-]+\.jpg$/);
});

test("a copy of a masala may have the same place in the order, and before one is deleted, what needs it is named", async ({
  page,
  content,
}) => {
  const needed = neededProduct();
  const form = await open(page, "Change a price or the packs", needed.product.name);
  await form.getByRole("button", { name: "Make a copy" }).click();
  await textbox(form, "Name (English)").fill("Roasted Test");
  await save(form);
  expect(content.value("content/en/products/roasted-test.yaml").id).toBe(content.value(needed.product.file).id);

  const original = await open(page, "Change a price or the packs", needed.product.name);
  page.on("dialog", (dialog) => dialog.accept());
  await original.getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText(needed.recipe.name);
  await expect(question(page).getByRole("button", { name: "Leave it as it is" })).toBeInViewport();
  // What is saved on the web goes online by itself.
  await expect(question(page).getByRole("button", { name: "Do it anyway" })).toHaveCount(content.host ? 0 : 1);
  await question(page).getByRole("button", { name: "Leave it as it is" }).click();
  await expect(textbox(original, "Name (English)")).toHaveValue(needed.product.name);
  expect(content.has(needed.product.file)).toBe(true);

  // Nothing needs the copy.
  await page.goto("/?language=en#/products/roasted-test");
  await original.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Roasted Test" })).toBeHidden();
  await expect(page).toHaveURL(/#\/products$/);
  expect(content.has("content/en/products/roasted-test.yaml")).toBe(false);
});

test("the search finds a form by its name and a sentence by its words, and opens its field", async ({
  page,
  content,
}) => {
  const { title } = content.value("content/en/pages/contact.yaml").hero;
  await page.goto("/?language=en");
  await page.getByRole("searchbox").fill(product.name.toUpperCase());
  await expect(page.getByRole("link", { name: product.name, exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("link", { name: /^Contact \(English\) › Top of the page › Title/ }).click();
  await expect(textbox(page.locator("main.form"), "Title (English)")).toBeFocused();
  await page.goto("/?language=en");
  await page.getByRole("searchbox").fill("no such words");
  await expect(page.getByRole("status")).toHaveText("Nothing has these words.");
});

test("what is still invented is listed, and said beside its field until it is changed", async ({ page, content }) => {
  const { main } = content.value("content/en/site.yaml").phones;
  content.write("content/placeholders.yaml", `en/site.yaml:\n  phones.main: "${main}"\n`);
  await page.goto("/?language=en");
  await page.getByText("What is still invented").click();
  await page.getByRole("link", { name: "Numbers, addresses and hours (1)", exact: true }).click();
  const form = page.locator("main.form");
  const note = form.locator(".half", { has: page.locator('[id="phones.main.en"]') }).getByText("Still invented");
  await expect(note).toBeVisible();
  await type(textbox(form, "Main"), "+91 98765 43210");
  await save(form);
  await expect(note).toBeHidden();
});

test("a browser in which the forms cannot work gets one sentence", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  await page.goto("/?language=hi");
  await expect(page.getByRole("paragraph")).toContainText("यह ब्राउज़र स्टूडियो के लिए पुराना है");
});
