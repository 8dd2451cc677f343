import { href } from "react-router";
import { readContent } from "../../content/read.server";
import { CallButton } from "../../enquiry/CallButton";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { Island } from "../../island/Island";
import type { RouteHandle } from "../../root";
import { screenMeta } from "../../seo/meta";
import { questions } from "../../seo/things";
import { Finale } from "../../ui/Finale";
import { GoLink } from "../../ui/GoLink";
import { Lintel } from "../../ui/Lintel";
import { outline } from "../../ui/outline.server";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import type { Route } from "./+types/contact";
import { ContactCards } from "./ContactCards";
import styles from "./contact.module.css";
import { MessageForm } from "./MessageForm";
import { Questions } from "./Questions";
import { ServiceAreas } from "./ServiceAreas";
import { StationSign } from "./StationSign";

export const handle = { screen: "contact", hydrate: true } satisfies RouteHandle;

export function loader() {
  const { pages, site, frame, regionWords } = readContent();
  return {
    words: pages.contact,
    things: [questions(pages.contact.faq.questions)],
    sign: {
      station: { name: pages.contact.sign.name, hindi: outline(pages.contact.sign.hindi, "sign") },
      state: { name: pages.contact.sign.state, hindi: outline(pages.contact.sign.stateHindi, "label") },
    },
    label: pages.contact.hero.hindi ? outline(pages.contact.hero.hindi, "label") : undefined,
    phone: site.phones.main,
    hours: frame.hours,
    closed: frame.closed,
    newTab: frame.newTab,
    // The content check has made sure that every state named here has words.
    areas: pages.contact.areas.regions.flatMap((region) => regionWords[region] ?? []),
  };
}

export const meta: Route.MetaFunction = screenMeta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { words, label, sign, phone, hours, closed, newTab, areas } = loaderData;
  return (
    <>
      <Lintel band="sun" words={words.hero} hindi={label} object={<StationSign {...sign} />} />

      <Section name={words.cards.name}>
        <ContactCards words={words.cards} phone={phone} hours={hours} closed={closed} newTab={newTab} />
      </Section>

      <Section isTight>
        <div className="cols">
          <div data-span="7">
            <Island name="message" component={MessageForm} props={{ words: words.form, phone, newTab }} />
          </div>
          <div className={`${styles.side} stack`} data-span="4" data-at="9">
            <ServiceAreas words={words.areas} areas={areas} />
            <div>
              <h2 className="cap">{words.actions.label}</h2>
              <p>
                <GoLink href={href("/distributors")}>{words.actions.distributors}</GoLink>
                <br />
                <GoLink href={href("/products")}>{words.actions.products}</GoLink>
              </p>
            </div>
          </div>
        </div>
      </Section>

      <Section band="paper" hasEdge>
        <SectionHead head={words.faq.head} bowls={4} />
        <div className="cols">
          <div data-at="4" data-span="9">
            <Questions questions={words.faq.questions} />
          </div>
        </div>
      </Section>

      <Finale
        band="green"
        hindi={words.help.hindi}
        title={[words.help.title]}
        actions={
          <>
            <WhatsAppButton phone={phone} newTab={newTab} {...words.help.whatsapp} />
            <CallButton phone={phone} label={words.help.call} />
          </>
        }
      />
    </>
  );
}
