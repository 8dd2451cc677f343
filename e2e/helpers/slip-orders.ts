import type { Page } from "@playwright/test";
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
export const packButton = (page: Page, index = 0) =>
  page.getByRole("button", { name: new RegExp(`^${escapeRegExp(interpolate(words.add, namesOf(index)))}`) });
export async function pressPack(page: Page, index = 0): Promise<void> {
  if (!page.url().includes(localPath("/products"))) await openPage(page, localPath("/products"));
  await packButton(page, index).click();
}

/** So many packs, as the slip says it. */
export const counted = (count: number) =>
  interpolate(count === 1 ? words.count.one : words.count.other, { count: String(count) });

export const seeSlip = (page: Page) => strip(page).getByRole("button", { name: words.see });
