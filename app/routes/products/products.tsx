import { matching } from "../../catalogue/filter";
import { pictureOf } from "../../content/pictures.server";
import { readContent } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { Island } from "../../island/Island";
import type { RouteHandle } from "../../root";
import { screenMeta } from "../../seo/meta";
import { productList } from "../../seo/things";
import { BigDabba } from "../../ui/BigDabba";
import { Lintel } from "../../ui/Lintel";
import { outline } from "../../ui/outline.server";
import { Points } from "../../ui/Points";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { cardProduct, cardWords } from "../card-data.server";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer";
import { Catalogue, type CatalogueProduct } from "./Catalogue";

export const handle = { screen: "products", hydrate: true } satisfies RouteHandle;

export function loader() {
  const content = readContent();
  const { shelf, ...words } = content.pages.products;
  const finds = (query: string) => matching(content.products, { query, category: "all" }).length > 0;
  return {
    words,
    shelf: { ...shelf, suggestions: shelf.suggestions.filter(finds) },
    label: words.hero.hindi ? outline(words.hero.hindi, "label") : undefined,
    cardWords: cardWords(content.catalogue),
    products: content.products.map((product): CatalogueProduct => {
      const { name, tag, price, category, spiceLevel, isPopular } = product;
      return {
        ...cardProduct(content, product, "catalogue"),
        ...{ name, tag, price, category, spiceLevel, isPopular },
        contact: controlData(content, "product-contact", { name, id: product.slug }),
      };
    }),
    things: [productList(content.site, content.products)],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(content, "request-bulk-quote"),
      distributor: controlData(content, "become-distributor"),
    },
  };
}

export const meta: Route.MetaFunction = screenMeta;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, shelf, label, products, cardWords, bulk } = loaderData;
  return (
    <>
      <Lintel band="red" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      <Section name={shelf.name}>
        <Island name="catalogue" component={Catalogue} props={{ products, words: shelf, cardWords }} />
      </Section>

      <Section band="green" hasEdge>
        <SectionHead head={words.why.head} bowls={5} />
        <Points points={words.why.reasons} />
      </Section>

      <Section band="sun" hasEdge>
        <BulkOffer words={words.bulk} {...bulk} />
      </Section>
    </>
  );
}
