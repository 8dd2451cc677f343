import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, localPath } from "./content.ts";
import { openPage } from "./support.ts";

/** How a visitor orders: the packs of the first product, and the slip. */

const words = content.slip;

export const strip = (page: Page) => page.locator("#slip-strip");
export const sheet = (page: Page) => page.getByRole("dialog", { name: words.title });

/** The packs of the first product, as buttons on Products. */
const [product] = content.products;
const packs = product?.price.packs.filter(({ isLoose }) => !isLoose) ?? [];
export const choiceOf = (index: number) => `${product?.slug}.${packs[index]?.id}`;
export const namesOf = (index: number) => ({ name: product?.name ?? "", pack: packs[index]?.text ?? "" });
export async function pressPack(page: Page, index = 0): Promise<void> {
  if (!page.url().includes(localPath("/products"))) await openPage(page, localPath("/products"));
  const name = interpolate(words.add, namesOf(index));
  await page.getByRole("button", { name: new RegExp(`^${escapeRegExp(name)}`) }).click();
}

export const seeSlip = (page: Page) => strip(page).getByRole("button", { name: words.see });
export const closeSheet = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
};
