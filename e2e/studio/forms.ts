import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";

// How a person uses the studio's forms.

export const screens = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Opens a form as the family does: from the start page, and if need be from a list. */
export async function open(page: Page, task: string, entry?: string, language = "en"): Promise<Locator> {
  await page.goto(`?language=${language}`);
  if (language === "en") await picture(page, "start");
  await page.getByRole("link", { name: task, exact: true }).click();
  if (entry) await page.getByRole("link", { name: entry, exact: true }).first().click();
  const form = page.locator("main.form");
  await expect(form.getByRole("button", { name: /^(Save|सेव करें)$/ })).toBeVisible();
  return form;
}

/** The part of a form with this heading: a group, a list or the line of a list. */
export const part = (form: Locator, name: string): Locator =>
  form.locator(`:is(details, fieldset):has(> :is(summary, legend):text-is(${JSON.stringify(name)}))`);

/** Opens a group of a long form. */
export async function expand(form: Locator, name: string): Promise<Locator> {
  const found = part(form, name).first();
  await found.locator("> summary").click();
  return found;
}

/** A text in one language: `Title (Hindi)`. A fact has no language. */
export const textbox = (form: Locator, name: string): Locator =>
  form.getByRole("textbox", { name, exact: true }).first();

export async function type(input: Locator, value: string) {
  await input.click();
  await input.fill(value);
}

/** Presses Save and waits until everything is saved. */
export async function save(form: Locator) {
  await saveButton(form).click();
  await expectSaved(form);
}

export async function expectSaved(form: Locator) {
  await expect(form.page().locator("main.form .save-bar")).toContainText(/^(Saved\.|सेव हो गया।)/);
}

export const saveButton = (form: Locator) => form.getByRole("button", { name: /^(Save|सेव करें)$/ });

/** What a form says at its foot when something is not saved. */
export const refusal = (form: Locator) => form.locator(".save-bar").getByRole("alert");

/** The question that must be answered before something is saved. */
export const question = (page: Page) => page.locator(".question");

export async function choosePhoto(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  await field.locator('input[type="file"]').setInputFiles(file);
}

export const square = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#c80" } })
    .png()
    .toBuffer();

/** A photograph like those of phones: rotated by EXIF orientation, with metadata about place and owner. */
export const photograph = async () => ({
  name: "IMG_0001 हल्दी.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#c80" } })
    .withExif({ IFD0: { Copyright: "its owner" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

/** With STUDIO_PICTURES set, takes a picture of the laptop's screen for docs/content-guide.md again. */
export async function picture(page: Page, name: string) {
  const isWanted = process.env.STUDIO_PICTURES && test.info().project.name === "studio-local";
  if (!isWanted || page.viewportSize()?.width !== screens.laptop.width) return;
  // The studio has loaded, and has checked the content.
  await expect(page.locator("main :is(h1, form)").first()).toBeVisible();
  await expect(page.locator(".status")).not.toBeEmpty();
  const isDrawn = () => [...document.images].every(({ complete, loading }) => complete || loading === "lazy");
  // The page beside the form may be loading another time.
  if (await page.locator("iframe").count())
    await expect(async () =>
      expect(await page.frameLocator("iframe").locator("h1").evaluate(isDrawn, undefined, { timeout: 2_000 })).toBe(
        true,
      ),
    ).toPass();
  await sharp(await page.screenshot())
    .resize(1080)
    .webp({ quality: 60 })
    .toFile(`docs/pictures/studio-${name}.webp`);
}
