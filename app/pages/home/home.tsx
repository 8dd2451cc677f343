import { pictureOf } from "../../content/pictures.server.ts";
import { powdersOf } from "../../content/powders.server.ts";
import { contentFor } from "../../content/read.server.ts";
import { maxFeatured } from "../../content/template-variables.ts";
import { organisation, website } from "../../document/seo/json-ld.ts";
import { StructuredData } from "../../document/seo/StructuredData.tsx";
import { CallButton } from "../../features/enquiry/CallButton.tsx";
import { openNow } from "../../features/enquiry/open-now.ts";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { feastLink } from "../../features/recipes/recipe-cards.server.ts";
import { SlipHint } from "../../features/slip/SlipHint.tsx";
import { slipOnProducts } from "../../features/slip/slip-data.server.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { defaultLanguage, pathIn } from "../../site/languages.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { pages as allPages } from "../../site/pages.ts";
import { interpolate } from "../../text/interpolate.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { CallToAction } from "../../ui/CallToAction.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NumberedPoints } from "../../ui/NumberedPoints.tsx";
import { RegionCards } from "../../ui/RegionCards.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHeader } from "../../ui/SectionHeader.tsx";
import { SpiceBox } from "../../ui/SpiceBox.tsx";
import { StationBoard } from "../../ui/StationBoard.tsx";
import { TitledColumns } from "../../ui/TitledColumns.tsx";
import { cardProduct } from "../card-data.server.ts";
import { regionCard } from "../region-card.server.ts";
import type { Route } from "./+types/home";
import { AllProducts } from "./AllProducts.tsx";
import { ContactWidget } from "./ContactWidget.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./home.module.css";
import { Letter } from "./Letter.tsx";
import { Promises } from "./Promises.tsx";
import { Shutter } from "./Shutter.tsx";
import { Testimonials } from "./Testimonials.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { site, pages, layout, products, catalogue } = content;
  const words = pages.home;
  return {
    words,
    structuredData: [organisation(content), ...(content.language === defaultLanguage ? [website(site)] : [])],
    site,
    hero: {
      words: words.hero,
      tagline: site.tagline.map((line) => textToPath(line)),
      since: textToPath(words.hero.since.place),
      picture: pictureOf(content, "hero", words.hero.picture),
      portrait: pictureOf(content, "portrait", words.hero.portrait),
      bulk: content.hasExtras ? `${pathIn(content.language, allPages.products.path)}#bulk` : undefined,
    },
    openNow: openNow(site.hours, layout.openNow, content.language),
    avatars: words.testimonials.quotes.map(({ picture }) =>
      picture ? pictureOf(content, "avatar", picture) : undefined,
    ),
    letterPicture: pictureOf(content, "scene", words.letter.picture),
    products: products.slice(0, maxFeatured).map((product) => cardProduct(content, product)),
    catalogue,
    slip: content.hasExtras ? slipOnProducts(content) : undefined,
    feast: feastLink(content),
    powders: await powdersOf(content),
    regionCards: words.regions.states.map(({ region, status }) => {
      const text = layout.statuses[status];
      const { note } = words.regions;
      return regionCard(content, region, note && status === "headquarters" ? `${text} · ${note}` : text);
    }),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const path = useLocalPath();
  const { words, structuredData, site, hero, openNow, avatars, letterPicture } = loaderData;
  const { products, catalogue, slip, feast, regionCards, powders } = loaderData;
  const { main, second } = site.phones;
  return (
    <>
      <Hero {...hero} />

      <Shutter stats={words.stats} heritage={words.heritage} />

      <Letter words={words.letter} picture={letterPicture} />

      <Section>
        <SectionHeader head={words.products.head} />
        {slip ? <SlipHint hint={slip.hint} /> : null}
        <AllProducts products={products} words={catalogue} slip={slip} />
        <p className={`${styles.all} not-printed`}>
          <ArrowLink href={path("/products")}>{words.products.all}</ArrowLink>
        </p>
      </Section>

      <Section variant="night">
        <StationBoard station={words.regions.station} head={words.regions.head} />
        <RegionCards cards={regionCards} variant="headed" />
        <div className={`${styles.join} cols`}>
          <h3>{words.regions.join.title}</h3>
          <div className="row not-printed">
            <ButtonLink href={path("/distributors")}>
              {words.regions.join.distributors} <Icon name="arrow" />
            </ButtonLink>
            <WhatsAppButton {...words.regions.join.whatsapp} />
          </div>
        </div>
      </Section>

      <Section>
        <Testimonials words={words.testimonials} avatars={avatars} />
      </Section>

      <Section variant="green">
        <TitledColumns head={words.why.head}>
          <NumberedPoints points={words.why.reasons} variant="large" />
        </TitledColumns>
      </Section>

      <CallToAction
        variant="red"
        words={words.callToAction}
        object={<SpiceBox powders={powders} />}
        actions={
          <>
            <WhatsAppButton {...words.callToAction.whatsapp} />
            <CallButton label={interpolate(words.callToAction.call, { phone: main })} />
          </>
        }
      >
        <Promises promises={words.callToAction.promises} />
        {feast ? (
          <p className={`${styles.feast} not-printed`}>
            <ArrowLink href={feast.href}>{feast.label}</ArrowLink>
          </p>
        ) : null}
      </CallToAction>

      <ContactWidget words={words.widget} phone={second} hasEnquireNow={site.showEnquireNow} openNow={openNow}>
        <StructuredData nodes={structuredData} />
      </ContactWidget>
    </>
  );
}
