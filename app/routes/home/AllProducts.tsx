import { type CardProduct, type CardWords, ProductCard } from "../../catalogue/ProductCard";
import { ProductGrid } from "../../catalogue/ProductGrid";
import type { CatalogueWords } from "../../content/schema/catalogue";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { interpolate } from "../../ui/interpolate";
import { wideCards } from "./wide-cards";

interface AllProductsProps {
  products: readonly CardProduct[];
  words: CardWords & Pick<CatalogueWords, "ask" | "askAbout" | "message">;
  phone: string;
  newTab: string;
}

/** All products on the home page, each with a WhatsApp button whose message names it. */
export function AllProducts({ products, words, phone, newTab }: AllProductsProps) {
  const wide = wideCards(products.length);
  return (
    <ProductGrid isStaggered>
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          words={words}
          isWide={wide.has(index)}
          sizes={
            wide.has(index)
              ? "(width < 43rem) 116px, (width < 72rem) 45vw, 36rem"
              : "(width < 43rem) 116px, (width < 72rem) 45vw, 19rem"
          }
          action={
            <WhatsAppButton
              phone={phone}
              message={interpolate(words.message, { name: product.name, price: product.price })}
              label={words.ask}
              name={interpolate(words.askAbout, { name: product.name })}
              newTab={newTab}
              isSlim
            />
          }
        />
      ))}
    </ProductGrid>
  );
}
