import type { CardProduct, CardWords } from "../catalogue/ProductCard";
import { pictureOf } from "../content/pictures.server";
import { type Content, type Product, packetName } from "../content/read.server";

/** The data a card shows. In the catalogue it also shows the spice level and the region. */
export function cardProduct(content: Content, product: Product, place: "home" | "catalogue"): CardProduct {
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
  const isCatalogue = place === "catalogue";
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
