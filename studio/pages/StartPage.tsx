import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { placeholdersLeft } from "../../tools/check/placeholders.ts";
import { addressOf, formOf } from "../form-names.ts";
import { hasWords, type ShownText, shownTexts, textsWithWords } from "../search.ts";
import { type Studio, useStudio } from "../studio-context.ts";
import { type Task, tasks } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The family's tasks, a search in everything that the site says, and what is still invented. */
export function StartPage() {
  const studio = useStudio();
  const { words } = studio;
  const [wanted, setWanted] = useState("");
  const deferred = useDeferredValue(wanted);
  return (
    <main className="start">
      <PageHeading>{words.title}</PageHeading>
      <p>{words.lead}</p>
      <p className="search">
        <label htmlFor="search">{words.search}</label>
        <input id="search" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </p>
      {deferred.trim() ? (
        <Found wanted={deferred.trim()} />
      ) : (
        <>
          <Links links={tasks.map(linkTo(studio))} />
          <Invented />
          <details>
            <summary>{words.allForms}</summary>
            <Links links={formsOf(studio)} />
          </details>
        </>
      )}
    </main>
  );
}

/** The tasks and the forms whose name has the words, then the fields whose text, as the site shows it, has them. */
function Found({ wanted }: { wanted: string }) {
  const studio = useStudio();
  const { words, folder, variables } = studio;
  const all = useMemo(() => shownTexts(folder, variables), [folder, variables]);
  const links = [
    ...tasks.filter(({ en, hi, also = "" }) => hasWords(`${en} ${hi} ${also}`, wanted)).map(linkTo(studio)),
    ...formsOf(studio).filter(({ to, text }) => hasWords(`${text} ${to}`, wanted)),
    ...linksTo(textsWithWords(all, wanted), studio),
  ];
  return links.length === 0 ? <p role="status">{words.nothingFound}</p> : <Links links={links} />;
}

const linkTo =
  ({ language }: Studio) =>
  ({ form, [language]: text }: Task) => ({ to: form, text });

/** Links to the fields of texts, each with what it says. */
export function linksTo(texts: readonly ShownText[], { names }: Studio) {
  return texts.slice(0, 50).map(({ file, path, text }) => ({
    to: addressOf({ file, path }) ?? "/",
    text: `${names.placeOf({ file, path })}: “${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`,
  }));
}

/** A list of links within the studio. */
export function Links({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul className="links">
      {links.map(({ to, text }) => (
        <li key={to + text}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Every form with its name. */
export function formsOf({ folder, names }: Studio): { to: string; text: string }[] {
  const files = [...folder.files.keys()].filter((file) => file.startsWith("content/en/"));
  return files.map((file) => ({ to: `/${formOf(file)}`, text: names.nameOf(file) }));
}

/** Values of content/placeholders.yaml that are still there, by form. */
function Invented() {
  const { words, folder, names } = useStudio();
  const left = inventedIn(folder);
  if (left.length === 0) return null;
  const inForm = (form: string) => left.filter(({ file }) => formOf(file) === form);
  const links = left
    .filter((place) => inForm(formOf(place.file))[0] === place)
    .map((place) => ({
      to: addressOf(place) ?? "/",
      text: `${names.nameOf(place.file)} (${inForm(formOf(place.file)).length})`,
    }));
  return (
    <details>
      <summary>
        {words.inventedTitle} ({left.length})
      </summary>
      <Links links={links} />
    </details>
  );
}

export function inventedIn(folder: Studio["folder"]) {
  const invented = folder.files.get("content/placeholders.yaml")?.value;
  return placeholdersLeft((invented ?? {}) as Parameters<typeof placeholdersLeft>[0], folder);
}

/** A page with a sentence: how the site goes online, or how a masala is taken out. */
export function SentenceTask({ task }: { task: "online" | "remove" }) {
  const { words, language, settings } = useStudio();
  const online = settings.repository === undefined ? words.online : words.hosted;
  return (
    <main className="start">
      <PageHeading>{tasks.find(({ form }) => form === `/${task}`)?.[language]}</PageHeading>
      <p>{task === "online" ? online : words.remove}</p>
      {task === "remove" && <Link to="/products">{words.list}</Link>}
    </main>
  );
}
