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
  // By keyboard: the focus stays with the entry.
  await list.getByRole("button", { name: `Move down: Ingredient ${ingredients.length}` }).press("Enter");
  const last = ingredients.length + 1;
  await expect(list.getByRole("button", { name: `Move up: Ingredient ${last}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: `Move up: Ingredient ${ingredients.length}` })).toBeFocused();
  await list.getByRole("button", { name: `Take out: Ingredient ${ingredients.length}` }).press("Enter");
  await expect(list.locator("summary").last()).toBeFocused();
  await save(form);
  await expectChange(content, recipe.file, () => undefined);
});

test("a problem is explained beside its field while one types, and Save leads to it", async ({ page, content }) => {
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
  await picture(page, "problem");
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

test("words as people type and paste them become what they mean", async ({ page, content }) => {
  const form = await open(page, "Change a phone number");
  await saveButton(form).click();
  await expect(form.locator(".save-bar").getByRole("status")).toHaveText("Nothing has been changed.");
  await textbox(form, "Main").fill("+९१९८७६५४३२१०");
  await textbox(form, "For everybody").fill(" asha@family.example ");
  await textbox(form, "Opens").fill("8:30");
  await save(form);
  await expectChange(content, site, (value) => {
    value.phones.main = "+91 98765 43210";
    value.emails.general = "asha@family.example";
    value.hours.opens = "08:30";
  });
  const contact = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(contact, "Top of the page");
  const title = textbox(top, "Title (English)");
  await title.fill("");
  await title.pressSequentially("Come");
  await title.press("Enter");
  await title.pressSequentially("by");
  await expect(title).toHaveValue("Comeby");
  await title.fill("Come\nby\tma\u00adsala");
  await expect(title).toHaveValue("Come by ma\u00adsala");
  await save(contact);
  expect(content.value("content/en/pages/contact.yaml").hero.title).toBe("Come by masala");
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("a name that the site fills in is put in at the caret, and must be in both languages", async ({
    page,
    content,
  }) => {
    const form = await open(page, "Change a sentence on a page", "Contact");
    const top = await expand(form, "Top of the page");
    const title = textbox(top, "Title (English)");
    const field = (half: string) =>
      top.locator(`.half[data-half="${half}"]`, { has: page.locator(`[id="hero.title.${half}"]`) });
    await title.fill("Come by  today");
    await expect(field("en").locator(".variables")).toBeHidden();
    for (let letter = 0; letter < " today".length; letter++) await title.press("ArrowLeft");
    await title.pressSequentially("{br");
    await expect(field("en").locator(".problem")).toContainText("one of the site's own names, like {brand}");
    await field("en").getByText("More names").click();
    const { brand } = content.value(site);
    await field("en")
      .getByRole("button", { name: `Put in {brand} ${brand.name}` })
      .click();
    await expect(title).toHaveValue("Come by {brand} today");
    await expect(title).toBeFocused();
    await expect(field("en").locator(".problem")).toBeHidden();
    await saveButton(form).click();
    await expect(textbox(top, "Title (Hindi)")).toBeFocused();
    await expect(field("hi").locator(".problem")).toContainText("{brand} in the other one, nothing here");
    await field("hi").getByRole("button", { name: "Put in {brand} (missing here)" }).click();
    await expect(field("hi").locator(".problem")).toBeHidden();
    await save(form);
    expect(content.value("content/en/pages/contact.yaml").hero.title).toBe("Come by {brand} today");
    expect(content.value("content/hi/pages/contact.yaml").hero.title).toContain("{brand}");
  });

  test("a text shows the names that it is filled in with, in Hindi", async ({ page, content }) => {
    for (const language of ["en", "hi"]) {
      const file = `content/${language}/catalogue.yaml`;
      content.write(file, content.read(file).replace(/^message: .*$/m, 'message: "{name} {price}"'));
    }
    await page.goto("?language=hi#/catalogue?field=message");
    const form = page.locator("main.form");
    const message = textbox(form, "संदेश (हिन्दी)");
    await expect(message).toBeFocused();
    const half = form.locator(".half", { has: page.locator('[id="message.hi"]') });
    const price = half.getByRole("button", { name: /\{price\}/ });
    await expect(price).toHaveAccessibleName("जोड़ें: {price} (वाक्य में है)");
    await message.fill("{name} ");
    await expect(price).toHaveAccessibleName("जोड़ें: {price} (यहाँ नहीं है)");
    await expect(half.locator(".problem")).toContainText("{price}");
    await price.click();
    await expect(message).toHaveValue("{name} {price}");
    await expect(half.locator(".problem")).toBeHidden();
  });
});

test("what is not a photograph is refused with a sentence, and a hostile name is made harmless", async ({ page }) => {
  const form = await open(page, "Add a masala");
  const field = form.getByRole("group", { name: "Picture" });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [name, mimeType, text, sentence] of [
    ["IMG_0001.HEIC", "image/heic", "heic", /HEIC/],
    ["drawing.svg", "image/svg+xml", svg, /program/],
    ["letter.jpg", "image/jpeg", "Dear Sir", /not a picture/],
    ["small.png", "image/png", await square(470), /470 pixels wide.* 480 wide/],
  ] as const) {
    await choosePhoto(field, { name, mimeType, buffer: Buffer.from(text) });
    await expect(field.getByRole("alert")).toContainText(sentence);
  }
  // Made in the page: to send so many bytes there takes ten seconds.
  await field.locator('input[type="file"]').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(41_000_000)], "huge.jpg", { type: "image/jpeg" }));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(field.getByRole("alert")).toContainText("larger than 40 MB");
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
  await task.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 300));
  await task.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Pages" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^Pages · /);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
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
  // Every form is in the list, too, also what no task names.
  await page.getByText("All forms").click();
  await page.getByRole("link", { name: "Words of every page", exact: true }).click();
  await expect(page.locator("main.form h1")).toHaveText("Words of every page");
  await page.goto("?language=en");
  await page.getByRole("searchbox").fill("holiday");
  await expect(page.getByRole("link", { name: "Add a day when we are closed" })).toBeVisible();
  await page.getByRole("searchbox").fill("no such words");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Nothing has these words.");
});

test("what is still invented is listed, and said beside its field until it is changed", async ({ page, content }) => {
  const { main } = content.value("content/en/site.yaml").phones;
  content.write("content/placeholders.yaml", `en/site.yaml:\n  phones.main: "${main}"\n`);
  await page.goto("?language=en");
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
  await page.goto("?language=hi");
  await expect(page.getByRole("paragraph")).toContainText("यह ब्राउज़र स्टूडियो के लिए पुराना है");
});

test("a task opens at its field, and what is wrong with it is said in Hindi", async ({ page, content }) => {
  await page.goto("?language=hi");
  await picture(page, "start-hi");
  const form = await open(page, "फ़ोन नंबर बदलें", undefined, "hi");
  await expect(textbox(form, "मुख्य नंबर")).toBeInViewport();
  await picture(page, "phone-hi");
  await open(page, "खुलने का समय बदलें", undefined, "hi");
  const opens = textbox(form, "खुलता है");
  await type(opens, "सुबह");
  await expect(form.locator('[id="hours.opens.en-problem"]')).toContainText("00:00 से 23:59 तक का समय चाहिए");
  await type(opens, "23:00");
  await saveButton(form).click();
  await expect(refusal(form)).toContainText(/समय › बंद होता है: खुलने के बाद का समय चाहिए; लिखा है: /);
  await picture(page, "problem-hi");
  await refusal(form).getByRole("button", { name: "ख़ाना दिखाएँ" }).click();
  await expect(textbox(form, "बंद होता है")).toBeFocused();
  expect(await content.saves()).toBe(0);
  await type(opens, "08:00");
  await save(form);
  expect(content.value(site).hours.opens).toBe("08:00");
});
