import { searchTerms } from "../../catalogue/search-terms";
import type { Content } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { cardProduct } from "../card-data.server";
import type { CatalogueProduct } from "./Results";

/** All products as the catalogue shows, filters and sorts them. */
export function catalogueProducts(content: Content): CatalogueProduct[] {
  return content.products.map((product) => {
    const { name, price, slug, badges, region, spiceLevel } = product;
    return {
      ...cardProduct(content, product),
      labels: [...badges, content.catalogue.regions[region]],
      searchTerms: searchTerms(product, content.translations[slug]),
      spiceLevel,
      contact: controlData(content, "product-contact", { name, price }, content.catalogue.message),
    };
  });
}
