import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { type Dialog, expect, type FrameLocator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { contentNamesIn } from "../../studio/content-names.ts";
import { copyContent } from "../../studio/preview.ts";
import { copyProject } from "../../tools/copy-project.ts";
import { accessibilityFaults } from "../axe.ts";
import { pauseLikeVisitor } from "../support.ts";
import { itsRecipe, measured, neededProduct, product, recipe } from "./entries.ts";
import {
  choose,
  closeMessage,
  entriesOf,
  entryOf,
  expand,
  fill,
  open,
  photograph,
  picture,
  reveal,
  save,
  saveButton,
  screens,
  square,
  type,
  upload,
} from "./forms.ts";
import { studioOf } from "./studio-of.ts";

const { copy, port } = studioOf(Number(process.env.TEST_PARALLEL_INDEX));

test.use({ baseURL: `http://127.0.0.1:${port}` });

/** Longer than the studio waits before it reloads a form in which nobody is typing, in ms. */
const untilIdle = 8_000;

/** The number of the person's presses. Writing in a field counts as one: the field is pressed first. */
let clicks: number;

/** Restores the project's content before each test, and lets the studio check it. */
test.beforeEach(async ({ page }) => {
  copyContent(".", copy);
  await page.request.get("/files"); // It has everything checked.
  await checked(page);
  page.on("request", (request) => {
    expect(request.url(), "no request leaves this machine").toMatch(/^(http:\/\/127\.0\.0\.1:\d+\/|blob:|data:)/);
  });
  clicks = 0;
  await page.exposeFunction("pressed", () => clicks++);
  // Not while it is captured: a press whose target moved away under it is held back by Playwright then, and repeated.
  await page.addInitScript(() => addEventListener("pointerdown", () => Reflect.get(window, "pressed")()));
});

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("the main number is changed, and every page follows", async ({ page }) => {
      const form = await open(page, "Change a phone number");
      const name = page.getByRole("banner").getByText("Numbers, addresses and hours");
      await expect(name).toBeVisible({ visible: screen === "phone" });
      await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
      await picture(page, "phone");
      await save(form);
      expect(clicks).toBe(3);
      await expectChange("content/en/site.yaml", ["phones", "main"], "+91 98765 43210");
      await expect(site(page).locator('a[href="tel:+919876543210"]')).not.toHaveCount(0);
    });

    test("“Enquire Now!” is switched off, and the change is taken back the next day", async ({ page }) => {
      const good = read("content/en/site.yaml");
      const form = await open(page, "Switch “Enquire Now!” on or off");
      const field = await reveal(form.english, ["Show “Enquire Now!”"]);
      await field.getByRole("switch").click();
      await save(form);
      expect(clicks).toBe(3);
      await expectChange("content/en/site.yaml", ["showEnquireNow"], false);

      await page.goto("/?language=en");
      await page.getByRole("link", { name: "Undo a change" }).click();
      await page.getByRole("button", { name: "Undo" }).first().click();
      expect(clicks).toBe(5);
      await expect(page.getByRole("status")).toBeVisible();
      expect(read("content/en/site.yaml")).toBe(good);
    });
  });

test("a product's packs are changed once, for both languages, and going back to the list asks first", async ({
  page,
}) => {
  const form = await open(page, "Change a price or the packs", product.name);
  await fill(form.english, ["Price"], "50gm, 200gm");
  await picture(page, "packs");
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.evaluate(() => history.back());
  await asked;
  await expect((await reveal(form.english, ["Price"])).getByRole("textbox")).toHaveValue("50gm, 200gm");
  await save(form);
  expect(clicks).toBe(4);
  await expectChange(`content/en/products/${product.slug}.yaml`, ["price"], "50gm, 200gm");
  expect(parse(read(`content/hi/products/${product.slug}.yaml`))).not.toHaveProperty("price");
  await expect(site(page).locator(`[data-spice="${product.slug}"]`).first()).toContainText("200");
});

