import { href } from "react-router";
import { pictureOf } from "../../content/pictures.server";
import { readContent } from "../../content/read.server";
import { CallButton } from "../../enquiry/CallButton";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import type { RouteHandle } from "../../root";
import { screenMeta } from "../../seo/meta";
import { Boards } from "../../ui/Boards";
import { ButtonLink } from "../../ui/Button";
import { Finale } from "../../ui/Finale";
import { fill } from "../../ui/fill";
import { GoLink } from "../../ui/GoLink";
import { Icon } from "../../ui/Icon";
import { outline } from "../../ui/outline.server";
import { Points } from "../../ui/Points";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { Stats } from "../../ui/Stats";
import { Years } from "../../ui/Years";
import { stationBoard } from "../boards.server";
import { cardProduct, cardWords } from "../card-data.server";
import type { Route } from "./+types/home";
import { ContactWidget } from "./ContactWidget";
import { FeaturedProducts } from "./FeaturedProducts";
import { Hero } from "./Hero";
import styles from "./home.module.css";
import { Letter } from "./Letter";
import { Promises } from "./Promises";
import { Testimonials } from "./Testimonials";

export const handle = { screen: "home" } satisfies RouteHandle;

export function loader() {
  const content = readContent();
  const { site, pages, products, catalogue, frame } = content;
  const words = pages.home;
  return {
    words,
    site,
    language: content.language,
    tagline: site.tagline.map((line) => outline(line, "sign")),
    place: outline(words.hero.since.place, "label"),
    newTab: frame.newTab,
    hero: {
      wide: pictureOf(content, "hero", words.hero.picture),
      narrow: pictureOf(content, "portrait", words.hero.portrait),
    },
    letterPicture: pictureOf(content, "scene", words.letter.picture),
    products: products.map((product) => cardProduct(content, product, "home")),
    cardWords: {
      ...cardWords(catalogue),
      ask: catalogue.ask,
      askAbout: catalogue.askAbout,
      message: catalogue.message,
    },
    boards: words.regions.boards.map(({ region, status, note }) =>
      stationBoard(content, region, note ? `${status} · ${note}` : status),
    ),
  };
}

export const meta: Route.MetaFunction = screenMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, site, language, tagline, place, newTab, hero, letterPicture, products, cardWords, boards } =
    loaderData;
  const { main, second } = site.phones;
  return (
    <>
      <Hero words={words.hero} tagline={tagline} place={place} pictures={hero} phone={main} newTab={newTab} />

      <Section hasEdge>
        <SectionHead head={words.stats.head} bowls={1} />
        <Stats figures={words.stats.figures} />
      </Section>

      <Section isTight>
        <SectionHead head={words.heritage.head} bowls={2} />
        <Years years={words.heritage.years} count="few" />
      </Section>

      <Section band="paper" hasEdge>
        <SectionHead head={words.letter.head} bowls={3} />
        <Letter words={words.letter} picture={letterPicture} />
      </Section>

      <Section hasEdge>
        <SectionHead head={words.shelf.head} bowls={4} />
        <FeaturedProducts products={products} words={cardWords} phone={main} newTab={newTab} />
        <p className={styles.all}>
          <GoLink href={href("/products")}>{words.shelf.all}</GoLink>
        </p>
      </Section>

      <Section band="night" hasEdge isClipped>
        <SectionHead head={words.regions.head} bowls={5} />
        <Boards boards={boards} layout="headed" />
        <div className={`${styles.join} cols`}>
          <h3 data-span="6">{words.regions.join.title}</h3>
          <div className="row" data-span="6" data-at="7">
            <ButtonLink href={href("/distributors")}>
              {words.regions.join.distributors} <Icon name="arrow" />
            </ButtonLink>
            <WhatsAppButton phone={main} newTab={newTab} {...words.regions.join.whatsapp} />
          </div>
        </div>
      </Section>

      <Section hasEdge>
        <SectionHead head={words.testimonials.head} bowls={6} />
        <Testimonials
          voices={words.testimonials.voices}
          verified={words.testimonials.verified}
          rating={cardWords.rating}
        />
      </Section>

      <Section band="green" hasEdge>
        <SectionHead head={words.why.head} bowls={7} />
        <Points points={words.why.reasons} />
      </Section>

      <Finale
        band="red"
        hindi={words.finale.hindi}
        title={words.finale.title}
        actions={
          <>
            <WhatsAppButton phone={main} newTab={newTab} {...words.finale.whatsapp} />
            <CallButton phone={main} label={fill(words.finale.call, { phone: main })} />
          </>
        }
      >
        <Promises promises={words.finale.promises} />
      </Finale>

      <ContactWidget
        words={words.widget}
        description={words.organisation}
        site={site}
        language={language}
        phone={second}
        newTab={newTab}
      />
    </>
  );
}
