import type { CatalogueWords } from "../../content/schema/catalogue.ts";
import { type CardProduct, type CardWords, ProductCard } from "../../features/catalogue/ProductCard.tsx";
import { ProductGrid } from "../../features/catalogue/ProductGrid.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { PackButtons } from "../../features/slip/PackButtons.tsx";
import type { SlipOnProducts } from "../../features/slip/slip-data.server.ts";
import { Island } from "../../islands/Island.tsx";
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
          packs={
            slip ? (
              <Island
                name="packs"
                component={PackButtons}
                props={{ product: orderable(product), label: words.packs, words: slip.words }}
              />
            ) : undefined
          }
          action={
            <WhatsAppButton
              message={interpolate(words.message, { name: product.name, price: product.price.text })}
              label={slip ? words.askShort : words.ask}
              name={interpolate(words.askAbout, { name: product.name })}
              isSlim
            />
          }
        />
      ))}
    </ProductGrid>
  );
}

/** What its packs need of a product: it is JSON in the document. */
const orderable = ({ slug, name, price }: CardProduct) => ({ slug, name, price });