test("a day on which the mill is closed is added by its date", async ({ page }) => {
  const { daysWeAreClosed } = parse(read("content/en/site.yaml")).hours;
  const form = await open(page, "Add a day when we are closed");
  const hours = await reveal(form.english, ["Hours"]);
  await (await reveal(hours, ["Days we are closed"])).getByRole("button", { name: /^Add/ }).click();
  const entry = await entryOf(hours, "Days we are closed", daysWeAreClosed.length);
  await entry.locator("input").fill("2031-01-26");
  await save(form);
  await expectChange("content/en/site.yaml", ["hours", "daysWeAreClosed"], [...daysWeAreClosed, "2031-01-26"]);
});

test("a recipe's amount is changed", async ({ page }) => {
  const form = await open(page, "Change a recipe", recipe.title);
  const amount = recipe.ingredients[measured]?.amount === 4 ? 5 : 4;
  const entry = await entryOf(form.english, "Ingredients", measured);
  await entry.getByRole("button", { name: "Expand" }).click();
  await type(entry.getByRole("spinbutton", { name: "Amount" }), String(amount));
  await picture(page, "recipe");
  await save(form);
  expect(clicks).toBe(5);
  await expectChange(`content/en/recipes/${recipe.slug}.yaml`, ["ingredients", measured, "amount"], amount);
});

test("a sentence is changed in both languages, and saving changes nothing else", async ({ page }) => {
  const form = await open(page, "Change a sentence on a page", "Contact");
  await expand(form, ["Top of the page"]);
  await fill(form.english, ["Top of the page", "Title"], "Come by");
  await fill(form.hindi, ["Top of the page", "Title"], "आ जाइए");
  await picture(page, "sentence");
  await save(form);
  expect(clicks).toBe(6);
  await expectChange("content/en/pages/contact.yaml", ["hero", "title"], "Come by");
  await expectChange("content/hi/pages/contact.yaml", ["hero", "title"], "आ जाइए");
  await page.getByRole("combobox", { name: "Language of the page" }).selectOption("hi");
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText("आ जाइए");
});

test("a save with a fault is refused and explained, and can be fixed in the same form", async ({ page }) => {
  const good = read("content/en/pages/contact.yaml");
  const form = await open(page, "Change a sentence on a page", "Contact");
  await expand(form, ["Top of the page"]);
  await fill(form.english, ["Top of the page", "Title"], "Come {by}");
  await saveButton(form.frame).click();
  await closeMessage(form, "Not saved yet");
  const question = page.getByRole("alert");
  await expect(question).toContainText(/Contact \(English\) › Top of the page › Title: expected/);
  expect(await accessibilityFaults(page, ".question")).toEqual([]);
  await picture(page, "fault");
  await expect(form.frame.getByText("Entry saved")).toBeHidden();
  expect(read("content/en/pages/contact.yaml")).toBe(good);

  const title = (await reveal(form.english, ["Top of the page", "Title"])).getByRole("textbox");
  await (await reveal(form.english, ["For Google"])).scrollIntoViewIfNeeded();
  await question.getByRole("button", { name: "Show the field" }).click();
  await expect(question).toBeHidden();
  await expect(title).toBeInViewport();
  await expect(title).toHaveValue("Come {by}");
  await type(title, "Come by");
  await save(form);
  await expect(form.frame.getByText("Entry saved")).toBeVisible();
  await expectChange("content/en/pages/contact.yaml", ["hero", "title"], "Come by");
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText("Come by");
});

test("the launch set is chosen, after a look at another form", async ({ page }) => {
  await open(page, "Change a phone number");
  clicks = 0;
  const form = await open(page, "Choose what the buttons do");
  const field = await reveal(form.english, ["How the buttons work"]);
  await choose(field.getByRole("radio", { name: /^Site is public/ }));
  await save(form);
  expect(clicks).toBe(3);
  await expectChange("content/en/controls.yaml", ["use"], "launch");
});

