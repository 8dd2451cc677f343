import type { Content } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { cardProduct } from "../card-data.server";
import type { CatalogueProduct } from "./Results";

/** All products as the catalogue shows, filters and sorts them. */
export function catalogueProducts(content: Content): CatalogueProduct[] {
  return content.products.map((product) => {
    const { name, hindi, price, slug, badges, region, spiceLevel, aliases } = product;
    return {
      ...cardProduct(content, product),
      labels: [...badges, content.catalogue.regions[region]],
      searchTerms: [...(content.translations[slug] ?? []), ...(hindi ? [hindi] : []), ...aliases].join("\n"),
      spiceLevel,
      contact: controlData(content, "product-contact", { name, price }, content.catalogue.message),
    };
  });
}
