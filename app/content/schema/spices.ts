import { parse } from "culori";
import { z } from "zod";
import { expected } from "../problem-sentences.ts";
import { decimal, fields, list, plainText, slug, text } from "./fields.ts";

export const spiceColour = z
  .string({ error: expected("like", "#b03a2e") })
  .refine((value) => parse(value), { error: expected("like", "#b03a2e") })
  .default("oklch(55% 0.1 60)");

export const gramsPerTeaspoon = decimal(0.1, 15).optional();

export const searchAliases = list(plainText()).default([]);

/** spices.yaml: spices that recipes use and that are not listed products. */
export const spicesSchema = list(
  fields({
    id: slug(),
    name: text(),
    colour: spiceColour,
    gramsPerTeaspoon,
    aliases: searchAliases,
  }),
);
