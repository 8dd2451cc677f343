import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PackButtons } from "../../catalogue/PackButtons";
import { type CardProduct, type CardWords, ProductCard } from "../../catalogue/ProductCard";
import { ProductGrid } from "../../catalogue/ProductGrid";
import type { Searchable } from "../../catalogue/search";
import type { Category } from "../../content/schema/options";
import type { Sortable } from "../../content/sort-orders";
import { Control, type ControlData } from "../../controls/Control";
import { useIsHydrated } from "../../island/use-is-hydrated";
import { type Language, pathIn } from "../../languages";
import { onPages, pageSize, pathOfPage } from "../../paging";
import { Button, ButtonLink } from "../../ui/Button";
import styles from "./Results.module.css";

/** A product as the catalogue shows, filters and sorts it. */
export type CatalogueProduct = CardProduct & Searchable & Sortable & { category: Category; contact: ControlData };

/** What leads from one page of the catalogue to the next. */
export interface Paging {
  /** The page that the document shows. */
  page: number;
  more: string;
  back: string;
}

interface ResultsProps {
  /** All products found, in their order. */
  products: readonly CatalogueProduct[];
  words: CardWords;
  language: Language;
  /** Only in a catalogue with several pages. */
  paging: Paging | undefined;
  /** The page that the result begins with. */
  first: number;
}

/** The cards of the products found: one page of them at first, another with each 'Show more'. */
export function Results({ products, words, language, paging, first }: ResultsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ products, last: first });
  // Another result begins with its first page.
  if (shown.products !== products) setShown({ products, last: first });
  const { last } = shown;
  const wanted = onPages(products, first, last);

  // Without a script, a link leads to the next page.
  const isHydrated = useIsHydrated();
  const showMore = () => {
    flushSync(() => setShown({ products, last: last + 1 }));
    box.current?.querySelectorAll<HTMLElement>("h3")[wanted.length]?.focus();
  };

  // A fragment points to a card, which needs the real heights above it. A rule with `:has(:target)` would have the page's
  // styles worked out anew whenever an element is added.
  const isLong = isHydrated && wanted.length > 24 && !location.hash;
  const cards = (
    <ProductGrid isLong={isLong}>
      {wanted.map((product) => (
        <CatalogueCard key={product.slug} {...{ product, words }} />
      ))}
    </ProductGrid>
  );
  if (!paging) return cards;
  return (
    <div className={styles.paged} ref={box}>
      {first > 1 ? (
        <p>
          <a href={pathIn(language, pathOfPage(first - 1))}>{paging.back}</a>
        </p>
      ) : null}
      {cards}
      {products.length <= last * pageSize ? null : isHydrated ? (
        <Button onClick={showMore}>{paging.more}</Button>
      ) : (
        <ButtonLink href={pathIn(language, pathOfPage(last + 1))}>{paging.more}</ButtonLink>
      )}
    </div>
  );
}

/** Memoised: a keystroke does not render cards again that stay. */
const CatalogueCard = memo(function CatalogueCard({ product, words }: { product: CatalogueProduct; words: CardWords }) {
  return (
    <ProductCard
      product={product}
      words={words}
      category={product.category}
      sizes="(max-width: 42.99rem) 116px, (max-width: 59.99rem) 45vw, 300px"
      packs={words.slip ? <PackButtons product={product} label={words.packs} words={words.slip} /> : undefined}
      action={<Control control={product.contact} variant="whatsapp" isSlim icon="wa" />}
    />
  );
});
