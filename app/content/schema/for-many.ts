import type { z } from "zod";
import { fields, template, text, texts } from "./fields.ts";

/** for-many.yaml: the words of a recipe for many people. */
export const forManySchema = fields({
  title: text(),
  invitation: text(),
  people: text(),
  range: text(),
  withoutScript: text(),
  spices: text(),
  others: text(),
  byEye: text(),
  pack: template("count", "pack"),
  loose: template("weight"),
  put: text(),
  list: template("name", "count"),
  share: template("count"),
  copy: text(),
  copied: text(),
  selected: text(),
  notWeighed: template("names"),
  growth: text(),
  notes: texts(),
});
export type CookingForManyWords = z.infer<typeof forManySchema>;
