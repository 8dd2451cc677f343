import type { z } from "zod";
import { fields, pattern, template, text, translated, wordsFor } from "./fields.ts";
import { culinaryRegions } from "./options.ts";

/** catalogue.yaml: the words of the product cards, including ratings and spice levels. */
export const catalogueSchema = fields({
  uses: text(),
  benefits: text(),
  isNew: text(),
  isPopular: text(),
  labels: text(),
  packs: text(),
  loose: translated(pattern(/^[\p{L}\p{M}]{1,6}$/u, "bulk")),
  rating: template("rating"),
  spiceLevel: template("level"),
  noPicture: text(),
  ask: text(),
  askShort: text(),
  askAbout: template("name"),
  message: template("name", "price"),
  share: template("name"),
  regions: wordsFor(culinaryRegions),
  cookWith: text(),
  askForSpice: fields({
    withoutCard: template("name"),
    label: template("query"),
    message: template("query"),
    guess: template("query"),
    elsewhere: template("count", "category"),
  }),
});

export type CatalogueWords = z.infer<typeof catalogueSchema>;
export type AskForSpiceWords = CatalogueWords["askForSpice"];