test("a masala is added with a photograph from a phone, which must be described in both languages", async ({
  page,
}) => {
  test.slow(); // Every field of a masala.
  // The content names these choices.
  const { en: labels } = contentNamesIn(".").labels;
  const photo = await photograph();
  const form = await open(page, "Add a masala");
  await fill(form.english, ["Name"], "Test Masala");
  for (const name of ["Price", "Uses", "Benefits", "Words under the name"]) await fill(form.english, [name], "50gm");
  for (const name of ["Name", "Uses", "Benefits", "Words under the name"]) await fill(form.hindi, [name], "50gm");
  const badges = await reveal(form.english, ["Badges"]);
  for (const count of [1, 2]) {
    await badges.getByRole("button", { name: /^Add/ }).click();
    await expect(entriesOf(badges)).toHaveCount(count);
  }
  for (const pane of [form.english, form.hindi])
    for (const index of [0, 1]) await type((await entryOf(pane, "Badges", index)).getByRole("textbox"), "Pure");
  await choose(
    (await reveal(form.english, ["Category"])).getByRole("radio", {
      name: labels["products.category.powder"],
      exact: true,
    }),
  );
  await upload(page, form, await reveal(form.english, ["Picture"]), photo);
  await type((await reveal(form.english, ["Spice level"])).getByRole("spinbutton"), "1");
  await choose(
    (await reveal(form.english, ["Region"])).getByRole("radio", {
      name: labels["products.region.mughlai"],
      exact: true,
    }),
  );
  await saveButton(form.frame).click();
  // Nobody has said what it shows.
  const question = page.getByRole("alert");
  await question.getByLabel("img-0001.jpg (English)").fill("A bowl of turmeric");
  await question.getByLabel("img-0001.jpg (Hindi)").fill("हल्दी की कटोरी");
  expect(await accessibilityFaults(page, ".question")).toEqual([]);
  await question.getByRole("button", { name: "Save with this sentence" }).click();
  await expect(saveButton(form.frame)).toBeDisabled();

  await expect.poll(() => existsSync(`${copy}/content/hi/products/test-masala.yaml`)).toBe(true);
  const product = parse(read("content/en/products/test-masala.yaml"));
  const chosen = { category: "powder", region: "mughlai" };
  expect(product).toMatchObject({ name: "Test Masala", picture: "img-0001.jpg", spiceLevel: 1, ...chosen });
  expect(Object.keys(parse(read("content/hi/products/test-masala.yaml")))).toEqual(
    Object.keys(parse(read(`content/hi/products/${neededProduct.slug}.yaml`))),
  );
  const saved = await sharp(`${copy}/content/photos/img-0001.jpg`).metadata();
  expect({ ...saved, upright: saved.height > saved.width }).toMatchObject({ upright: true, width: 1920 });
  expect(saved).not.toHaveProperty("exif");

  expect(clicks).toBe(24);
  await expect(page.locator(".status")).toContainText("All good");
  const shown = { id: "img-0001.jpg", alt: "हल्दी की कटोरी" };
  expect(parse(read("content/hi/photos.yaml")).at(-1)).toEqual(shown);
});

test("what is not a photograph is refused with a sentence, and a hostile name is made harmless", async ({ page }) => {
  const form = await open(page, "Add a masala");
  await (await reveal(form.english, ["Picture"])).getByRole("button", { name: "Browse" }).click();
  const dialog = form.frame.getByRole("dialog");
  const upload = dialog.getByRole("button", { name: "Upload" });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [name, content, sentence] of [
    ["IMG_0001.HEIC", "heic", /HEIC/],
    ["drawing.svg", svg, /program/],
    ["letter.jpg", "Dear Sir", /not a picture/],
    ["huge.jpg", "x".repeat(41_000_000), /larger than 40 MB/],
    ["small.png", await square(470), /470 pixels wide.* 480 wide/],
  ] as const) {
    // From a file: in the message to the browser it would be encoded, which takes many seconds.
    const file = test.info().outputPath(name);
    writeFileSync(file, content);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), upload.click()]);
    const said = page.waitForEvent("dialog").then(async (alert) => {
      await alert.accept();
      return alert.message();
    });
    await chooser.setFiles(file);
    expect(await said).toMatch(sentence);
  }
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), upload.click()]);
  const buffer = await square(900);
  await chooser.setFiles({ name: "..%2f..%2fx<img src=x onerror=alert(1)>.png", mimeType: "image/png", buffer });
  await expect(dialog.getByRole("option", { name: /^[a-z0-9-]+\.jpg$/ }).first()).toBeVisible();
});

