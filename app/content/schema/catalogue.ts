import type { z } from "zod";
import { fields, pattern, template, translated, wordsFor } from "./fields.ts";
import { culinaryRegions } from "./options.ts";

/** catalogue.yaml: the words of the product cards, including ratings and spice levels. */
export const catalogueSchema = fields({
  uses: "The heading above the uses.",
  benefits: "The heading above the benefits.",
  isNew: "The New badge.",
  isPopular: "The Popular badge.",
  labels: "The name of the list of labels, for screen readers.",
  packs: "The name of the pack sizes, for screen readers.",
  loose: translated(
    pattern(
      /^[\p{L}\p{M}]{1,6}$/u,
      "looseWord",
      "The word for goods that are sold loose, by the kilo, among the packs of a product. It fits on an iron weight: at most six letters. The studio changes it on all products and pages.",
    ),
  ),
  rating: template("The rating as screen readers say it.", ["rating"]),
  spiceLevel: template("The spice level as screen readers say it.", ["level"]),
  noPicture: "The placeholder's name, for screen readers.",
  ask: "The WhatsApp button of a card on the home page.",
  askAbout: template("The same button for screen readers.", ["name"]),
  message: template("The WhatsApp message about a product, on the home page and in the catalogue.", ["name", "price"]),
  regions: wordsFor(culinaryRegions, "The kitchen's name."),
});

export type CatalogueWords = z.infer<typeof catalogueSchema>;
