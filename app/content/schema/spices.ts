import { parse } from "culori";
import { z } from "zod";
import { list, slug } from "./fields.ts";

const colour = 'a colour like "#b03a2e", in quotes';

export const spiceColour = z
  .string({ error: colour })
  .refine((value) => parse(value), { error: colour })
  .describe(
    'The colour of the spice, for its cards: "#b03a2e" or oklch(51% 0.19 29); leave the line out for a warm brown.',
  )
  .default("oklch(55% 0.1 60)");

/** spices.yaml: spices that recipes use and that are not listed products. */
export const spicesSchema = list("spices", "Spices that recipes may name besides the listed products.", {
  id: slug("The spice's name in small letters with hyphens."),
  name: "The spice's name.",
  colour: spiceColour,
});
