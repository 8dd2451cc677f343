import type { CardProduct, CardWords } from "../catalogue/ProductCard";
import { pictureOf } from "../content/pictures.server";
import { type Content, packetName } from "../content/read.server";
import type { Product } from "../content/schema/product";

/** The data a card shows. In the catalogue it also shows the spice level and the region. */
export function cardProduct(content: Content, product: Product, page: "home" | "catalogue"): CardProduct {
  const {
    slug,
    name,
    hindi,
    price,
    uses,
    benefits,
    tag,
    badges,
    isNew,
    isPopular,
    rating,
    picture,
    spiceLevel,
    region,
  } = product;
  const isCatalogue = page === "catalogue";
  return {
    slug,
    name,
    hindi,
    packetName: packetName(content, slug),
    price,
    uses,
    benefits,
    tag,
    labels: isCatalogue ? [...badges, content.catalogue.regions[region]] : badges,
    isNew,
    isPopular,
    rating,
    spiceLevel: isCatalogue ? spiceLevel : undefined,
    picture: picture ? pictureOf(content, "product", picture) : undefined,
  };
}

/** Only the words that cards use, because they are sent to the browser. */
export function cardWords({
  uses,
  benefits,
  isNew,
  isPopular,
  labels,
  packs,
  rating,
  spiceLevel,
  noPicture,
}: Content["catalogue"]): CardWords {
  return { uses, benefits, isNew, isPopular, labels, packs, rating, spiceLevel, noPicture };
}
