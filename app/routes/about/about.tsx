import { href } from "react-router";
import { pictureOf } from "../../content/pictures.server";
import { readContent } from "../../content/read.server";
import type { RouteHandle } from "../../root";
import { screenMeta } from "../../seo/meta";
import { ButtonLink } from "../../ui/Button";
import { Finale } from "../../ui/Finale";
import { Icon } from "../../ui/Icon";
import { Lintel } from "../../ui/Lintel";
import { outline } from "../../ui/outline.server";
import { Picture } from "../../ui/Picture";
import { Points } from "../../ui/Points";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { Years } from "../../ui/Years";
import type { Route } from "./+types/about";
import { FounderQuote } from "./FounderQuote";
import { Process } from "./Process";
import { Purpose } from "./Purpose";

export const handle = { screen: "about" } satisfies RouteHandle;

export function loader() {
  const content = readContent();
  const words = content.pages.about;
  return {
    words,
    label: words.hero.hindi ? outline(words.hero.hindi, "label") : undefined,
    heroPicture: pictureOf(content, "scene", words.heroPicture),
    packs: pictureOf(content, "scene", words.finale.picture),
    steps: words.process.steps.map((step) => ({ ...step, picture: pictureOf(content, "scene", step.picture) })),
  };
}

export const meta: Route.MetaFunction = screenMeta;

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, label, heroPicture, packs, steps } = loaderData;
  return (
    <>
      <Lintel
        band="sun"
        words={words.hero}
        hindi={label}
        object={<Picture picture={heroPicture} sizes="(width < 60rem) 100vw, 42vw" loading="first" />}
      />

      <Section>
        <Purpose mission={words.mission} vision={words.vision} />
      </Section>

      <Section band="paper" hasEdge>
        <SectionHead head={words.journey.head} bowls={3} />
        <Years years={words.journey.years} count="many" />
      </Section>

      <Section hasEdge>
        <SectionHead head={words.values.head} bowls={4} />
        <Points points={words.values.points} />
      </Section>

      <Section band="night" hasEdge>
        <FounderQuote words={words.founder} />
      </Section>

      <Section hasEdge>
        <SectionHead head={words.process.head} bowls={6} />
        <Process steps={steps} />
      </Section>

      <Finale
        band="red"
        hindi={words.finale.hindi}
        title={[words.finale.title]}
        object={<Picture picture={packs} sizes="(width < 60rem) 100vw, 40vw" loading="later" />}
        actions={
          <>
            <ButtonLink href={href("/products")}>
              {words.finale.products} <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink kind="line" href={href("/contact")}>
              {words.finale.contact}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
