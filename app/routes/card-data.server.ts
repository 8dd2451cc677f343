import type { CardProduct, CardWords } from "../catalogue/ProductCard";
import { pictureOf } from "../content/pictures.server";
import { type Content, nameOnPacket } from "../content/read.server";
import type { Product } from "../content/schema/product";
import { packWords } from "../slip/slip-data.server";

/** The data a card shows. The catalogue adds the spice level and the region. */
export function cardProduct(content: Content, product: Product): CardProduct & Pick<Product, "category"> {
  // What no card shows is left out: the catalogue's cards are sent to the browser.
  const { id, badges, picture, spiceLevel, region, colour, gramsPerTeaspoon, aliases, ...shown } = product;
  return {
    ...shown,
    nameOnPacket: nameOnPacket(content, product.slug),
    labels: badges,
    picture: picture ? pictureOf(content, "product", picture) : undefined,
  };
}

/** Only the words that cards use, because they are sent to the browser. */
export function cardWords(content: Content): CardWords {
  const { ask, askAbout, message, regions, loose, ...words } = content.catalogue;
  return { ...words, slip: packWords(content) };
}
