import { pictureOf } from "../../content/pictures.server.ts";
import { contentFor } from "../../content/read.server.ts";
import { catalogueDownload } from "../../features/catalogue-pdf/catalogue-pdf.server.ts";
import { formSettings } from "../../features/controls/control-data.server.ts";
import { PageControl } from "../../features/controls/PageControl.tsx";
import { ContactCards } from "../../features/enquiry/ContactCards.tsx";
import { PrivacyNotice } from "../../features/enquiry/PrivacyNotice.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { Weight } from "../../features/packs/PriceWeights.tsx";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { Island } from "../../islands/Island.tsx";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NumberedPoints } from "../../ui/NumberedPoints.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { RegionCards } from "../../ui/RegionCards.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { StationBoard } from "../../ui/StationBoard.tsx";
import { TitledColumns } from "../../ui/TitledColumns.tsx";
import { regionCard } from "../region-card.server.ts";
import type { Route } from "./+types/distributors";
import { ApplicationForm } from "./ApplicationForm.tsx";
import styles from "./distributors.module.css";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { site, pages } = content;
  const words = pages.distributors;
  return {
    words,
    label: words.hero.hindi ? textToPath(words.hero.hindi) : undefined,
    email: site.emails.trade,
    download: content.hasExtras ? await catalogueDownload(content) : undefined,
    form: { words: words.form, ...formSettings(content, words.form) },
    picture: pictureOf(content, "scene", words.picture),
    reach: words.reach.states.map(({ region, status }) => regionCard(content, region, content.layout.statuses[status])),
    wanted: words.reach.wanted.map((region) => {
      const { name, hindi, status } = regionCard(content, region, words.reach.wantedStatus);
      return { name, hindi, status, href: content.hasExtras ? `?region=${region}#apply` : undefined };
    }),
  };
}

export default function Distributors({ loaderData }: Route.ComponentProps) {
  const { words, label, email, download, form, picture, reach, wanted } = loaderData;
  return (
    <>
      <PageHeader
        variant="paper"
        words={words.hero}
        hindi={label}
        onPhone="above"
        object={
          // Hidden from screen readers, because the pack sizes are listed elsewhere.
          <div className={styles.heap} aria-hidden="true">
            {words.packs.map((pack) => (
              <span key={pack.id}>
                <Weight pack={pack} />
              </span>
            ))}
          </div>
        }
      >
        <ButtonLink href="#apply">
          {words.apply} <Icon name="arrow" />
        </ButtonLink>
        <WhatsAppButton {...words.whatsapp} />
        {download ? <PageControl control={download} variant="line" icon="down" /> : null}
      </PageHeader>

      <Section>
        <div className={styles.benefits}>
          <div className={`${styles.packs} not-printed`}>
            <Picture picture={picture} sizes="(max-width: 59.99rem) 100vw, 40vw" loading="later" />
          </div>
          <div>
            <SectionTitle {...words.benefits.head} />
            <NumberedPoints points={words.benefits.points} />
          </div>
        </div>
      </Section>

      <Section variant="night">
        <StationBoard station={words.reach.station} head={words.reach.head} />
        <RegionCards cards={reach} variant="even" />
        <div className={styles.wanted}>
          <h3>{words.reach.wantedTitle}</h3>
          <p className="lead">{words.reach.wantedNote}</p>
        </div>
        <RegionCards cards={wanted} variant="wanted" />
      </Section>

      <Section id="apply">
        <div className="cols">
          <div data-span="8">
            <Island name="application" component={ApplicationForm} props={form} />
          </div>
          <PrivacyNotice words={words.privacy} submission={form.submission} email={email} place="beside" />
          <div data-at="9">
            <ContactCards
              variant="tower"
              words={words.cards}
              more={[{ icon: "mail", fact: email, isLong: true, href: `mailto:${email}`, ...words.cards.email }]}
            />
          </div>
        </div>
      </Section>

      <Section variant="paper" id="terms">
        <TitledColumns head={words.terms.head}>
          <NumberedPoints points={words.terms.points} />
          <ArrowLink href="#apply">{words.terms.back}</ArrowLink>
        </TitledColumns>
      </Section>
    </>
  );
}
