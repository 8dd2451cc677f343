import type { Content } from "../../content/read.server.ts";
import type { CatalogueProduct } from "../../features/catalogue/Results.tsx";
import type { SearchedBySound } from "../../features/catalogue/search.ts";
import { controlData } from "../../features/controls/control-data.server.ts";
import { cardProduct } from "../card-data.server.ts";

/** The data of all products for the catalogue. */
export function catalogueProducts(content: Content): CatalogueProduct[] {
  return content.products.map((product) => {
    const { name, price, slug, badges, region, spiceLevel } = product;
    const dishes = content.recipes.filter(({ spices }) => spices.some(({ id }) => id === slug));
    return {
      ...cardProduct(content, product),
      labels: [...badges, content.catalogue.regions[region]],
      spiceLevel,
      dishes: content.hasExtras ? dishes.map(({ slug, title }) => ({ slug, title })) : undefined,
      contact: controlData(content, "product-contact", { name, price: price.text }, content.catalogue.message),
      ...(content.hasExtras ? namesForSearch(content, product) : {}),
    };
  });
}

/** What the search by sound reads of a product, besides its name. */
function namesForSearch(content: Content, { slug, hindi, aliases, category, price }: Content["products"][number]) {
  const { brand } = content.site;
  const categories = [content, ...content.inOtherLanguages].map(
    ({ pages }) => pages.products.catalogue.categories[category],
  );
  return {
    otherNames: [...new Set([...(content.translations[slug] ?? []), ...(hindi ? [hindi] : []), ...aliases])],
    kinds: [...categories, brand.name, brand.hindi, price.text],
  };
}

/** The spices that recipes use and that are no products, for the search by sound. */
export function spicesWithoutCard(content: Content): SearchedBySound[] {
  const used = new Set(content.recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  return content.spices
    .filter(({ id }) => used.has(id))
    .map(({ id, name, aliases }) => ({ name, otherNames: [...(content.translations[id] ?? []), ...aliases] }));
}
