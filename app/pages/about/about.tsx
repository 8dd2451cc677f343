import { pictureOf } from "../../content/pictures.server.ts";
import { contentFor } from "../../content/read.server.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { CallToAction } from "../../ui/CallToAction.tsx";
import { Hindi } from "../../ui/Hindi.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NumberedPoints } from "../../ui/NumberedPoints.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import { TitledColumns } from "../../ui/TitledColumns.tsx";
import type { Route } from "./+types/about";
import styles from "./about.module.css";
import { Process } from "./Process.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const words = content.pages.about;
  return {
    words,
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    heroPicture: pictureOf(content, "scene", words.heroPicture),
    packs: pictureOf(content, "scene", words.callToAction.picture),
    steps: words.process.steps.map((step) => ({ ...step, picture: pictureOf(content, "scene", step.picture) })),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const path = useLocalPath();
  const { words, label, heroPicture, packs, steps } = loaderData;
  return (
    <>
      <PageHeader
        variant="night"
        words={words.hero}
        hindi={label}
        onPhone="above"
        object={<Picture picture={heroPicture} sizes="(max-width: 59.99rem) 100vw, 42vw" loading="first" />}
      />

      <Section>
        <div className={styles.pair}>
          {[words.mission, words.vision].map(({ label, hindi, title, text }) => (
            <SectionTitle key={label} className="stack" {...{ label, hindi, title, lead: text }} />
          ))}
        </div>
      </Section>

      <Section variant="paper">
        <Timeline years={words.journey.years} head={words.journey.head} />
      </Section>

      <Section>
        <TitledColumns head={words.values.head}>
          <NumberedPoints points={words.values.points} variant="large" />
        </TitledColumns>
      </Section>

      <Section variant="night">
        <figure className={styles.quote}>
          <h2 className="cap">
            {words.founder.label} <Hindi>{words.founder.hindi}</Hindi>
          </h2>
          <blockquote>
            <Paragraphs text={words.founder.quote} />
          </blockquote>
          <figcaption className="cap">{words.founder.signature}</figcaption>
        </figure>
      </Section>

      <Section>
        <Process head={words.process.head} steps={steps} />
      </Section>

      <CallToAction
        variant="red"
        words={words.callToAction}
        object={<Picture picture={packs} sizes="(max-width: 59.99rem) 100vw, 45vw" loading="later" />}
        actions={
          <>
            <ButtonLink href={path("/products")}>
              {words.callToAction.products} <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink variant="line" href={path("/contact")}>
              {words.callToAction.contact}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
