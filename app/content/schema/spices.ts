import { parse } from "culori";
import { expected } from "../problems.ts";
import { decimal, fields, list, plainText, quotedText, slug, text } from "./fields.ts";

export const spiceColour = quotedText(expected("spiceColour"))
  .refine((value) => parse(value), { error: expected("spiceColour") })
  .default("oklch(55% 0.1 60)");

export const gramsPerTeaspoon = decimal(0.1, 15).optional();

export const searchAliases = list("names", plainText()).default([]);

/** spices.yaml: spices that recipes use and that are not listed products. */
export const spicesSchema = list(
  "spices",
  fields({
    id: slug(),
    name: text(),
    colour: spiceColour,
    gramsPerTeaspoon,
    aliases: searchAliases,
  }),
);
