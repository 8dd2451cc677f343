import type { Shelf } from "../app/features/slip/order.ts";

/** A shelf with packs of each kind: by weight, loose, and of a spice that is no product. */
export const shelf: Shelf = {
  chilli: {
    name: "Chilli",
    otherName: "",
    packs: { "50gm": { text: "50gm" }, "500gm": { text: "500 gm" }, "10kg": { text: "10kg" }, loose: { text: "Bulk" } },
  },
  haldi: { name: "हल्दी पाउडर", otherName: "", packs: { "100gm": { text: "100gm" } } },
  turmeric: { name: "Turmeric", otherName: "", packs: { g: { text: "gm" }, any: { text: "Small" } } },
};

/** All choices on a shelf: `haldi.100gm`. */
export const choicesOn = (shelf: Shelf): string[] =>
  Object.entries(shelf).flatMap(([slug, { packs }]) => Object.keys(packs).map((id) => `${slug}.${id}`));