test("two tabs and an undo: each save changes only what was changed in its form", async ({ page, context }) => {
  const site = parse(read("content/en/site.yaml"));
  const other = await context.newPage();
  const [first, second] = [await open(page, "Change a phone number"), await open(other, "Change a phone number")];
  await fill(first.english, ["Phones", "Main"], "+91 98765 43210");
  await save(first);
  await fill(second.english, ["Phones", "Second"], "+91 98765 43211");
  await save(second);
  const both = { main: "+91 98765 43210", second: "+91 98765 43211" };
  await expectChange("content/en/site.yaml", ["phones"], both);
  // The form shows what the other has saved.
  await expect((await reveal(second.english, ["Phones", "Main"])).getByRole("textbox")).toHaveValue(both.main);

  await fill(second.english, ["Phones", "Main"], "+91 98765 43212");
  const { changes } = await (await page.request.get("/state")).json();
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post(`/undo/${changes[0].id}`, { headers, data: {} })).ok()).toBe(true);
  await save(second);
  await expectChange("content/en/site.yaml", ["phones"], { main: "+91 98765 43212", second: site.phones.second });
});

test("undoing the last change but one keeps what was changed since", async ({ page, context }) => {
  const file = "content/en/site.yaml";
  const before = parse(read(file));
  const hours = await open(page, "Change the opening hours");
  await fill(hours.english, ["Hours", "Opens"], "08:15");
  await save(hours);
  const phones = await open(page, "Change a phone number");
  await fill(phones.english, ["Phones", "Main"], "+91 98765 43210");
  await save(phones);

  await page.goto("/?language=en#undo");
  const lines = page.getByRole("listitem");
  await expect(lines.nth(0)).toContainText("Numbers, addresses and hours: Phones › Main");
  await lines.filter({ hasText: "Hours › Opens" }).first().getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  expect(parse(read(file))).toEqual({ ...before, phones: { ...before.phones, main: "+91 98765 43210" } });

  // A failed undo is not reported as done.
  await page.setViewportSize(screens.phone);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("alert")).toContainText("nothing was undone");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("status")).toBeHidden();
});

test("words typed while a form waits for its reload are not lost", async ({ page, context }) => {
  const file = "content/en/site.yaml";
  const other = await context.newPage();
  await context.clock.install();
  const [first, second] = [await open(page, "Change a phone number"), await open(other, "Change a phone number")];
  await fill(first.english, ["Phones", "Main"], "+91 98765 43210");
  await save(first);
  await fill(second.english, ["Phones", "Second"], "+91 98765 43211");
  await save(second);
  await expect(second.frame.getByText("Entry saved")).toBeVisible();
  const typed = (await reveal(second.english, ["Phones", "Second"])).getByRole("textbox");
  await type(typed, "+91 98765 4321");
  await context.clock.fastForward(untilIdle);
  await expect(typed).toBeFocused();
  await typed.pressSequentially("2");
  await expect(typed).toHaveValue("+91 98765 43212");
  await save(second);
  await expect.poll(() => parse(read(file)).phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43212" });
});

test("while a form is being saved, it is not reloaded, takes no words, and leaving it asks first", async ({ page }) => {
  const file = "content/en/site.yaml";
  await page.clock.install();
  const form = await open(page, "Change a phone number");
  writeFileSync(`${copy}/${file}`, read(file).replace(/showEnquireNow: .*/, "showEnquireNow: false"));
  await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
  await save(form); // Merged with the change by hand, so the form waits for its reload.
  await fill(form.english, ["Phones", "Main"], "+91 98765 43211");
  const answered = Promise.withResolvers<void>();
  await page.route("**/save", async (route) => {
    await answered.promise;
    await route.continue();
  });
  const typed = (await reveal(form.english, ["Phones", "Main"])).getByRole("textbox");
  await Promise.all([page.waitForRequest("**/save"), typed.press("ControlOrMeta+s")]);
  await typed.focus();
  await page.keyboard.type("9");
  await expect(typed).toHaveValue("+91 98765 43211");
  await typed.blur();
  await page.clock.fastForward(untilIdle);
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await asked;
  answered.resolve();
  await expect(saveButton(form.frame)).toBeDisabled();
  await expect.poll(() => parse(read(file)).phones.main).toBe("+91 98765 43211");
});

test("several tabs that are opened at the same moment all work", async ({ page, context }) => {
  const pages = [page, await context.newPage(), await context.newPage()];
  const address = `/?language=en#/collections/products/entries/${product.slug}`;
  await Promise.all(pages.map((one) => one.goto(address)));
  for (const one of pages) {
    const name = one.frameLocator(".editor iframe").getByRole("textbox", { name: "Name" }).first();
    await expect(name).toHaveValue(product.name);
  }
  // Sveltia has added nothing to its database (database.ts), so no two can do so at once.
  const editor = page.frames().find((frame) => frame.url().includes("editor.html"));
  const versions = await editor?.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version));
  expect(versions).toEqual([1]);
});

