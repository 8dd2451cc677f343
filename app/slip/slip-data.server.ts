import type { ComponentProps } from "react";
import type { Content } from "../content/read.server";
import { defaultLanguage } from "../languages";
import type { Slip } from "./Slip";

/**
 * The slip's words and the products that can be on it; undefined if the control set in use has no slip.
 *
 * @param isProducts whether it is for the Products page, which offers the last order and opens shared slips as lists
 */
export function slipProps(content: Content, isProducts = false): ComponentProps<typeof Slip> | undefined {
  if (!content.hasExtras) return undefined;
  const { products, translations, language } = content;
  const shelf = Object.fromEntries(
    products.map(({ slug, name, hindi, price }) => {
      const otherName = hindi ?? translations[slug]?.[0] ?? "";
      const packs = Object.fromEntries(price.packs.map(({ id, text }) => [id, text]));
      return [slug, { name, otherName, packs }];
    }),
  );
  const otherLanguage = language === defaultLanguage ? "hi" : defaultLanguage;
  const { "order-slip": orderSlip, "request-bulk-quote": bulk } = content.controlWords;
  const { put, add, held, dish, ...words } = orderSlip;
  return {
    offersLast: isProducts,
    packing: isProducts ? content.controlWords["packing-list"] : undefined,
    otherLanguage,
    words: { ...words, bulk: bulk.message },
    shelf,
  };
}

/** The words of the pack buttons on a card; undefined without a slip, because the packs are no buttons then. */
export function packWords(content: Content) {
  const { put, add, held, see, grams, kilos } = content.controlWords["order-slip"];
  return content.hasExtras ? { put, add, held, see, grams, kilos } : undefined;
}

/** The words of a recipe's button that puts its spices on the slip; undefined without a slip. */
export function dishWords(content: Content) {
  const { dish, see } = content.controlWords["order-slip"];
  return content.hasExtras ? { label: dish, see } : undefined;
}

/** The id of a product's smallest pack; undefined if it is no product, and without a slip. */
export function smallestPackId({ hasExtras, products }: Content, product: string): string | undefined {
  if (!hasExtras) return undefined;
  const packs = products.find(({ slug }) => slug === product)?.price.packs ?? [];
  return packs.toSorted((a, b) => a.grams - b.grams)[0]?.id;
}
