import { z } from "zod";
import { culinaryRegions } from "../content/facts.ts";
import { exactly, fields, text } from "../content/fields.ts";

/** Words of the product card and of everything that rates or measures. */
export const catalogueWords = fields({
  uses: text("The name of the uses block."),
  benefits: text("The name of the benefits block."),
  isNew: text("The New badge."),
  isPopular: text("The Popular badge."),
  labels: text("The name of the list of labels, for screen readers."),
  packs: text("The name of the pack sizes, for screen readers."),
  rating: text("The stars read out; {rating} is filled in.", "rating"),
  spiceLevel: text("The chillies read out; {level} is filled in.", "level"),
  noPicture: text("What the placeholder is called."),
  ask: text("The words on the home card's WhatsApp button."),
  askAbout: text("The same for screen readers; {name} is filled in.", "name"),
  message: text("The home card's WhatsApp message; {name} and {price} are filled in.", "name", "price"),
  regions: z.record(z.enum(culinaryRegions), text("The kitchen's name."), { error: "a name for every kitchen" }),
});

export const productWords = fields({
  name: text("The product's name."),
  hindi: text("The name in Hindi, shown above it."),
  price: text("The pack sizes it is sold in, smallest first: 50gm, 100gm, 500gm, 10kg."),
  uses: text("What to cook with it."),
  benefits: text("What it does in the pot; no medical claims, never '100%'."),
  tag: text("A few words under the name; the search looks here too."),
  badges: exactly(2, text("A label."), "Two short labels."),
});

export type CatalogueWords = z.infer<typeof catalogueWords>;
export type ProductWords = z.infer<typeof productWords>;
