import type { Pack, ShownPack } from "../../content/packs.ts";
import type { Content } from "../../content/read.server.ts";
import { weekdaysFromSunday } from "../../content/schema/options.ts";
import { defaultLanguage, type Language } from "../../site/languages.ts";
import { writeAsset } from "../../site/made-files.server.ts";
import type { PageName } from "../../site/pages.ts";
import { interpolate } from "../../text/interpolate.ts";
import type { OpenDays } from "./open-days.ts";
import type { Shelf } from "./order.ts";

/** The slip of a page, and the module with its data. The Products page offers the last order. */
export function slipOf(content: Content, page: PageName) {
  const data = slipData(content);
  const module = writeAsset("slip-data", `export const data=${JSON.stringify(data)}`, "js").url;
  const onPage = { offersLast: page === "products", isOffline: page === "offline" };
  return { data, module, onPage };
}

/** What the slip's components need of the content: the same on all pages of a language. */
export type SlipData = ReturnType<typeof slipData>;
function slipData(content: Content) {
  const { products, spices, recipes, translations, language, site } = content;
  const { anyPack, grams } = content.slip;
  const shelf: Record<string, Shelf[string]> = {};
  // Spices that recipes name and that are no products: by weight, or in the smallest pack.
  for (const { id, name } of spices)
    shelf[id] = {
      name,
      otherName: translations[id]?.[0] ?? "",
      packs: { g: { text: interpolate(grams, { count: "" }).trim() }, any: { text: anyPack } },
    };
  for (const { slug, name, hindi, price } of products) {
    const otherName = hindi ?? translations[slug]?.[0] ?? "";
    shelf[slug] = { name, otherName, packs: Object.fromEntries(price.packs.map(shown)) };
  }
  const openDays: OpenDays = {
    week: weekdaysFromSunday.map((day) => site.hours.days.includes(day)),
    closedOn: site.hours.daysWeAreClosed,
  };
  // The language of the products' other names.
  const otherLanguage: Language = language === defaultLanguage ? "hi" : defaultLanguage;
  return {
    language,
    otherLanguage,
    shelf,
    openDays,
    dishes: Object.fromEntries(recipes.map(({ slug, title }) => [slug, title])),
    // `bulk` is the first line of a message that asks for a price.
    words: { ...content.slip, bulk: content.controlWords["request-bulk-quote"].message },
    packing: content["packing-list"],
  };
}

const shown = ({ id, grams, isLoose, ...pack }: Pack): [id: string, ShownPack] => [id, pack];

/** What product cards show of the slip: the words of the packs that are buttons, and the line that says what it is. */
export function slipOnProducts({ slip }: Content) {
  const { put, add, held, see, grams, kilos, invitation } = slip;
  return { words: { put, add, held, see, grams, kilos }, hint: invitation };
}
export type SlipOnProducts = ReturnType<typeof slipOnProducts>;
