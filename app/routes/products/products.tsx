import { defaultFilters } from "../../catalogue/filter";
import { matching } from "../../catalogue/search";
import { pictureOf } from "../../content/pictures.server";
import { contentFor } from "../../content/read.server";
import { sortProducts } from "../../content/sort-orders";
import { catalogueDownload, controlData } from "../../controls/control-data.server";
import { bulkQuote } from "../../enquiry/bulk-quote";
import { textToPath } from "../../fonts/text-to-path.server";
import { interpolate } from "../../interpolate";
import { Island } from "../../island/Island";
import { pathIn } from "../../languages";
import { catalogueFile, furtherPaths, onPages, pageAtPath, pageSize, pathOfPage } from "../../paging";
import { productList } from "../../seo/json-ld";
import { metaTags } from "../../seo/meta";
import { BigDabba } from "../../ui/BigDabba";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { cardWords } from "../card-data.server";
import type { Route } from "./+types/products";
import { BulkOffer } from "./BulkOffer";
import { Catalogue } from "./Catalogue";
import { catalogueProducts, spicesWithoutCard } from "./catalogue-products.server";

export function loader({ request, params }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { language, site } = content;
  const { catalogue, paging, ...words } = content.pages.products;
  const products = catalogueProducts(content);
  const page = pageAtPath(new URL(request.url).pathname);
  // Only the dev server is asked for pages without products.
  if (params.page && !furtherPaths(products.length).includes(pathOfPage(Number(params.page))))
    throw new Response(null, { status: 404 });
  const shown = new Set(
    onPages(sortProducts(products, defaultFilters.sort, language), page, page).map(({ slug }) => slug),
  );
  const { extras } = content.controls;
  const finds = (query: string) => matching(products, query, language).length > 0;
  const numbered = (text: string) => interpolate(text, { page: String(page) });
  const addressOf = (number: number) => site.address + pathIn(language, pathOfPage(number));
  const meta = page === 1 ? words.meta : { title: numbered(paging.title), description: numbered(paging.description) };
  const isPaged = products.length > pageSize;
  return {
    words: { ...words, meta },
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    name: catalogue.name,
    catalogue: {
      words: { ...catalogue, suggestions: catalogue.suggestions.filter(finds) },
      cardWords: cardWords(content),
      ask: extras["ask-for-spice"] ? content.controlWords["ask-for-spice"] : undefined,
      withoutCard: extras["ask-for-spice"] ? spicesWithoutCard(content) : [],
      products,
      paging: isPaged ? { page, more: paging.more, back: paging.back } : undefined,
    },
    file: isPaged ? { prop: "products" as const, address: pathIn(language, catalogueFile) } : undefined,
    neighbours: [
      { rel: "prev", number: page - 1 },
      { rel: "next", number: page + 1 },
    ]
      .filter(({ number }) => number > 0 && (number - 1) * pageSize < products.length)
      .map(({ rel, number }) => ({ tagName: "link" as const, rel, href: addressOf(number) })),
    jsonLd: [
      productList(
        content.products.filter(({ slug }) => shown.has(slug)),
        addressOf(page),
      ),
    ],
    bulk: {
      picture: pictureOf(content, "scene", words.bulk.picture),
      quote: controlData(
        content,
        "request-bulk-quote",
        {},
        bulkQuote(content.controlWords["request-bulk-quote"].quote, content.products),
      ),
      hasSlip: extras["order-slip"],
      distributor: controlData(content, "become-distributor"),
      file: catalogueDownload(content),
    },
  };
}

export const meta: Route.MetaFunction = (args) => [...metaTags(args), ...(args.loaderData?.neighbours ?? [])];

export default function Products({ loaderData }: Route.ComponentProps) {
  const { words, name, label, catalogue, file, bulk } = loaderData;
  return (
    <>
      <PageHeader variant="red" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      {/* The address of the shelf itself, for 'Shop Now' (content/en/controls.yaml) and for shared links. */}
      <Section variant="first" name={name} id="shelf">
        <Island name="catalogue" component={Catalogue} props={catalogue} file={file} />
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
