import { expect } from "@playwright/test";
import { parse } from "yaml";
import { languages } from "../../app/languages";
import { expectSamePage, open, overlay } from "./page";
import { type SiteCopy, test } from "./site-copy";

const photos = "content/photos.yaml";

test("changes to a picture's focus and ground colour show", async ({ page, site }) => {
  await open(page, "/about");
  const picture = page.locator("main img[data-place]").first();
  const place = await picture.getAttribute("data-place");
  const file = Object.keys(parse(site.read(photos))).find((name) => name.startsWith(`${place}.`)) ?? "";
  for (const [focus, ground, color] of [
    ["11% 22%", "#010203", "rgb(1, 2, 3)"],
    ["33% 44%", "#040506", "rgb(4, 5, 6)"],
  ]) {
    site.setField(photos, [file, "focus"], focus);
    site.setField(photos, [file, "ground"], ground);
    await expect(picture).toHaveCSS("object-position", focus ?? "");
    await expect(picture).toHaveCSS("background-color", color ?? "");
  }
  await expectSamePage(page);
});

test("adding and deleting a product's files adds and removes it", async ({ page, site }) => {
  const slug = firstProduct(site);
  await open(page, "/products");
  // A product's fragment on this page is its file name.
  const newcomer = page.locator("#newcomer");

  site.write("content/products/newcomer.yaml", site.read(`content/products/${slug}.yaml`));
  site.setField("content/products/newcomer.yaml", ["id"], 9999);
  for (const language of languages) {
    const words = `content/${language}/products`;
    await expect(overlay(page)).toContainText(`${words}/newcomer.yaml`);
    site.write(`${words}/newcomer.yaml`, site.read(`${words}/${slug}.yaml`));
    site.setField(`${words}/newcomer.yaml`, ["name"], "Newcomer");
  }
  await expect(newcomer).toContainText("Newcomer");
  await expect(overlay(page)).toBeHidden();

  for (const language of languages) site.remove(`content/${language}/products/newcomer.yaml`);
  site.remove("content/products/newcomer.yaml");
  await expect(newcomer).toHaveCount(0);
  await expect(overlay(page)).toBeHidden();
  await expectSamePage(page);
});

test("a new picture shows, and so does another one under the same name", async ({ page, site }) => {
  const slug = firstProduct(site);
  const facts = `content/products/${slug}.yaml`;
  const old: string = parse(site.read(facts)).picture;
  const [other = ""] = Object.keys(parse(site.read(photos))).filter((file) => file !== old && /^product/.test(file));
  await open(page, "/products");

  site.write("content/photos/newcomer.jpg", sameLooking(site.bytes(`content/photos/${old}`)));
  site.setField(photos, ["newcomer.jpg"], parse(site.read(photos))[old]);
  for (const language of languages) site.setField(`content/${language}/photos.yaml`, ["newcomer.jpg"], "A newcomer");
  site.setField(facts, ["picture"], "newcomer.jpg");
  const picture = page.getByRole("img", { name: "A newcomer" });
  await expect(picture).toHaveAttribute("data-place", "newcomer");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const source = await picture.getAttribute("src");
  site.write("content/photos/newcomer.jpg", sameLooking(site.bytes(`content/photos/${other}`)));
  await expect(picture).not.toHaveAttribute("src", source ?? "");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSamePage(page);
});

/** The same picture with other bytes: the cache of encoded pictures goes by the bytes. */
function sameLooking(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg, Buffer.from("Newcomer")]);
}

/** The first product with a picture: its file name without the extension. */
function firstProduct(site: SiteCopy): string {
  const slug = site.names("content/products").find((name) => parse(site.read(`content/products/${name}.yaml`)).picture);
  if (!slug) throw new Error("No product has a picture");
  return slug;
}
