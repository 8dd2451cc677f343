import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { placeholdersLeft } from "../../tools/check/placeholders.ts";
import type { WrittenText } from "../../tools/check/texts.ts";
import { addressOf, formOf } from "../form-names.ts";
import { hasWords, shownTexts, textsWithWords } from "../search.ts";
import { type Studio, useStudio } from "../studio-context.ts";
import { taskName, tasks, taskWords } from "../words/field-words.ts";
import type { StudioLanguage } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The family's tasks, a search in everything that the site says, and what is still invented. */
export function StartPage() {
  const studio = useStudio();
  const { words, language, isLocal } = studio;
  const [wanted, setWanted] = useState("");
  const deferred = useDeferredValue(wanted);
  return (
    <main className="start">
      <PageHeading>{words.title}</PageHeading>
      <p>{words.lead}</p>
      <p>
        <label htmlFor="search">{words.search}</label>
        <input id="search" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </p>
      {deferred.trim() ? (
        <Found wanted={deferred.trim()} />
      ) : (
        <>
          <Links links={tasks.map(linkTo(language))} />
          <Invented />
          <details>
            <summary>{words.allForms}</summary>
            <Links links={formsOf(studio)} />
          </details>
          <p className="hint">{isLocal ? words.online : words.hosted}</p>
        </>
      )}
    </main>
  );
}

/** The tasks and the forms whose name has the words, then the fields whose text, as the site shows it, has them. */
function Found({ wanted }: { wanted: string }) {
  const studio = useStudio();
  const { words, language, folder, variables } = studio;
  const all = useMemo(() => shownTexts(folder, variables), [folder, variables]);
  const links = [
    ...tasks.filter((task) => hasWords(taskWords(task), wanted)).map(linkTo(language)),
    ...formsOf(studio).filter(({ to, text }) => hasWords(`${text} ${to}`, wanted)),
    ...linksTo(textsWithWords(all, wanted), studio),
  ];
  return links.length === 0 ? <p role="status">{words.nothingFound}</p> : <Links links={links} />;
}

const linkTo = (language: StudioLanguage) => (task: string) => ({ to: task, text: taskName(task, language) });

/** Links to the fields of texts, each with what it says. */
export function linksTo(texts: readonly WrittenText[], { names }: Studio) {
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

/** Fields that still have their value of content/placeholders.yaml. */
function Invented() {
  const studio = useStudio();
  const left = inventedIn(studio.folder).map((place) => ({ ...place, text: place.value }));
  if (left.length === 0) return null;
  return (
    <details>
      <summary>
        {studio.words.inventedTitle} ({left.length})
      </summary>
      <Links links={linksTo(left, studio)} />
    </details>
  );
}

export function inventedIn(folder: Studio["folder"]) {
  const invented = folder.files.get("content/placeholders.yaml")?.value;
  return placeholdersLeft((invented ?? {}) as Parameters<typeof placeholdersLeft>[0], folder);
}
