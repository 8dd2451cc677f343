import type { LayoutWords } from "../../content/schema/layout.ts";
import type { Site } from "../../content/schema/site.ts";
import { telLink } from "../../features/enquiry/links.ts";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { useLocalPath } from "../../site/page-context.ts";
import { Hindi } from "../../ui/Hindi.tsx";
import styles from "./Footer.module.css";

interface FooterProps {
  words: LayoutWords;
  site: Site;
  /** The names of the states where the company sells. */
  states: readonly string[];
  /** Where the accessibility statement is, if there is one. */
  accessibility: string | undefined;
}

/** The footer, drawn like the back of a packet: four columns, the legal line, and the brand in huge letters. */
export function Footer({ words, site, states, accessibility }: FooterProps) {
  const path = useLocalPath();
  const { company, links, popular, locations, vegetarian, rights } = words.footer;
  const facts = [
    [locations.fssai, site.fssai],
    [locations.gstin, site.gstin],
    // The first two digits of a GST number are the state code.
    [locations.stateCode, site.gstin.slice(0, 2)],
    [locations.businessStart, site.businessStart],
  ];
  return (
    <footer className={`${styles.pack} on-night edge`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <h2 className="cap">{company.title}</h2>
            <p>{company.text}</p>
            <address>
              <a href={telLink(site.phones.main)}>{site.phones.main}</a>
              <br />
              <a href={`mailto:${site.emails.general}`}>{site.emails.general}</a>
              <br />
              <span className="dots">
                <span>{words.hours}</span> {words.closed ? <span>{words.closed}</span> : null}
              </span>
            </address>
          </div>
          <nav aria-label={links.title}>
            <h2 className="cap">{links.title}</h2>
            <ul className="list">
              {(["about", "products", "distributors", "recipes"] as const).map((page) => (
                <li key={page}>
                  <a href={path(`/${page}`)}>{links[page]}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="cap">{popular.title}</h2>
            <ul className="list">
              {popular.products.map(({ name, hindi }) => (
                <li key={name} className="dots">
                  <span>{name}</span> <Hindi>{hindi}</Hindi>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="cap">{locations.title}</h2>
            <p>
              {site.units.map(({ name, street, town, state }) => (
                <span className={styles.unit} key={name}>
                  <b>{name}</b>
                  {` — ${street}, ${town}, ${state}`}
                </span>
              ))}
            </p>
            <dl className={styles.panel}>
              {facts.map(([label, fact]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.states}>{states.join(", ")}</p>
            <p className={styles.chat}>
              <WhatsAppButton phone={site.phones.second} label={locations.whatsapp} isSlim />
            </p>
          </div>
        </div>
        <div className={`${styles.legal} row`}>
          <span className={styles.veg} role="img" aria-label={vegetarian} />
          <span>{rights}</span>
          {accessibility ? <a href={accessibility}>{words.footer.accessibility}</a> : null}
          <Hindi>{site.tagline.join(" ")}</Hindi>
        </div>
      </div>
      <p className={styles.shout} lang="hi" aria-hidden="true">
        {site.brand.hindi}
      </p>
    </footer>
  );
}
