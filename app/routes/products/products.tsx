import { matching } from "../../catalogue/filter";
import { searchTerms } from "../../catalogue/search-terms";
import { pictureOf } from "../../content/pictures.server";
import { contentFor } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { bulkQuote } from "../../enquiry/bulk-quote";
import { Island } from "../../island/Island";
import { renderIsland } from "../../island/render.server";
import { productList } from "../../seo/json-ld";
import { metaTags } from "../../seo/meta";
import { bulkSlip } from "../../slip/slip-data.server";
import { BigDabba } from "../../ui/BigDabba";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { textToPath } from "../../ui/text-to-path.server";
import { cardProduct, cardWords } from "../card-data.server";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer";
import { Catalogue, type CatalogueProduct } from "./Catalogue";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { catalogue, ...words } = content.pages.products;
  const searched = content.products.map((product) => ({
    ...product,
    searchTerms: searchTerms(product, content.translations[product.slug]),
  }));
  const { extras } = content.controls;
  const finds = (query: string) => matching(searched, query, content.language).length > 0;
  return {
    words,
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    name: catalogue.name,
    catalogue: renderIsland("catalogue", Catalogue, {
      words: { ...catalogue, suggestions: catalogue.suggestions.filter(finds) },
      cardWords: cardWords(content),
      language: content.language,
      ask: extras["ask-for-spice"]
        ? { ...content.controlWords["ask-for-spice"], phone: content.site.phones.main, newTab: content.layout.newTab }
        : undefined,
      products: searched.map((product): CatalogueProduct => {
        const { name, price, slug, searchTerms, badges, region, spiceLevel } = product;
        return {
          ...cardProduct(content, product),
          labels: [...badges, content.catalogue.regions[region]],
          searchTerms,
          spiceLevel,
          contact: controlData(content, "product-contact", { name, price, id: slug }, content.catalogue.message),
        };
      }),
    }),
    jsonLd: [productList(content.site, content.products, content.language)],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(
        content,
        "request-bulk-quote",
        {},
        bulkQuote(content.controlWords["request-bulk-quote"].quote, content.products),
      ),
      slip: bulkSlip(content),
      distributor: controlData(content, "become-distributor"),
    },
  };
}

export const meta: Route.MetaFunction = metaTags;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, name, label, catalogue, bulk } = loaderData;
  return (
    <>
      <PageHeader variant="red" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      {/* The address of the shelf itself, for 'Shop Now' (content/en/controls.yaml) and for shared links. */}
      <Section variant="first" name={name} id="shelf">
        <Island island={catalogue} />
      </Section>

      <Section variant="green">
        <SectionHeader head={words.why.head} step={5} />
        <NumberedPoints points={words.why.reasons} />
      </Section>

      <Section variant="sun">
        <BulkOffer words={words.bulk} {...bulk} />
      </Section>
    </>
  );
}
