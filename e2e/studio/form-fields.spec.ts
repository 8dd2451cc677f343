import { expect } from "@playwright/test";
import { expectChange, products, recipe, test } from "./fixtures.ts";
import {
  choosePhoto,
  expand,
  open,
  part,
  picture,
  refusal,
  save,
  saveButton,
  screens,
  square,
  textbox,
  type,
} from "./forms.ts";

// The fields of the forms and what the pages show: the same in both studios.

const site = "content/en/site.yaml";
const [product] = products;

test("an ingredient is added, moved up and taken out again, in both languages", async ({ page, content }) => {
  const form = await open(page, "Change a recipe", recipe.name);
  const { ingredients } = content.value(recipe.file);
  const list = part(form, "Ingredients");
  await list.getByRole("button", { name: "Add: Ingredient" }).click();
  const added = list.locator("li").last();
  await type(textbox(added, "Short name"), "test-salt");
  await type(textbox(added, "Name (English)"), "test salt");
  await type(textbox(added, "Name (Hindi)"), "नमक");
  await picture(page, "recipe");
  await list.getByRole("button", { name: `Move up: Ingredient ${ingredients.length + 1}` }).click();
  await save(form);
  for (const [file, name] of [
    [recipe.file, "test salt"],
    [recipe.file.replace("/en/", "/hi/"), "नमक"],
  ] as const)
    expect(content.value(file).ingredients.at(-2)).toEqual({ id: "test-salt", name });
  // By keyboard: the focus stays with the entry.
  await list.getByRole("button", { name: `Move down: Ingredient ${ingredients.length}` }).press("Enter");
  const last = ingredients.length + 1;
  await expect(list.getByRole("button", { name: `Move up: Ingredient ${last}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: `Move up: Ingredient ${ingredients.length}` })).toBeFocused();
  await list.getByRole("button", { name: `Take out: Ingredient ${ingredients.length}` }).press("Enter");
  await expect(list).toBeFocused();
  await save(form);
  await expectChange(content, recipe.file, () => undefined);
});

test("in a line, Enter does nothing, and pasted line breaks are saved as spaces", async ({ page, content }) => {
  const contact = await open(page, "Change a sentence on a page", "Contact");
  const title = textbox(await expand(contact, "Top of the page"), "Title (English)");
  await title.fill("Come");
  await title.press("Enter");
  await expect(title).toHaveValue("Come");
  await title.fill("Come\nby\tma\u00adsala");
  await save(contact);
  expect(content.value("content/en/pages/contact.yaml").hero.title).toBe("Come by masala");
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("a name that the site fills in is put in by press, and must be in both languages", async ({ page, content }) => {
    const form = await open(page, "Change a sentence on a page", "Contact");
    const top = await expand(form, "Top of the page");
    const title = textbox(top, "Title (English)");
    const field = (half: string) =>
      top.locator(`.half[data-half="${half}"]`, { has: page.locator(`[id="hero.title.${half}"]`) });
    await title.fill("Come by today");
    await expect(field("en").getByText("The site fills in")).toBeHidden();
    await title.fill("Come by {br");
    await expect(field("en").locator(".problem")).toContainText("write one of {brand}, {year}");
    await title.pressSequentially(" today");
    for (let letter = 0; letter < " today".length; letter++) await title.press("ArrowLeft");
    const { brand } = content.value(site);
    await field("en")
      .getByRole("button", { name: `{brand} ${brand.name}` })
      .click();
    await expect(title).toHaveValue("Come by {brand} today");
    await expect(title).toBeFocused();
    await expect(field("en").locator(".problem")).toBeHidden();
    await saveButton(form).click();
    const hindi = textbox(top, "Title (Hindi)");
    await expect(hindi).toBeFocused();
    await expect(field("hi").locator(".problem")).toContainText("{brand} in the other one, – here");
    await hindi.fill("{brand} में आइए");
    await expect(field("hi").locator(".problem")).toBeHidden();
    await save(form);
    expect(content.value("content/en/pages/contact.yaml").hero.title).toBe("Come by {brand} today");
    expect(content.value("content/hi/pages/contact.yaml").hero.title).toContain("{brand}");
  });
});

test("what is not a photograph is refused with a sentence, and a hostile name is made harmless", async ({ page }) => {
  const form = await open(page, "Add a masala");
  const field = form.getByRole("group", { name: "Picture" });
  for (const [name, mimeType, text, sentence] of [
    ["IMG_0001.HEIC", "image/heic", "heic", /HEIC/],
    ["letter.jpg", "image/jpeg", "Dear Sir", /not a picture/],
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

test("a page that opens names the tab, begins at its top and has the focus; Back returns to the line", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto("?language=en");
  const task = page.getByRole("link", { name: "Change a sentence on a page", exact: true });
  await page.evaluate(() => scrollTo(0, 300));
  await task.focus(); // The browser may scroll to it.
  // What is said above the list may come later, so the line itself is looked for.
  const place = async () => Math.round((await task.boundingBox())?.y ?? Number.NaN);
  const before = await place();
  await task.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Pages" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^Pages · /);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(place).toBe(before);
});

test("the search finds a form by its name and a sentence by its words, and opens its field", async ({
  page,
  content,
}) => {
  const { title } = content.value("content/en/pages/contact.yaml").hero;
  await page.goto("?language=en");
  await page.getByRole("searchbox").fill(product.name.toUpperCase());
  await expect(page.getByRole("link", { name: product.name, exact: true })).toBeVisible();
  // In any order, and the tasks by other words too.
  await page.getByRole("searchbox").fill(title.split(" ").reverse().join(" "));
  await page.getByRole("link", { name: /^Contact \(English\) › Top of the page › Title/ }).click();
  await expect(textbox(page.locator("main.form"), "Title (English)")).toBeFocused();
  await page.goto("?language=en");
  await page.getByRole("searchbox").fill("holiday");
  await expect(page.getByRole("link", { name: "Add a day when we are closed" })).toBeVisible();
});

test("what is still invented is listed, and said beside its field until it is changed", async ({ page, content }) => {
  const { main } = content.value("content/en/site.yaml").phones;
  content.write("content/placeholders.yaml", `en/site.yaml:\n  phones.main: "${main}"\n`);
  await page.goto("?language=en");
  await page.getByText("What is still invented").click();
  await page.getByRole("link", { name: `Phones › Main: “${main}”` }).click();
  const form = page.locator("main.form");
  const note = form.locator(".half", { has: page.locator('[id="phones.main.en"]') }).getByText("Still invented");
  await expect(note).toBeVisible();
  await type(textbox(form, "Main"), "+91 98765 43210");
  await save(form);
  await expect(note).toBeHidden();
});

test("a notice is the first task: both languages, its days, and a last day that is not before the first", async ({
  page,
  content,
}) => {
  await page.goto("?language=en");
  await expect(page.locator("main.start a").first()).toHaveText("Put up a notice for some days");
  const form = await open(page, "Put up a notice for some days");
  await form.getByRole("button", { name: /^Add/ }).click();
  await textbox(form, "Text (English)").fill("We are shut for Diwali.");
  await textbox(form, "Text (Hindi)").fill("दीवाली की छुट्टी है।");
  const days = form.locator('input[type="date"]');
  await days.first().fill("2031-11-12");
  await days.last().fill("2031-11-08");
  await saveButton(form).click();
  await expect(refusal(form)).toContainText("write the first day or one after it");
  await days.first().fill("2031-11-08");
  await save(form);
  expect(content.value("content/en/notice.yaml")).toEqual([
    { text: "We are shut for Diwali.", from: "2031-11-08", until: "2031-11-08" },
  ]);
  expect(content.value("content/hi/notice.yaml")).toEqual([{ text: "दीवाली की छुट्टी है।" }]);
});
