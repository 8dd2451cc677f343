import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { loadPictures } from "../in-page.ts";

// How a person uses Sveltia's forms.

export const screens = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The two halves of a form. */
export interface Form {
  frame: FrameLocator;
  english: Locator;
  hindi: Locator;
}

/** Opens a form as the family does: from the start page, and if need be from a list. */
export async function open(page: Page, task: string, entry?: string): Promise<Form> {
  await page.goto("/?language=en");
  await picture(page, "start");
  await page.getByRole("link", { name: task, exact: true }).click();
  const frame = page.frameLocator(".editor iframe");
  if (entry) await frame.getByRole("row", { name: entry }).click();
  const pane = (language: string) => frame.getByRole("group", { name: new RegExp(`Edit .*${language}.* Content`) });
  await expect(pane("English")).toBeVisible();
  return { frame, english: pane("English"), hindi: pane("Hindi") };
}

/** A field, by its name and those of the groups around it. Sveltia draws a field when it comes into view. */
export async function reveal(pane: Locator, names: readonly string[]): Promise<Locator> {
  let field = pane;
  for (const name of names) {
    const around = field;
    field = around.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
    await expect(async () => {
      // To the top, so that the next comes into view.
      if ((await field.count()) === 0)
        await around
          .getByRole("group")
          .last()
          .evaluate((last) => last.scrollIntoView());
      await field.scrollIntoViewIfNeeded({ timeout: 500 });
    }).toPass();
  }
  return field;
}

export async function fill(pane: Locator, names: readonly string[], value: string) {
  await type((await reveal(pane, names)).getByRole("textbox"), value);
}

export async function type(input: Locator, value: string) {
  await input.click();
  await input.fill(value);
}

/** Chooses one of a group. For its first 100 ms, Sveltia shows it as chosen without telling the form; then Tab knows it. */
export async function choose(option: Locator) {
  await expect(option).toHaveAttribute("tabindex");
  await option.click();
}

export async function expand({ english, hindi }: Form, names: readonly string[]) {
  for (const pane of [english, hindi]) {
    const button = (await reveal(pane, names)).getByRole("button", { name: "Expand", exact: true });
    if (await button.isVisible()) await button.click();
  }
}

export const entriesOf = (list: Locator) => list.locator(".item-list").first().locator("> *");

export async function entryOf(pane: Locator, list: string, index: number): Promise<Locator> {
  const entry = entriesOf(await reveal(pane, [list])).nth(index);
  await entry.scrollIntoViewIfNeeded();
  return entry;
}

export async function save({ frame }: Form) {
  await saveButton(frame).click();
  await expect(saveButton(frame)).toBeDisabled();
}

/** Closes the message that Sveltia shows when something was not saved. */
export async function closeMessage({ frame }: Form, message: string) {
  const dialog = frame.locator("dialog[open]");
  await expect(dialog).toContainText(message);
  await dialog.getByRole("button").first().click();
}

export const saveButton = (frame: FrameLocator) => frame.getByRole("button", { name: "Save", exact: true });

export async function upload(page: Page, { frame }: Form, field: Locator, photo: string) {
  await field.getByRole("button", { name: "Browse" }).click();
  const dialog = frame.getByRole("dialog");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Upload" }).click(),
  ]);
  await chooser.setFiles(photo);
  await expect(dialog.getByText("Unsaved")).toBeVisible();
  await picture(page, "photo");
  await dialog.getByRole("button", { name: "Insert" }).click();
}

export const square = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#c80" } })
    .png()
    .toBuffer();

/** A photograph like those of phones: rotated by EXIF orientation, with metadata about place and owner. */
export async function photograph(): Promise<string> {
  const file = test.info().outputPath("IMG_0001 हल्दी.jpg");
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#c80" } })
    .withExif({ IFD0: { Copyright: "its owner" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

/** With STUDIO_PICTURES set, takes a picture of the laptop's screen for docs/content-guide.md again. */
export async function picture(page: Page, name: string) {
  if (!process.env.STUDIO_PICTURES || page.viewportSize()?.width !== screens.laptop.width) return;
  for (const frame of page.frames()) await frame.evaluate(loadPictures);
  await sharp(await page.screenshot())
    .resize(1080)
    .webp({ quality: 60 })
    .toFile(`docs/pictures/studio-${name}.webp`);
}
