import { type CardProduct, type CardWords, ProductCard } from "../../catalogue/ProductCard";
import { Shelf } from "../../catalogue/Shelf";
import type { CatalogueWords } from "../../content/words";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { fill } from "../../ui/fill";

interface FeaturedProductsProps {
  products: readonly (CardProduct & { isWide: boolean })[];
  words: CardWords & Pick<CatalogueWords, "ask" | "askAbout" | "message">;
  phone: string;
  newTab: string;
}

/** The nine products of the home shelf, each with a chat that names it. */
export function FeaturedProducts({ products, words, phone, newTab }: FeaturedProductsProps) {
  return (
    <Shelf isStaggered>
      {products.map((product) => (
        <ProductCard
          key={product.slug}
          product={product}
          words={words}
          isWide={product.isWide}
          sizes={
            product.isWide
              ? "(width < 43rem) 116px, (width < 72rem) 45vw, 36rem"
              : "(width < 43rem) 116px, (width < 72rem) 45vw, 19rem"
          }
          action={
            <WhatsAppButton
              phone={phone}
              message={fill(words.message, { name: product.name, price: product.price })}
              label={words.ask}
              name={fill(words.askAbout, { name: product.name })}
              newTab={newTab}
              isSlim
            />
          }
        />
      ))}
    </Shelf>
  );
}