test("a browser in which the forms cannot work gets one sentence", async ({ page }) => {
  for (const name of ["navigation", "showDirectoryPicker"]) {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), name);
    await page.goto("/?language=hi");
    await expect(page.getByRole("paragraph")).toContainText("यह ब्राउज़र स्टूडियो के लिए पुराना है");
  }
});

test("where a file was changed by hand meanwhile, both values are shown, and the person decides", async ({ page }) => {
  const form = await open(page, "Change a phone number");
  const file = "content/en/site.yaml";
  const byHand = read(file).replace(/main: .*/, 'main: "+91 98765 43213"');
  writeFileSync(`${copy}/${file}`, byHand);
  await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
  await fill(form.english, ["Phones", "Second"], "+91 98765 43211");
  await saveButton(form.frame).click();
  const question = page.getByRole("alert");
  await expect(question).toContainText("Numbers, addresses and hours (English) › Phones › Main");
  expect(await accessibilityFaults(page, ".question")).toEqual([]);
  expect(read(file)).toBe(byHand);
  await expect((await reveal(form.english, ["Phones", "Main"])).getByRole("textbox")).toHaveValue("+91 98765 43210");
  await question.getByRole("button", { name: "Keep what is saved: +91 98765 43213" }).click();
  await expectChange(file, ["phones"], { main: "+91 98765 43213", second: "+91 98765 43211" });
  await expect(question).toBeHidden();
  await expect((await reveal(form.english, ["Phones", "Main"])).getByRole("textbox")).toHaveValue("+91 98765 43213");
  writeFileSync(`${copy}/${file}`, byHand.replace("43213", "43214"));
  await fill(form.english, ["Phones", "Main"], "+91 98765 43215");
  await saveButton(form.frame).click();
  await question.getByRole("button", { name: "Take mine: +91 98765 43215" }).click();
  await expect(saveButton(form.frame)).toBeDisabled();
  await expect.poll(() => parse(read(file)).phones.main).toBe("+91 98765 43215");
});

test("typed words are not lost: leaving asks, and a draft remembers from which version it was made", async ({
  page,
}) => {
  const form = await open(page, "Change a phone number");
  const main = async () => (await reveal(form.english, ["Phones", "Main"])).getByRole("textbox");
  await fill(form.english, ["Phones", "Main"], "+91 98765 43210");
  let asked = 0;
  const dismiss = (dialog: Dialog) => dialog.dismiss().then(() => asked++);
  page.on("dialog", dismiss);
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await form.frame.getByRole("button", { name: "Cancel Editing" }).click();
  await page.goBack({ timeout: 2000 }).catch(() => undefined); // It does not go.
  expect(asked).toBe(3);
  await expect(await main()).toHaveValue("+91 98765 43210");

  // Written and left within the half second before Sveltia's draft.
  page.off("dialog", dismiss);
  page.on("dialog", (dialog) => dialog.accept());
  await fill(form.english, ["Phones", "Main"], "+91 98765 43211");
  await pauseLikeVisitor(page, 300); // Nobody is as quick as the browser's database.
  const file = "content/en/site.yaml";
  await page.reload();
  writeFileSync(`${copy}/${file}`, read(file).replace(/showEnquireNow: .*/, "showEnquireNow: false"));
  await page.reload();
  const dialog = form.frame.locator("dialog[open]");
  await expect(dialog).toContainText("the file has been saved again since then");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(await main()).toHaveValue("+91 98765 43211");
  await save(form);
  await expect.poll(() => parse(read(file))).toMatchObject({ showEnquireNow: false });
  expect(parse(read(file)).phones.main).toBe("+91 98765 43211");
});

