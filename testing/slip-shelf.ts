import type { Lines, Shelf } from "../app/features/slip/order.ts";

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

/** Lines as they stand in an address: `haldi.50gm.2_jeera.1kg`. */
export const linesOf = (text: string): Lines =>
  Object.fromEntries(
    text.split("_").flatMap((line) => {
      const [product, pack, count = 1] = line.split(".");
      return pack ? [[`${product}.${pack}`, Number(count)]] : [];
    }),
  );

/** All choices on a shelf: `haldi.100gm`. */
export const choicesOn = (shelf: Shelf): string[] =>
  Object.entries(shelf).flatMap(([slug, { packs }]) => Object.keys(packs).map((id) => `${slug}.${id}`));
