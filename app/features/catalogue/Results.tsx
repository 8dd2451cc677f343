import type { Category } from "../../content/schema/options.ts";
import type { Sortable } from "../../content/sort-orders.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { ShareWords } from "../../ui/use-share.ts";
import { Control, type ControlData } from "../controls/Control.tsx";
import { ShareButton } from "../controls/ShareButton.tsx";
import { PackButtons } from "../slip/PackButtons.tsx";
import type { SlipOnProducts } from "../slip/slip-data.server.ts";
import { type CardProduct, type CardWords, ProductCard } from "./ProductCard.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import type { SearchedBySound } from "./search.ts";

/** A product as the catalogue shows, filters and sorts it. */
export type CatalogueProduct = CardProduct &
  SearchedBySound &
  Sortable & {
    category: Category;
    contact: ControlData;
  };

/** What all cards share. */
export interface EveryCardProps {
  cardWords: CardWords;
  /** With the slip, packs are buttons. */
  slip?: SlipOnProducts | undefined;
  /** If set, each card can be sent to somebody. Its label is a template with the `name`. */
  share?: (ShareWords & { label: string }) | undefined;
}

interface ResultsProps extends EveryCardProps {
  products: readonly CatalogueProduct[];
}

/** The cards of the products found. */
export function Results({ products, cardWords: words, slip, share }: ResultsProps) {
  const path = useLocalPath()("/products");
  return (
    <ProductGrid>
      {products.map((product) => (
        <ProductCard
          key={product.slug}
          product={product}
          words={words}
          category={product.category}
          sizes="(max-width: 42.99rem) 116px, (max-width: 59.99rem) 45vw, 300px"
          packs={slip ? <PackButtons product={product} label={words.packs} words={slip.words} /> : undefined}
          action={
            <Control
              control={{ ...product.contact, label: words.askShort ?? product.contact.label }}
              icon="chat"
              variant="green"
              name={product.contact.label}
              isSlim
            />
          }
          share={
            share ? (
              <ShareButton
                variant="bare"
                aria-label={interpolate(share.label, { name: product.name })}
                message={`${product.name}, ${product.price.text}`}
                path={`${path}#${product.slug}`}
                copied={share.copied}
                selected={share.selected}
              >
                <Icon name="share" />
              </ShareButton>
            ) : undefined
          }
        />
      ))}
    </ProductGrid>
  );
}
