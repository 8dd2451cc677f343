import type { z } from "zod";
import { boolean, choice, fields, inHindi, list, slug, text } from "./fields.ts";

/** regions.yaml: every state the site mentions. */
export const regionsSchema = list(
  fields({
    id: slug(),
    name: text(),
    hindi: inHindi(),
    cities: list(text()),
    icon: choice(["paddy", "wheel", "fort", "leaf", "tree", "mill"]),
    isServed: boolean(),
  }),
);

export type Region = z.infer<typeof regionsSchema>[number];
