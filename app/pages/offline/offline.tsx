import { contentFor } from "../../content/read.server.ts";
import { CallButton } from "../../features/enquiry/CallButton.tsx";
import { useLocalPath } from "../../site/page-context.ts";
import { pages } from "../../site/pages.ts";
import { BigDabba } from "../../ui/BigDabba.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { InlineScript } from "../../ui/InlineScript.tsx";
import type { Route } from "./+types/offline";
import styles from "./offline.module.css";
import { sayIfOnline } from "./online-script.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { pages, site } = contentFor(request);
  return { words: pages.offline, phones: Object.values(site.phones) };
}

/** The service worker responds with it to navigations that it cannot serve. The URL stays, with a slip in its query. */
export default function Offline({ loaderData: { words, phones } }: Route.ComponentProps) {
  const path = useLocalPath();
  return (
    <section className="section on-sun">
      <div className={`${styles.offline} wrap`}>
        <BigDabba isEager />
        <div className="stack">
          <h1 data-lines="display">{words.title}</h1>
          <p className="lead">{words.text}</p>
        </div>
        <div className="stack" hidden>
          <h1 data-lines="display">{words.online.title}</h1>
          <p className="lead">{words.online.text}</p>
        </div>
        <InlineScript run={sayIfOnline} args={[path(pages.offline.path)]} />
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