test("the page says that the studio was closed, and recovers when it is back", async ({ page, context }) => {
  await open(page, "Change a phone number");
  await context.setOffline(true);
  await expect(page.locator(".status")).toContainText("The studio was closed");
  await context.setOffline(false);
  await expect(page.locator(".status")).toContainText("All good");
});

test("a copy of a masala may have the same place in the order, and before one is deleted, what needs it is named", async ({
  page,
}) => {
  const form = await open(page, "Change a price or the packs", neededProduct.name);
  await form.frame.getByRole("button", { name: "Show Editor Options" }).click();
  await form.frame.getByRole("menuitem", { name: "Duplicate" }).click();
  await fill(form.english, ["Name"], "Test Masala");
  await save(form);
  await expect
    .poll(() => parse(read("content/en/products/test-masala.yaml")).id)
    .toBe(parse(read(`content/en/products/${neededProduct.slug}.yaml`)).id);
  await expect(page.locator(".status")).toContainText("All good");

  await page.goto("/?language=en");
  await page.getByRole("link", { name: "Change a price or the packs" }).click();
  await expect(form.frame.getByRole("row", { name: neededProduct.name }).locator('img[src^="blob:"]')).toBeVisible();
  await form.frame.getByRole("row", { name: neededProduct.name }).click();
  await form.frame.getByRole("button", { name: "Show Editor Options" }).click();
  await form.frame.getByRole("menuitem", { name: "Delete" }).click();
  await form.frame.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alert");
  await expect(question).toContainText(itsRecipe.title);
  await expect(question.getByRole("button", { name: "Leave it as it is" })).toBeInViewport();
  await question.getByRole("button", { name: "Leave it as it is" }).click();
  // Declining is not an error.
  await expect((await reveal(form.english, ["Name"])).getByRole("textbox")).toHaveValue(neededProduct.name);
  await expect(form.frame.getByText("Couldn’t delete the entry")).toBeHidden();
  expect(existsSync(`${copy}/content/en/products/${neededProduct.slug}.yaml`)).toBe(true);
});

test("started on content with a fault, the page beside the form waits for it to be put right, on another port if its own is in use", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = `${copy}-fault`;
  copyProject(folder);
  const file = `${folder}/content/en/site.yaml`;
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace("showEnquireNow: ", "showEnquireNow: never "));
  const origin = `http://127.0.0.1:${port + 4}`;
  const studio = spawn("node", ["studio/studio.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port + 4) },
  });
  const state = async () => {
    const response = await page.request.get(`${origin}/state`).catch(() => undefined);
    return response?.ok() ? (await response.json()).page : undefined; // 503 while it is being prepared.
  };
  const other = createServer().listen(port + 5, "127.0.0.1");
  try {
    await expect.poll(state, { timeout: 60_000 }).toBe("waiting");
    await page.goto(`${origin}/?language=en#/collections/house/entries/site`);
    await expect(page.locator(".page")).toContainText("The page is shown once everything is fixed.");
    await expect(page.locator(".status")).toContainText("⚠ 1");
    writeFileSync(file, good);
    await page.request.get(`${origin}/files`);
    await expect.poll(state, { timeout: 120_000 }).toBe("ready");
    await expect(site(page).getByRole("heading", { level: 1 })).toBeVisible();
    const address = (await page.locator(".page iframe").getAttribute("src")) ?? "";
    studio.kill();
    // The site's server stops with the studio.
    const answers = () => fetch(address).then(Boolean, () => false);
    expect(address).toMatch(/^http/);
    await expect.poll(answers).toBe(false);
  } finally {
    studio.kill();
    other.close();
  }
});

