import type { z } from "zod";
import { boolean, choice, hindi, list, slug } from "./fields.ts";

/** regions.yaml: every state the site mentions. */
export const regionsSchema = list(
  "states",
  "Every state the site mentions; the footer lists those served, in this order.",
  {
    id: slug("The state's name in small letters with hyphens."),
    name: "The state's name.",
    hindi: hindi("The state's name"),
    cities: list("cities", "The cities served; may be empty.", "A city."),
    icon: choice(["paddy", "wheel", "fort", "leaf", "tree", "mill"], "The little drawing on its card."),
    isServed: boolean("Lists it among the served states in the footer."),
  },
);

export type Region = z.infer<typeof regionsSchema>[number];
