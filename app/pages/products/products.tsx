import { pictureOf } from "../../content/pictures.server";
import { contentFor } from "../../content/read.server";
import { productList } from "../../document/seo/json-ld";
import { metaTags } from "../../document/seo/meta";
import { Catalogue } from "../../features/catalogue/Catalogue";
import { catalogueControls } from "../../features/catalogue/catalogue-links.server";
import { ForgivingCatalogue } from "../../features/catalogue/ForgivingCatalogue";
import { searchForgivingly } from "../../features/catalogue/forgiving-search";
import { searchProducts } from "../../features/catalogue/search";
import { controlData } from "../../features/controls/control-data.server";
import { bulkQuote } from "../../features/enquiry/bulk-quote";
import { slipHint } from "../../features/slip/slip-data.server";
import { textToPath } from "../../fonts/text-to-path.server";
import { Island } from "../../islands/Island";
import { pathIn } from "../../site/languages";
import { pages } from "../../site/pages";
import { BigDabba } from "../../ui/BigDabba";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { cardWords } from "../card-data.server";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer";
import { catalogueProducts, forgivingCatalogue } from "./catalogue-products.server";
import styles from "./products.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { language, site } = content;
  const { catalogue, ...words } = content.pages.products;
  const products = catalogueProducts(content);
  const forgiving = content.hasExtras ? forgivingCatalogue(content, products) : undefined;
  const finds = (query: string) =>
    (forgiving ? searchForgivingly(forgiving.products, query, language) : searchProducts(products, query)).length > 0;
  return {
    words,
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    name: catalogue.name,
    catalogue: {
      words: { ...catalogue, suggestions: catalogue.suggestions.filter(finds) },
      cardWords: cardWords(content),
      hint: slipHint(content),
      products,
    },
    forgiving,
    jsonLd: [productList(content.products, site.address + pathIn(language, pages.products.path))],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(
        content,
        "request-bulk-quote",
        {},
        bulkQuote(content.controlWords["request-bulk-quote"].quote, content.products),
      ),
      hasSlip: content.hasExtras,
      distributor: controlData(content, "become-distributor"),
      distributorName: content.controlWords["become-distributor"].name,
      pdf: catalogueControls(content),
    },
  };
}

export const meta: Route.MetaFunction = (args) => metaTags(args);

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, name, label, catalogue, forgiving, bulk } = loaderData;
  return (
    <>
      <PageHeader variant="red" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      <Section variant="first" name={name} className={styles.shelf}>
        {forgiving ? (
          <Island name="forgiving-catalogue" component={ForgivingCatalogue} props={{ ...catalogue, ...forgiving }} />
        ) : (
          <Island name="catalogue" component={Catalogue} props={catalogue} />
        )}
      </Section>

      <Section variant="green">
        <SectionHeader head={words.why.head} step={5} />
        <NumberedPoints points={words.why.reasons} />
      </Section>

      <Section variant="sun" id="bulk">
        <BulkOffer words={words.bulk} {...bulk} />
      </Section>
    </>
  );
}