test("the studio on the web, which cannot undo, shows its start page at that address", async ({ page }) => {
  await page.route("**/studio.json", async (route) => {
    const settings = await (await route.fetch()).json();
    return route.fulfill({ json: { ...settings, repository: "family/site" } });
  });
  await page.goto("/?language=en#undo");
  await expect(page.getByRole("link", { name: "Change a phone number" })).toBeVisible();
});

test("in Hindi, a task opens at its field, and what is wrong with it is said in Hindi", async ({ page }) => {
  await page.goto("/?language=hi");
  await picture(page, "start-hi");
  const frame = page.frameLocator(".editor iframe");
  // Sveltia puts invisible characters around a name, as in `reveal`.
  const fieldOf = (name: string) => frame.getByRole("group", { name: new RegExp(`^“.?${name}.?”$`) }).first();
  await page.getByRole("link", { name: "फ़ोन नंबर बदलें" }).click();
  await expect(fieldOf("मुख्य नंबर")).toBeInViewport();
  await picture(page, "phone-hi");
  await page.getByRole("link", { name: "शुरू का पन्ना" }).click();
  await page.getByRole("link", { name: "खुलने का समय बदलें" }).click();
  const field = fieldOf("खुलता है");
  await expect(field).toBeInViewport();
  await type(field.getByRole("textbox"), "9:00");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(field).toContainText("00:00 से 23:59 तक का समय चाहिए");
  await type(field.getByRole("textbox"), "23:00");
  await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
  await expect(frame.locator("dialog[open]")).toContainText("अभी सेव नहीं हुआ");
  await frame.locator("dialog[open]").getByRole("button").first().click();
  const question = page.getByRole("alert");
  await picture(page, "fault-hi");
  await expect(question).toContainText(/समय › बंद होता है: खुलने के बाद का समय चाहिए; लिखा है: /);
  await question.getByRole("button", { name: "ख़ाना दिखाएँ" }).click();
  await expect(fieldOf("बंद होता है")).toBeInViewport();
});

test("on a phone in Hindi, a form opens in Hindi, but where a fact is changed, in the only language that has it", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const frame = page.frameLocator(".editor iframe");
  const pane = frame.getByRole("combobox", { name: "भाषा बदलें" });
  for (const [task, entry, language, field] of [
    ["नया मसाला जोड़ें", undefined, "हिन्दी"],
    ["ग्राहकों की बातें बदलें", undefined, "हिन्दी", "किसने क्या कहा"],
    ["फ़ोटो में क्या है, यह लिखें", undefined, "हिन्दी"],
    ["रेसिपी बदलें", recipe.title, "हिन्दी"],
    ["किसी पन्ने का वाक्य बदलें", "संपर्क", "हिन्दी"],
    ["फ़ोन नंबर बदलें", undefined, "अंग्रेज़ी", "मुख्य नंबर"],
    ["दाम या पैक बदलें", product.name, "अंग्रेज़ी", "पैक और दाम"],
  ] as const) {
    await page.goto("/?language=hi");
    await page.getByRole("link", { name: task, exact: true }).click();
    if (entry) await frame.getByRole("row", { name: entry }).click();
    await expect(pane).toHaveText(language);
    if (field) await expect(frame.getByRole("group", { name: new RegExp(`^“.?${field}.?”$`) })).toBeInViewport();
  }
});

