import type { Content } from "../content/read.server";
import { defaultLanguage } from "../languages";
import { packsOf } from "../ui/packs";
import { gramsOf, most, type Shelf, type SlipChoices } from "./slip";

/** The slip's words, and the products that can be on it; undefined if the set in use has no slip. */
export function slipData(content: Content) {
  if (!content.controls.extras["order-slip"]) return undefined;
  const { products, translations, language } = content;
  const shelf: Shelf = Object.fromEntries(
    products.map(({ slug, name, hindi, price }) => [
      slug,
      { name, otherName: hindi ?? translations[slug]?.[0], packs: packsOf(price) },
    ]),
  );
  const otherLanguage = language === defaultLanguage ? "hi" : defaultLanguage;
  return { language, otherLanguage, words: content.controlWords["order-slip"], shelf, most };
}

/** The words of the packs on a card, which are buttons where there is a slip. */
export function packWords(content: Content) {
  const { put, add } = content.controlWords["order-slip"];
  return content.controls.extras["order-slip"] ? { put, add } : undefined;
}

/** Puts the spices of a dish on the slip, each in its smallest pack; undefined if none of them is a product. */
export function dishSlip(content: Content, spices: readonly { id: string }[]) {
  const packs = spices.flatMap(({ id }) => {
    const product = content.products.find(({ slug }) => slug === id);
    const [smallest] = Object.keys(packsOf(product?.price ?? "")).sort((a, b) => gramsOf(a) - gramsOf(b));
    return smallest ? `${id}.${smallest}` : [];
  });
  const slip = choices(content, packs, { "data-adds": "products" });
  return slip && { label: content.controlWords["order-slip"].dish, slip };
}

/** Puts every product's pack of ten kilos on the slip, and opens it. */
export function bulkSlip(content: Content): SlipChoices | undefined {
  const packs = content.products.flatMap(({ slug, price }) =>
    Object.hasOwn(packsOf(price), "10kg") ? `${slug}.10kg` : [],
  );
  return choices(content, packs, { "data-adds": "packs", "data-opens": true });
}

function choices(
  { controls }: Content,
  packs: readonly string[],
  how: Omit<SlipChoices, "data-slip">,
): SlipChoices | undefined {
  return controls.extras["order-slip"] && packs.length > 0 ? { "data-slip": packs.join("_"), ...how } : undefined;
}
