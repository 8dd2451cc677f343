import type { Content } from "../../content/read.server.ts";
import type { ForgivinglySearchable } from "../../features/catalogue/forgiving-search.ts";
import type { CatalogueProduct } from "../../features/catalogue/Results.tsx";
import { controlData } from "../../features/controls/control-data.server.ts";
import { dishesWith } from "../../features/recipes/dishes-with.ts";
import { cardProduct } from "../card-data.server.ts";

/** The data of all products for the catalogue. */
export function catalogueProducts(content: Content): CatalogueProduct[] {
  return content.products.map((product) => {
    const { name, price, slug, badges, region, spiceLevel } = product;
    return {
      ...cardProduct(content, product),
      labels: [...badges, content.catalogue.regions[region]],
      spiceLevel,
      dishes: content.hasExtras ? dishesWith(content.recipes, slug) : undefined,
      contact: controlData(content, "product-contact", { name, price: price.text }, content.catalogue.message),
    };
  });
}

/** What a forgiving search needs besides: the terms of these products, and those of spices without a card. */
export function forgivingCatalogue(content: Content, products: readonly CatalogueProduct[]) {
  return {
    products: products.map((product) => ({ ...product, ...searchTerms(content, product) })),
    ask: content.catalogue.askForSpice,
    withoutCard: spicesWithoutCard(content),
  };
}

function searchTerms(content: Content, { slug, hindi, category }: CatalogueProduct) {
  const { brand } = content.site;
  const categoryNames = [content, ...content.inOtherLanguages].map(({ pages }) => pages.products.catalogue.categories);
  const aliases = content.products.find((product) => product.slug === slug)?.aliases ?? [];
  const others = content.inOtherLanguages.flatMap(
    ({ products }) => products.find((other) => other.slug === slug) ?? [],
  );
  return {
    searchTerms: [...(content.translations[slug] ?? []), ...(hindi ? [hindi] : []), ...aliases].join("\n"),
    kindTerms: [...categoryNames.flatMap((names) => [names.all, names[category]]), brand.name, brand.hindi].join("\n"),
    otherTags: others.map(({ tag }) => tag).join("\n"),
  };
}

/** Spices that recipes use and that are no products, with the terms for the search. */
function spicesWithoutCard(content: Content): ForgivinglySearchable[] {
  const used = new Set(content.recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  return content.spices
    .filter(({ id }) => used.has(id))
    .map(({ id, name, aliases }) => {
      const others = content.inOtherLanguages.flatMap(
        ({ spices }) => spices.find((other) => other.id === id)?.name ?? [],
      );
      const none = { tag: "", price: { text: "" }, kindTerms: "", otherTags: "" };
      return { name, searchTerms: [...others, ...aliases].join("\n"), ...none };
    });
}
