import type { z } from "zod";
import {
  boolean,
  choice,
  decimal,
  fields,
  hindi,
  listOf,
  picture,
  placeInOrder,
  price,
  wholeNumber,
} from "./fields.ts";
import { categories, culinaryRegions } from "./options.ts";
import { gramsPerTeaspoon, searchAliases, spiceColour } from "./spices.ts";

/** products/<slug>.yaml: one product. */
export const productSchema = fields({
  name: "The product's name, in English letters in the English form: its address is made of it.",
  hindi: hindi("The name, shown above it,"),
  price: price(
    "The packs it is sold in, smallest first, with a comma between: 50gm, 100gm, 500gm, 10kg. What is sold loose has its word, like Bulk, and is written in Hindi too. Prices in rupees are not written here.",
  ),
  uses: "What to cook with it.",
  benefits: "What it adds to a dish; no medical claims, never '100%'.",
  tag: "A few words under the name; the search finds them too.",
  badges: listOf(2, "Two short labels.", "A label."),
  category: choice(categories, "The kind of spice, for the category filter."),
  picture: picture("product", "The product's picture; without one, a drawn chilli is shown.").optional(),
  spiceLevel: wholeNumber(1, 5, "How hot it is: 1 is mild, 5 is very hot."),
  rating: decimal(4.5, 4.9, "The stars, from 4.5 to 4.9; without a number, 4.5.").default(4.5),
  isPopular: boolean("Shows the Popular badge and puts the product first.").default(false),
  isNew: boolean("Shows the New badge.").default(false),
  id: placeInOrder("The product's place in the order: lower numbers come first."),
  region: choice(culinaryRegions, "The kitchen it belongs to."),
  colour: spiceColour,
  gramsPerTeaspoon,
  aliases: searchAliases,
});

/** A product as its pages show it; `slug` is its file's name. */
export type Product = z.infer<typeof productSchema> & { slug: string };