test("on a phone in Hindi, two masalas are added in one sitting, and undoing the last but one keeps the last", async ({
  page,
}) => {
  test.slow(); // Every field of two masalas.
  await page.setViewportSize(screens.phone);
  const frame = page.frameLocator(".editor iframe");
  const pane = frame.getByRole("combobox", { name: "भाषा बदलें" });
  const fieldOf = (name: string) => frame.getByRole("group", { name: new RegExp(`^“.?${name}.?”$`) }).first();
  const write = async (words: string, names: readonly string[]) => {
    for (const name of names) await type(fieldOf(name).getByRole("textbox"), words);
  };
  const writeBadges = async (words: string) => {
    for (const index of [0, 1]) await type(entriesOf(fieldOf("लेबल")).nth(index).getByRole("textbox"), words);
  };
  const choosePane = async (language: string) => {
    await pane.click();
    await frame.getByRole("option", { name: language }).click();
    await expect(pane).toHaveText(language);
  };
  const words = ["नाम", "किसमें डालें", "क्या बढ़ाए", "नाम के नीचे के शब्द"];
  const addMasala = async (hindi: string, english: string) => {
    await page.goto("/?language=hi");
    await page.getByRole("link", { name: "नया मसाला जोड़ें" }).click();
    await expect(pane).toHaveText("हिन्दी");
    await write(hindi, words);
    await choosePane("अंग्रेज़ी");
    await write(english, words);
    await write("50gm, 100gm", ["पैक और दाम"]);
    for (const count of [1, 2]) {
      await fieldOf("लेबल").getByRole("button", { name: /जोड़ें/ }).click();
      await expect(entriesOf(fieldOf("लेबल"))).toHaveCount(count);
    }
    await writeBadges("Pure");
    await choose(fieldOf("किस्म").getByRole("radio").first());
    await type(fieldOf("तीखापन").getByRole("spinbutton"), "1");
    await choose(fieldOf("किस रसोई का").getByRole("radio").first());
    await choosePane("हिन्दी");
    await writeBadges("शुद्ध");
    await frame.getByRole("button", { name: "सेव करें", exact: true }).click();
    await expect(frame.getByText("सेव हो गया")).toBeVisible();
  };
  await addMasala("जाँच मसाला", "Test Masala");
  await addMasala("परख मसाला", "Trial Masala");
  const hindiNames = () =>
    ["test-masala", "trial-masala"]
      .map((slug) => `content/hi/products/${slug}.yaml`)
      .filter((file) => existsSync(`${copy}/${file}`))
      .map((file) => parse(read(file)).name);
  expect(hindiNames()).toEqual(["जाँच मसाला", "परख मसाला"]);
  await expect(page.locator(".status")).toContainText("सब ठीक है");

  await page.goto("/?language=hi");
  await page.getByRole("link", { name: "बदलाव वापस लें" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "जाँच मसाला: जोड़ा गया" });
  await line.getByRole("button", { name: "वापस लें" }).first().click();
  await expect(page.getByRole("status")).toContainText("पहले जैसा हो गया");
  expect(hindiNames()).toEqual(["परख मसाला"]);
});

for (const language of ["en", "hi"])
  test(`the start page and the bar are accessible (${language})`, async ({ page }) => {
    for (const part of ["", "undo", "online", "remove", "/collections/house/entries/site"]) {
      await page.goto(`/?language=${language}#${part}`);
      await expect(page.locator(".status")).toContainText("✓");
      // Only the studio's own: the form and the site's page, which has the heading, are in frames.
      const rules = { "page-has-heading-one": { enabled: false } };
      expect(await accessibilityFaults(page, "html", { rules })).toEqual([]);
    }
  });

/** Waits until the studio has checked the last change. */
async function checked(page: Page) {
  await expect.poll(async () => (await page.request.get("/state")).json()).toMatchObject({ isChecking: false });
}

/** The site's page beside the form. */
function site(page: Page): FrameLocator {
  return page.frameLocator(".page iframe");
}

function read(file: string): string {
  return readFileSync(`${copy}/${file}`, "utf8");
}

/** Compares a saved file with the project's: only this value differs, and the order of the fields is the same. */
function expectChange(file: string, path: readonly (string | number)[], value: unknown) {
  const expected = parseDocument(readFileSync(file, "utf8"));
  expected.setIn(path, value);
  return expect.poll(() => JSON.stringify(parse(read(file)))).toBe(JSON.stringify(expected.toJS()));
}
