import type { Searchable } from "../../catalogue/search";
import type { Content } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { dishesWith } from "../../recipe/dishes-with";
import { cardProduct } from "../card-data.server";
import type { CatalogueProduct } from "./Results";

/** The data of all products for the catalogue, with the terms for the search. */
export function catalogueProducts(content: Content): CatalogueProduct[] {
  const { brand } = content.site;
  const categoryNames = [content, ...content.otherLanguages].map(({ pages }) => pages.products.catalogue.categories);
  return content.products.map((product) => {
    const { name, hindi, price, slug, badges, region, category, spiceLevel, aliases } = product;
    const others = content.otherLanguages.flatMap(
      ({ products }) => products.find((other) => other.slug === slug) ?? [],
    );
    return {
      ...cardProduct(content, product),
      labels: [...badges, content.catalogue.regions[region]],
      searchTerms: [...(content.translations[slug] ?? []), ...(hindi ? [hindi] : []), ...aliases].join("\n"),
      kindTerms: [...categoryNames.flatMap((names) => [names.all, names[category]]), brand.name, brand.hindi].join(
        "\n",
      ),
      otherTags: others.map(({ tag }) => tag).join("\n"),
      spiceLevel,
      dishes: content.hasExtras ? dishesWith(content.recipes, slug) : undefined,
      contact: controlData(content, "product-contact", { name, price: price.text }, content.catalogue.message),
    };
  });
}

/** Spices that recipes use and that are no products, with the terms for the search. */
export function spicesWithoutCard(content: Content): Searchable[] {
  const used = new Set(content.recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  return content.spices
    .filter(({ id }) => used.has(id))
    .map(({ id, name, aliases }) => {
      const others = content.otherLanguages.flatMap(
        ({ spices }) => spices.find((other) => other.id === id)?.name ?? [],
      );
      const none = { tag: "", price: { text: "" }, kindTerms: "", otherTags: "" };
      return { name, searchTerms: [...others, ...aliases].join("\n"), ...none };
    });
}
