import { pictureOf } from "../../content/pictures.server.ts";
import { powdersOf } from "../../content/powders.server.ts";
import { contentFor } from "../../content/read.server.ts";
import { itemList } from "../../document/seo/json-ld.ts";
import { StructuredData } from "../../document/seo/StructuredData.tsx";
import { Catalogue } from "../../features/catalogue/Catalogue.tsx";
import { searchProducts } from "../../features/catalogue/filter.ts";
import { searchBySound } from "../../features/catalogue/search.ts";
import { catalogueDownload } from "../../features/catalogue-pdf/catalogue-pdf.server.ts";
import { controlData } from "../../features/controls/control-data.server.ts";
import { slipOnProducts } from "../../features/slip/slip-data.server.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { Island } from "../../islands/Island.tsx";
import { pathIn } from "../../site/languages.ts";
import { pages } from "../../site/pages.ts";
import { NumberedPoints } from "../../ui/NumberedPoints.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { SpiceBox } from "../../ui/SpiceBox.tsx";
import { TitledColumns } from "../../ui/TitledColumns.tsx";
import { cardWords } from "../card-data.server.ts";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer.tsx";
import { catalogueProducts, spicesWithoutCard } from "./catalogue-products.server.ts";
import styles from "./products.module.css";
import { SpiceLinks } from "./SpiceLinks.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { language, site, hasExtras } = content;
  const { catalogue, spices, ...words } = content.pages.products;
  const page = site.address + pathIn(language, pages.products.path);
  const products = catalogueProducts(content);
  const finds = (query: string) =>
    (hasExtras ? searchBySound(products, query).products : searchProducts(products, query)).length > 0;
  return {
    words,
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    name: catalogue.name,
    spices: {
      powders: await powdersOf(content),
      names: products.map(({ name }) => name),
      label: spices,
    },
    catalogue: {
      words: { ...catalogue, suggestions: catalogue.suggestions.filter(finds) },
      cardWords: cardWords(content),
      slip: hasExtras ? slipOnProducts(content) : undefined,
      share: hasExtras
        ? { label: content.catalogue.share, copied: content.layout.linkCopied, selected: content.layout.linkSelected }
        : undefined,
      lead: words.hero.lead,
      products,
      ask: hasExtras ? { words: content.catalogue.askForSpice, spices: spicesWithoutCard(content) } : undefined,
    },
    structuredData: [itemList(content.products.map(({ name, slug }) => ({ name, url: `${page}#${slug}` })))],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(content, "request-bulk-quote", {}, content.controlWords["request-bulk-quote"].message),
      distributor: controlData(content, "become-distributor"),
      distributorName: content.controlWords["become-distributor"].name,
      download: content.hasExtras ? await catalogueDownload(content) : undefined,
    },
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, name, label, spices, catalogue, bulk, structuredData } = loaderData;
  return (
    <>
      <PageHeader
        variant="red"
        words={words.hero}
        hindi={label}
        onPhone="below"
        hasLeadElsewhere
        object={
          <>
            <SpiceLinks {...spices} />
            <div className={`${styles.box} not-printed`}>
              <SpiceBox powders={spices.powders} isEager />
            </div>
          </>
        }
      />

      <Section name={name} className={styles.shelf}>
        <Island name="catalogue" component={Catalogue} props={catalogue} />
      </Section>

      <Section variant="green">
        <TitledColumns head={words.why.head}>
          <NumberedPoints points={words.why.reasons} variant="large" />
        </TitledColumns>
      </Section>

      <Section variant="sun" id="bulk">
        <BulkOffer words={words.bulk} {...bulk} />
      </Section>

      <StructuredData nodes={structuredData} />
    </>
  );
}
