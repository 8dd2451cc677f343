import { z } from "zod";
import { culinaryRegions } from "../content/facts.ts";
import { exactly, fields, text } from "../content/fields.ts";

/** Words of the product cards, including ratings and spice levels. */
export const catalogueWords = fields({
  uses: text("The heading above the uses."),
  benefits: text("The heading above the benefits."),
  isNew: text("The New badge."),
  isPopular: text("The Popular badge."),
  labels: text("The name of the list of labels, for screen readers."),
  packs: text("The name of the pack sizes, for screen readers."),
  rating: text("The rating as screen readers say it; {rating} is filled in.", "rating"),
  spiceLevel: text("The spice level as screen readers say it; {level} is filled in.", "level"),
  noPicture: text("The placeholder's name, for screen readers."),
  ask: text("The WhatsApp button of a card on the home page."),
  askAbout: text("The same button for screen readers; {name} is filled in.", "name"),
  message: text(
    "The WhatsApp message about a product, on the home page and in the catalogue; {name} and {price} are filled in.",
    "name",
    "price",
  ),
  regions: z.record(z.enum(culinaryRegions), text("The kitchen's name."), { error: "a name for every kitchen" }),
});

export const productWords = fields({
  name: text("The product's name."),
  hindi: text("The name in Hindi, shown above it; leave it out if the name is Hindi.").optional(),
  price: text("The pack sizes it is sold in, smallest first: 50gm, 100gm, 500gm, 10kg."),
  uses: text("What to cook with it."),
  benefits: text("What it adds to a dish; no medical claims, never '100%'."),
  tag: text("A few words under the name; the search finds them too."),
  badges: exactly(2, text("A label."), "Two short labels."),
});

export type CatalogueWords = z.infer<typeof catalogueWords>;
export type ProductWords = z.infer<typeof productWords>;
