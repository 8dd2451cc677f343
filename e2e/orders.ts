import { expect, type Page } from "@playwright/test";
import { interpolate } from "../app/text/interpolate.ts";
import { content, escapeRegExp, localPath } from "./content.ts";
import { openPage, parseChatLink } from "./support.ts";

/** How a visitor orders: the packs of the first product, the slip, and what its message asks for. */

const words = content.slip;
const packing = content["packing-list"];
export type Counts = Record<string, number>;

export const plus = (...all: Counts[]): Counts => {
  const sums: Counts = {};
  for (const [choice, count] of all.flatMap((counts) => Object.entries(counts)))
    sums[choice] = (sums[choice] ?? 0) + count;
  return sums;
};

export const strip = (page: Page) => page.locator("#slip-strip");
export const sheet = (page: Page) => page.getByRole("dialog", { name: words.title });
export const list = (page: Page) => page.getByRole("dialog", { name: packing.title });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The packs of the first product, as buttons on Products. */
const [product] = content.products;
const packs = product?.price.packs.filter(({ isLoose }) => !isLoose) ?? [];
export const choiceOf = (index: number) => `${product?.slug}.${packs[index]?.id}`;
export const packButton = (page: Page, index: number) => {
  const name = interpolate(words.add, { name: product?.name ?? "", pack: packs[index]?.text ?? "" });
  return page.getByRole("button", { name: new RegExp(`^${escapeRegExp(name)}`) });
};
export async function pressPack(page: Page, index = 0): Promise<void> {
  if (!page.url().includes(localPath("/products"))) await openPage(page, localPath("/products"));
  await packButton(page, index).click();
}

/** What the message orders, by its link; the sheet stays open. */
export async function ordered(page: Page): Promise<Counts> {
  if (!(await sheet(page).isVisible())) await seeSlip(page).click();
  const link = sheet(page).getByRole("link", { name: /WhatsApp/ });
  const { text } = parseChatLink(await link.getAttribute("href"));
  const address = new URL(text?.split("\n").at(-1) ?? "");
  expect(address.origin).toBe(content.site.address);
  const counts = Object.fromEntries(
    (address.searchParams.get("slip") ?? "").split("_").map((line) => {
      const [slug, pack, count = "1"] = line.split(".");
      return [`${slug}.${pack}`, Number(count)];
    }),
  );
  expect(text?.split("\n").filter((line) => /^\d+\. /.test(line))).toHaveLength(Object.keys(counts).length);
  await expect(sheet(page).locator("ol > li")).toHaveCount(Object.keys(counts).length);
  return counts;
}

export const seeSlip = (page: Page) => strip(page).getByRole("button", { name: words.see });
export const closeSheet = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
};
