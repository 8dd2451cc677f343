import type { Content } from "../content/read.server";
import { defaultLanguage, type Language } from "../languages";
import { packsOf } from "../packs/packs";
import { nameOfSpice } from "../recipe/recipe-lines";
import { type Choice, gramsOf, type Shelf } from "./slip";

/** The slip's words, and the products that can be on it; undefined if the set in use has no slip. */
export function slipProps(content: Content) {
  if (!content.controls.extras["order-slip"]) return undefined;
  const { products, translations, language } = content;
  const shelf: Shelf = Object.fromEntries(
    products.map(({ slug, name, hindi, price }) => [
      slug,
      { name, otherName: hindi ?? translations[slug]?.[0], packs: packsOf(price) },
    ]),
  );
  const otherLanguage: Language = language === defaultLanguage ? "hi" : defaultLanguage;
  const { "order-slip": words, "request-bulk-quote": bulk } = content.controlWords;
  return { otherLanguage, words: { ...words, bulk: bulk.message }, shelf };
}

/** The words of the packs on a card, which are buttons where there is a slip. */
export function packWords(content: Content) {
  const { put, add, held, see, grams, kilos } = content.controlWords["order-slip"];
  return content.controls.extras["order-slip"] ? { put, add, held, see, grams, kilos } : undefined;
}

/** Puts the spices of a dish on the slip, each in its smallest pack; undefined if none of them is a product. */
export function dishSlip(content: Content, spices: readonly { id: string }[]) {
  const choices = spices.flatMap(({ id }): Choice[] => {
    const product = content.products.find(({ slug }) => slug === id);
    const [smallest] = Object.keys(packsOf(product?.price ?? "")).sort((a, b) => gramsOf(a) - gramsOf(b));
    return smallest ? [{ product: id, pack: smallest }] : [];
  });
  const others = spices
    .filter(({ id }) => !choices.some(({ product }) => product === id))
    .map(({ id }) => nameOfSpice(content, id));
  const isOffered = content.controls.extras["order-slip"] && choices.length > 0;
  const { dish, see } = content.controlWords["order-slip"];
  return isOffered ? { label: dish, see, choices, others } : undefined;
}
