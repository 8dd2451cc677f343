import { Fragment, type ReactNode } from "react";
import type { CatalogueWords } from "../../content/schema/catalogue.ts";
import type { Product } from "../../content/schema/product.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Picture, type PictureData } from "../../ui/Picture.tsx";
import { SpiceLevel } from "../../ui/SpiceLevel.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { PriceWeights } from "../packs/PriceWeights.tsx";
import { type FactWords, factsOf, type ProductWithFacts } from "./facts.ts";
import styles from "./ProductCard.module.css";

/** The data a product card shows; `slug` also selects the colour of the card. */
export type CardProduct = ProductWithFacts &
  Pick<Product, "slug" | "name" | "hindi" | "price" | "tag" | "isNew" | "isPopular"> & {
    /** The English name on the packet, on a page of another language. */
    nameOnPacket?: string | undefined;
    /** Short labels; the catalogue adds the region. */
    labels: readonly string[];
    rating: number;
    /** 1 to 5; not shown on the home page. */
    spiceLevel?: number;
    /** Without one, the card shows a placeholder. */
    picture?: PictureData;
    /** The recipes that use it; only in the catalogue. */
    dishes?: readonly { slug: string; title: string }[] | undefined;
  };

/** The words that all cards share. */
export type CardWords = FactWords &
  Pick<CatalogueWords, "isNew" | "isPopular" | "labels" | "packs" | "rating" | "spiceLevel" | "noPicture"> & {
    /** The label of the recipes that use a product. */
    cookWith?: string | undefined;
    /** The label of the contact button, if it is shorter than its name for screen readers. */
    askShort?: string | undefined;
  };

interface ProductCardProps {
  product: CardProduct;
  words: CardWords;
  /** The picture's rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Lets the style sheet filter the cards before scripts load. */
  category?: string;
  /** A double-width card, on the home page. */
  isWide?: boolean;
  /** The packs as buttons; the price as text by default. */
  packs?: ReactNode;
  /** The contact action. */
  action?: ReactNode;
  /** A sign that sends the product to somebody. */
  share?: ReactNode;
}

/** The card of a product, laid out like the label on its packet. */
export function ProductCard({ product, words, sizes, category, isWide, packs, action, share }: ProductCardProps) {
  const { slug, isNew, isPopular, nameOnPacket, spiceLevel, picture, dishes = [] } = product;
  const recipesPath = useLocalPath()("/recipes");
  return (
    <li
      className={`${styles.product} framed`}
      id={slug}
      data-category={category}
      data-wide={isWide || undefined}
      data-orders={packs ? "" : undefined}
      data-spice={slug}
    >
      {isNew || isPopular ? (
        <div className={styles.flags}>
          {isNew ? <Badge variant="new">{words.isNew}</Badge> : null}
          {isPopular ? <Badge variant="popular">{words.isPopular}</Badge> : null}
        </div>
      ) : null}
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} loading="later" />
        ) : (
          <span className={styles.bowl} role="img" aria-label={words.noPicture}>
            🌶️
          </span>
        )}
      </div>
      <div className={styles.name}>
        {share ? <div className={`${styles.share} soft not-printed`}>{share}</div> : null}
        <Hindi>{product.hindi}</Hindi>
        {/* A search moves the focus to the first result. */}
        <h3 tabIndex={-1}>{packs ? <a href={`#${slug}`}>{product.name}</a> : product.name}</h3>
        {nameOnPacket ? (
          <p className={`${styles.nameOnPacket} cap`} lang="en">
            {nameOnPacket}
          </p>
        ) : null}
        <p className={`${styles.tag} small soft`}>{product.tag}</p>
      </div>
      <div className={`${styles.facts} edge-b`}>
        <dl>
          {factsOf(product, words).map(({ label, text }) => (
            <Fragment key={label}>
              <dt className="cap">{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
          {dishes.length > 0 ? (
            <>
              <dt className={`${styles.dishes} cap`}>{words.cookWith}</dt>
              <dd className={styles.dishes}>
                {dishes.map(({ slug, title }, index) => (
                  <Fragment key={slug}>
                    {index > 0 ? <span>, </span> : null}
                    <a href={`${recipesPath}#${slug}`}>{title}</a>
                  </Fragment>
                ))}
              </dd>
            </>
          ) : null}
        </dl>
        <div className={`${styles.rated} row`}>
          <Stars rating={product.rating} words={words.rating} />
          {spiceLevel ? <SpiceLevel level={spiceLevel} words={words.spiceLevel} /> : null}
        </div>
        <ul className={`${styles.labels} dots cap`} aria-label={words.labels}>
          {product.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {packs ?? <PriceWeights price={product.price} name={words.packs} />}
        {action}
      </div>
    </li>
  );
}
