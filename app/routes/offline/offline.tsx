import { contentFor } from "../../content/read.server";
import { CallButton } from "../../enquiry/CallButton";
import { useLocalPath } from "../../page-context";
import { unlistedMetaTags } from "../../seo/meta";
import { BigDabba } from "../../ui/BigDabba";
import { ButtonLink } from "../../ui/Button";
import type { Route } from "./+types/offline";
import styles from "./offline.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const { pages, site } = contentFor(request);
  return { words: pages.offline, phones: Object.values(site.phones) };
}

export const meta: Route.MetaFunction = unlistedMetaTags;

/** The service worker responds with it to navigations that it cannot serve. The URL stays, with a slip in its query. */
export default function Offline({ loaderData: { words, phones } }: Route.ComponentProps) {
  const path = useLocalPath();
  return (
    <section className="section on-sun">
      <div className={`${styles.offline} wrap`}>
        <BigDabba isEmpty isEager />
        <h1 data-lines="display">{words.title}</h1>
        <p className="lead">{words.text}</p>
        <div className="row">
          {phones.map((phone) => (
            <CallButton key={phone} phone={phone} label={phone} />
          ))}
          <ButtonLink variant="line" href={path("/")}>
            {words.home}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
