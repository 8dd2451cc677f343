/** The product fields that a search reads. */
export interface Searchable {
  name: string;
  /** The English name, on a page of another language. */
  nameOnPacket?: string | undefined;
  tag: string;
}

/**
 * The products that a search finds by the specification's rule, in the given order: any part of the name or tag,
 * ignoring case (docs/specification.md, 5.3). On Hindi pages, the English name is a name, too.
 *
 * @param query without spaces around it; all products if it is empty
 */
export function searchProducts<Product extends Searchable>(products: readonly Product[], query: string): Product[] {
  const wanted = comparable(query);
  return products.filter(({ name, nameOnPacket = "", tag }) =>
    [name, nameOnPacket, tag].some((text) => comparable(text).includes(wanted)),
  );
}

/** Without case. Keyboards compose letters differently, e.g. ज़ as one character or two, so both are normalised. */
const comparable = (text: string) => text.normalize().toLowerCase();
