/** The packs in a price text and the commas between them, alternating; the comma in 1,200 belongs to the number. */
export function packsAndCommas(price: string): string[] {
  return price.split(/(,\s*(?!\d{3}\b))/);
}

/** A pack size short enough to fit on an iron weight: `500gm`, `10 kg`, or a single short word, `Bulk`. */
export const packPattern = /^(\d{1,4} ?(gm|g|kg)|[\p{L}\p{M}]{1,6})$/iu;
