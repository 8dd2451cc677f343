import type { z } from "zod";
import {
  boolean,
  choice,
  decimal,
  fields,
  inHindi,
  listOf,
  picture,
  placeInOrder,
  price,
  text,
  wholeNumber,
} from "./fields.ts";
import { categories, culinaryRegions } from "./options.ts";
import { gramsPerTeaspoon, searchAliases, spiceColour } from "./spices.ts";

/** products/<slug>.yaml: one product. */
export const productSchema = fields({
  name: text(),
  hindi: inHindi(),
  price: price(),
  uses: text(),
  benefits: text(),
  tag: text(),
  badges: listOf(2, text()),
  category: choice(categories),
  picture: picture("product").optional(),
  spiceLevel: wholeNumber(1, 5),
  rating: decimal(4.5, 4.9).default(4.5),
  isPopular: boolean().default(false),
  isNew: boolean().default(false),
  id: placeInOrder(),
  region: choice(culinaryRegions),
  colour: spiceColour,
  gramsPerTeaspoon,
  aliases: searchAliases,
});

/** A product as its pages show it; `slug` is its file's name. */
export type Product = z.infer<typeof productSchema> & { slug: string };
