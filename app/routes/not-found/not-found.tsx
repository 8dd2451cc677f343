import { contentFor } from "../../content/read.server";
import { textToPath } from "../../fonts/text-to-path.server";
import { useLocalPath } from "../../page-context";
import { unlistedMetaTags } from "../../seo/meta";
import { BigDabba } from "../../ui/BigDabba";
import { ButtonLink } from "../../ui/Button";
import { InlineScript } from "../../ui/InlineScript";
import { PathText } from "../../ui/PathText";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const words = contentFor(request).pages["not-found"];
  const { code, hindi } = words;
  return { words, first: textToPath(code.slice(0, 1)), last: textToPath(code.slice(-1)), hindi: textToPath(hindi) };
}

export const meta: Route.MetaFunction = unlistedMetaTags;

export default function NotFound({ loaderData: { words, first, last, hindi } }: Route.ComponentProps) {
  const path = useLocalPath();
  return (
    <section className={`${styles.lost} on-sun`}>
      <div className="wrap">
        <p className={styles.code} role="img" aria-label={words.code}>
          <PathText path={first} />
          <BigDabba isEmpty isEager />
          <PathText path={last} />
        </p>
        <h1 data-lines="display">{words.title}</h1>
        <p className="lead">
          <PathText path={hindi} />
          {` ${words.text}`}
        </p>
        <p className={styles.home}>
          <ButtonLink href={path("/")}>{words.home}</ButtonLink>
        </p>
        <InlineScript run={logPath} args={[words.logged]} />
      </div>
    </section>
  );
}

/** Logs the unknown path in the browser: the build cannot know it. */
function logPath(message: string): void {
  console.error(message.replace("{path}", () => location.pathname));
}
