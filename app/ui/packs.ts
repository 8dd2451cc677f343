/** The packs in a price text: `50gm` and `₹1,200 (10kg)` in `50gm, ₹1,200 (10kg)`, where the comma in 1,200 belongs to the number. */
export function packsIn(price: string): string[] {
  return price.split(betweenPacks);
}

/** The comma between two packs. */
export const betweenPacks = /,\s*(?!\d{3}\b)/;

/** A pack size short enough to fit on an iron weight: `500gm`, `10 kg`, or a single short word, `Bulk`. */
export const packPattern = /^(\d{1,4} ?(gm|g|kg)|[\p{L}\p{M}]{1,6})$/iu;
