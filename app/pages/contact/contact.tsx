import { Fragment } from "react";
import { powdersOf } from "../../content/powders.server.ts";
import { contentFor } from "../../content/read.server.ts";
import { organisation } from "../../document/seo/json-ld.ts";
import { StructuredData } from "../../document/seo/StructuredData.tsx";
import { SaveNumber } from "../../features/contact-file/SaveNumber.tsx";
import { formSettings } from "../../features/controls/control-data.server.ts";
import { CallButton } from "../../features/enquiry/CallButton.tsx";
import { ContactCards } from "../../features/enquiry/ContactCards.tsx";
import { OpenNow } from "../../features/enquiry/OpenNow.tsx";
import { openNow } from "../../features/enquiry/open-now.ts";
import { PrivacyNotice } from "../../features/enquiry/PrivacyNotice.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { Island } from "../../islands/Island.tsx";
import { useLocalPath } from "../../site/page-context.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { CallToAction } from "../../ui/CallToAction.tsx";
import { Interpolated } from "../../ui/Interpolated.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { SpiceBox } from "../../ui/SpiceBox.tsx";
import { TitledColumns } from "../../ui/TitledColumns.tsx";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";
import { MessageForm } from "./MessageForm.tsx";
import { ServiceAreas } from "./ServiceAreas.tsx";
import { StationSign } from "./StationSign.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { pages, site, layout, regions, hasExtras } = content;
  const { sign } = pages.contact;
  return {
    words: pages.contact,
    hasExtras,
    questions: pages.contact.faq.questions.map(({ question, answer, slip }) => ({
      question,
      answer: hasExtras && slip ? `${answer} ${slip}` : answer,
    })),
    structuredData: [organisation(content)],
    sign: { ...sign, hindi: textToPath(sign.hindi), stateHindi: textToPath(sign.stateHindi) },
    label: pages.contact.hero.hindi ? textToPath(pages.contact.hero.hindi) : undefined,
    form: { words: pages.contact.form, ...formSettings(content, pages.contact.form) },
    directions: hasExtras ? site.map : undefined,
    email: site.emails.general,
    layout,
    powders: await powdersOf(content),
    openNow: openNow(site.hours, layout.openNow, content.language),
    // The content check ensures that every state exists.
    areas: pages.contact.areas.regions.flatMap((id) => regions.find((region) => region.id === id) ?? []),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const path = useLocalPath();
  const {
    words,
    hasExtras,
    questions,
    structuredData,
    label,
    sign,
    form,
    directions,
    email,
    layout,
    openNow,
    areas,
    powders,
  } = loaderData;
  return (
    <>
      <PageHeader variant="sun" words={words.hero} hindi={label} onPhone="above" object={<StationSign {...sign} />} />

      <Section name={words.cards.name}>
        <ContactCards
          variant="row"
          words={words.cards}
          more={[
            {
              icon: "pin",
              fact: words.cards.visit.text,
              ...words.cards.visit,
              children: directions ? <ArrowLink href={directions}>{words.cards.visit.directions}</ArrowLink> : null,
            },
            {
              icon: "clock",
              fact: <Hours {...layout} />,
              ...words.cards.hours,
              note: layout.closed,
              children: <OpenNow {...openNow} />,
            },
          ]}
        />
        <SaveNumber className={styles.save} />
      </Section>

      <Section variant="continued">
        <div className="cols">
          <div className="not-printed" data-span="7">
            <Island name="message" component={MessageForm} props={form} />
          </div>
          <PrivacyNotice
            words={words.privacy}
            submission={form.submission}
            email={email}
            place="below"
            className="not-printed"
          />
          <div className={`${styles.side} stack`} data-at="9">
            <ServiceAreas words={words.areas} areas={areas} />
            <div>
              <h2 className="cap">{words.actions.label}</h2>
              <p>
                <ArrowLink href={path("/distributors")}>{words.actions.distributors}</ArrowLink>
                <br />
                <ArrowLink href={path("/products")}>{words.actions.products}</ArrowLink>
              </p>
            </div>
          </div>
        </div>
      </Section>

      <Section variant="paper">
        <TitledColumns head={words.faq.head}>
          <div className={styles.faq}>
            {questions.map(({ question, answer }, index) => (
              // The first is open, to show how they work.
              <details key={question} open={index === 0}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </TitledColumns>
      </Section>

      {hasExtras ? (
        <Section id="accessibility">
          <div className="stack">
            <h2>{words.accessibility.title}</h2>
            {words.accessibility.points.map((point) => (
              <p key={point}>{point}</p>
            ))}
            <p>
              <Interpolated
                sentence={words.accessibility.report}
                values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
              />
            </p>
          </div>
        </Section>
      ) : null}

      <CallToAction
        variant="green"
        words={words.help}
        object={<SpiceBox powders={powders} />}
        actions={
          <>
            <WhatsAppButton {...words.help.whatsapp} />
            <CallButton label={words.help.call} />
          </>
        }
      />
      <StructuredData nodes={structuredData} />
    </>
  );
}

/** The opening hours, with line breaks between the days and the times only, not inside "9:00 AM–6:00 PM". */
function Hours({ days, hours }: { days: string; hours: string }) {
  const [before = "", after = ""] = hours.split(days);
  const parts = [before.trim(), days, after.trim()].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? " " : null}
      <span className={styles.unbroken}>{part}</span>
    </Fragment>
  ));
}
