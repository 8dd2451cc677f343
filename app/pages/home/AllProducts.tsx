import type { CatalogueWords } from "../../content/schema/catalogue.ts";
import { type CardProduct, type CardWords, ProductCard } from "../../features/catalogue/ProductCard.tsx";
import { ProductGrid } from "../../features/catalogue/ProductGrid.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { PacksIsland } from "../../features/slip/PacksIsland.tsx";
import type { SlipOnProducts } from "../../features/slip/slip-data.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { wideCards } from "./wide-cards.ts";

/** The product cards of the home page, each with a WhatsApp button whose message names the product. */
export function AllProducts({
  products,
  words,
  slip,
}: {
  products: readonly CardProduct[];
  words: CatalogueWords & CardWords;
  /** With the slip, packs are buttons. */
  slip: SlipOnProducts | undefined;
}) {
  const wide = wideCards(products.length);
  return (
    <ProductGrid isStaggered>
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          words={words}
          isWide={wide.has(index)}
          sizes={`(max-width: 42.99rem) 116px, (max-width: 71.99rem) 45vw, ${wide.has(index) ? 36 : 19}rem`}
          packs={slip ? <PacksIsland product={product} label={words.packs} words={slip.words} /> : undefined}
          action={
            <WhatsAppButton
              message={interpolate(words.message, { name: product.name, price: product.price.text })}
              label={words.ask}
              name={interpolate(words.askAbout, { name: product.name })}
              isSlim
            />
          }
        />
      ))}
    </ProductGrid>
  );
}
