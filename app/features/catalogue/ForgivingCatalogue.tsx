import type { AskForSpiceWords } from "../../content/schema/catalogue.ts";
import { Catalogue, type CatalogueProps } from "./Catalogue.tsx";
import { type ForgivinglySearchable, searchForgivingly } from "./forgiving-search.ts";
import type { CatalogueProduct } from "./Results.tsx";

interface ForgivingCatalogueProps extends Omit<CatalogueProps, "products" | "search" | "ask"> {
  products: readonly (CatalogueProduct & ForgivinglySearchable)[];
  words: CatalogueProps["words"];
  ask: AskForSpiceWords;
  /** Spices of the recipes that are no products, with their search terms. */
  withoutCard: readonly ForgivinglySearchable[];
}

/**
 * The catalogue with a search by other names and spellings, which offers to ask for what it does not find. A component of
 * its own, so that only the set of controls that has it loads its code.
 */
export function ForgivingCatalogue({ ask, withoutCard, ...props }: ForgivingCatalogueProps) {
  return (
    <Catalogue
      {...props}
      search={searchForgivingly}
      ask={{ ...ask, spiceFor: (query, language) => searchForgivingly(withoutCard, query, language)[0]?.name }}
    />
  );
}
