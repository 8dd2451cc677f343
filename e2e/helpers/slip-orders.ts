import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, localPath } from "./content.ts";
import { openPage, parseChatLink, storedSlip } from "./support.ts";

/** How a visitor orders: the packs of the first product, the slip, and what its message asks for. */

const words = content.slip;
export type Counts = Record<string, number>;

export const plus = (...all: Counts[]): Counts => {
  const sums: Counts = {};
  for (const [choice, count] of all.flatMap((counts) => Object.entries(counts)))
    sums[choice] = (sums[choice] ?? 0) + count;
  return sums;
};

export const strip = (page: Page) => page.locator("#slip-strip");
export const sheet = (page: Page) => page.getByRole("dialog", { name: words.title });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The packs of the first product, as buttons on Products. */
const [product] = content.products;
const packs = product?.price.packs.filter(({ isLoose }) => !isLoose) ?? [];
export const choiceOf = (index: number) => `${product?.slug}.${packs[index]?.id}`;
export const namesOf = (index: number) => ({ name: product?.name ?? "", pack: packs[index]?.text ?? "" });
export const packButton = (page: Page, index: number) => {
  const name = interpolate(words.add, namesOf(index));
  return page.getByRole("button", { name: new RegExp(`^${escapeRegExp(name)}`) });
};
export async function pressPack(page: Page, index = 0): Promise<void> {
  if (!page.url().includes(localPath("/products"))) await openPage(page, localPath("/products"));
  await packButton(page, index).click();
}

/** What the slip orders: its lines by hand and those of its dishes, as many as sheet and message have. The sheet stays open. */
export async function ordered(page: Page): Promise<Counts> {
  if (!(await sheet(page).isVisible())) await seeSlip(page).click();
  const { lines = "", dishes = [] } = await storedSlip(page);
  const counts = plus(...[lines, ...dishes.map((dish: { lines: string }) => dish.lines)].map(countsIn));
  const link = sheet(page).getByRole("link", { name: /WhatsApp/ });
  const { text } = parseChatLink(await link.getAttribute("href"));
  expect(text?.split("\n").filter((line) => /^\d+\. /.test(line))).toHaveLength(Object.keys(counts).length);
  await expect(sheet(page).locator("ol > li")).toHaveCount(Object.keys(counts).length);
  return counts;
}

/** Lines as the browser stores them: `chilli-powder.500gm.2_turmeric.g.75`. A line with a count of 0 was taken off a dish. */
function countsIn(lines: string): Counts {
  const counts = lines.split("_").flatMap((line) => {
    const [slug, pack, count = "1"] = line.split(".");
    return pack && Number(count) > 0 ? [[`${slug}.${pack}`, Number(count)] as const] : [];
  });
  return Object.fromEntries(counts);
}

export const seeSlip = (page: Page) => strip(page).getByRole("button", { name: words.see });
export const closeSheet = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
};
