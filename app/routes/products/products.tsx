import { isFoundBy } from "../../catalogue/filter";
import { pictureOf } from "../../content/pictures.server";
import { readContent } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { Island } from "../../island/Island";
import type { RouteHandle } from "../../root";
import { productList } from "../../seo/json-ld";
import { screenMeta } from "../../seo/meta";
import { BigDabba } from "../../ui/BigDabba";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { outline } from "../../ui/svg-text.server";
import { cardProduct, cardWords } from "../card-data.server";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer";
import { Catalogue, type CatalogueProduct } from "./Catalogue";

export const handle = { screen: "products", hydrate: true } satisfies RouteHandle;

export function loader() {
  const content = readContent();
  const { catalogue, ...words } = content.pages.products;
  const finds = (query: string) => content.products.some((product) => isFoundBy(product, query));
  return {
    words,
    catalogue: { ...catalogue, suggestions: catalogue.suggestions.filter(finds) },
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
    jsonLd: [productList(content.site, content.products)],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(content, "request-bulk-quote"),
      distributor: controlData(content, "become-distributor"),
    },
  };
}

export const meta: Route.MetaFunction = screenMeta;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, catalogue, label, products, cardWords, bulk } = loaderData;
  return (
    <>
      <PageHeader band="red" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      <Section name={catalogue.name}>
        <Island name="catalogue" component={Catalogue} props={{ products, words: catalogue, cardWords }} />
      </Section>

      <Section band="green" hasEdge>
        <SectionHeader head={words.why.head} bowls={5} />
        <NumberedPoints points={words.why.reasons} />
      </Section>

      <Section band="sun" hasEdge>
        <BulkOffer words={words.bulk} {...bulk} />
      </Section>
    </>
  );
}
