import { contentFor, readContents } from "../../content/read.server.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { pathIn } from "../../site/languages.ts";
import { useLocalPath } from "../../site/page-context.ts";
import { menuPageNames, pages } from "../../site/pages.ts";
import { BigDabba } from "../../ui/BigDabba.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { InlineScript } from "../../ui/InlineScript.tsx";
import { PathText } from "../../ui/PathText.tsx";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const words = contentFor(request).pages["not-found"];
  const { code, hindi } = words;
  const ourPages = readContents().flatMap(({ language, ...content }) =>
    menuPageNames.map((name) => ({
      path: pathIn(language, pages[name].path),
      language,
      label: content.pages[name].menu.label,
    })),
  );
  return {
    words,
    ourPages,
    first: textToPath(code.slice(0, 1)),
    last: textToPath(code.slice(-1)),
    hindi: textToPath(hindi),
  };
}

export default function NotFound({ loaderData: { words, ourPages, first, last, hindi } }: Route.ComponentProps) {
  const path = useLocalPath();
  return (
    <section className={`${styles.lost} on-sun`}>
      <div className="wrap">
        <p className={`${styles.code} beside`} role="img" aria-label={words.code}>
          <PathText path={first} />
          <BigDabba isEager />
          <PathText path={last} />
        </p>
        <h1 data-lines="display">{words.title}</h1>
        <p className="lead">
          <PathText path={hindi} />
          {` ${words.text}`}
        </p>
        <p id="meant" hidden>
          {words.meant}{" "}
          {ourPages.map(({ path, language, label }) => (
            <a key={path} href={path} lang={language} hidden>
              {label}
            </a>
          ))}
        </p>
        <p className={styles.home}>
          <ButtonLink href={path("/")}>{words.home}</ButtonLink>
        </p>
        <InlineScript run={logPath} args={[words.logged]} />
        <InlineScript run={suggestPage} args={[]} />
      </div>
    </section>
  );
}

/** Logs the unknown path to the browser's console. */
function logPath(message: string): void {
  console.error(message.replace("{path}", () => location.pathname));
}

/**
 * Suggests a page if the path differs from its path only by capitals or by punctuation at the end: chat apps include a
 * comma, bracket or danda after a link in its URL. Example: `/Products,` → `/products`.
 */
function suggestPage(): void {
  const meant = document.getElementById("meant");
  try {
    const path = decodeURIComponent(location.pathname).toLowerCase();
    const bare = path.replace(/\/{2,}/g, "/").replace(/[^\p{L}\p{M}\p{N}]+$/u, "") || "/";
    for (const link of meant?.querySelectorAll("a") ?? []) {
      if (link.pathname !== bare) continue;
      link.hidden = false;
      if (meant) meant.hidden = false;
    }
  } catch {
    // decodeURIComponent throws for a malformed URL.
  }
}
