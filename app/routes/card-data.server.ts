import type { CardProduct, CardWords } from "../catalogue/ProductCard";
import { pictureOf } from "../content/pictures.server";
import type { Content, Product } from "../content/read.server";

/** What a card shows of a product. `place` says where it stands: the catalogue adds spice level and region. */
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

/** The words every card shares, and no others: they travel to the browser. */
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
