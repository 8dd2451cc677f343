import { pictureOf } from "../content/pictures.server.ts";
import { type Content, nameOnPacket } from "../content/read.server.ts";
import type { Product } from "../content/schema/product.ts";
import type { CardProduct, CardWords } from "../features/catalogue/ProductCard.tsx";

/**
 * The data of a product card. Fields that it does not show are left out, because the catalogue's cards are sent to the
 * browser as JSON. catalogue-products.server.ts adds the spice level, the region as a label, and the terms for the
 * search.
 */
export function cardProduct(content: Content, product: Product): CardProduct & Pick<Product, "category"> {
  const { id, badges, picture, spiceLevel, region, colour, gramsPerTeaspoon, aliases, ...shown } = product;
  return {
    ...shown,
    nameOnPacket: nameOnPacket(content, product.slug),
    labels: badges,
    picture: picture ? pictureOf(content, "product", picture) : undefined,
  };
}

/** Only the words of catalogue.yaml that product cards use, because all of them are sent to the browser as JSON. */
export function cardWords(content: Content): CardWords {
  const { ask, askShort, askAbout, message, share, regions, loose, cookWith, askForSpice, ...words } =
    content.catalogue;
  return content.hasExtras ? { ...words, cookWith, askShort } : words;
}
