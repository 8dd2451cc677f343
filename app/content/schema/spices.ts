import { parse } from "culori";
import { expected } from "../problems.ts";
import { decimal, list, plainText, quotedText, slug } from "./fields.ts";

export const spiceColour = quotedText(expected("spiceColour"))
  .refine((value) => parse(value), { error: expected("spiceColour") })
  .describe("The colour of the spice on its cards; if you do not know it, leave it out. Written like #b03a2e.")
  .default("oklch(55% 0.1 60)");

export const gramsPerTeaspoon = decimal(
  0.1,
  15,
  "What one level teaspoon of it weighs, in grams. With it, a recipe for many people says kilos and packs; leave it empty if you have not weighed it.",
).optional();

export const searchAliases = list(
  "names",
  "What else people type when they search for it, in every language: haldi, haldee, हल्दी. The search knows its names already, and these once the site is public; leave it empty if there are no others.",
  plainText("One name, in any letters; small letters will do."),
).default([]);

/** spices.yaml: spices that recipes use and that are not listed products. */
export const spicesSchema = list("spices", "Spices that recipes may name besides the listed products.", {
  id: slug("The spice's name in small letters with hyphens."),
  name: "The spice's name.",
  colour: spiceColour,
  gramsPerTeaspoon,
  aliases: searchAliases,
});
