import { useDeferredValue, useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
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
  // A link may bring the words.
  const [wanted, setWanted] = useState(new URLSearchParams(useLocation().search).get("search") ?? "");
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
          <TaskLinks tasks={tasks} />
          <Invented />
          <details>
            <summary>{words.allForms}</summary>
            <FormLinks forms={formsOf(studio)} />
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
  const found = tasks.filter(({ en, hi, also = "" }) => hasWords(`${en} ${hi} ${also}`, wanted));
  const forms = formsOf(studio).filter(({ name, form }) => hasWords(`${name} ${form}`, wanted));
  const texts = textsWithWords(all, wanted);
  if (found.length + forms.length + texts.length === 0) return <p role="status">{words.nothingFound}</p>;
  return (
    <>
      <TaskLinks tasks={found} />
      <FormLinks forms={forms} />
      <TextLinks texts={texts} />
    </>
  );
}

function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  const { language } = useStudio();
  return (
    <ul className="links">
      {tasks.map(({ form, [language]: text }) => (
        <li key={form}>
          {form === "guide" ? <a href={`content-guide.${language}.html`}>{text}</a> : <Link to={form}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** The fields of texts, each with what it says. */
export function TextLinks({ texts }: { texts: readonly ShownText[] }) {
  const { names } = useStudio();
  return (
    <ul className="links">
      {texts.slice(0, 50).map(({ file, path, text }) => (
        <li key={file + JSON.stringify(path)}>
          <Link to={addressOf({ file, path }, []) ?? "/"}>
            {names.placeOf({ file, path })}: “{text.length > 80 ? `${text.slice(0, 80)}…` : text}”
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FormLinks({ forms }: { forms: ReturnType<typeof formsOf> }) {
  return (
    <ul className="links">
      {forms.map(({ form, name }) => (
        <li key={form}>
          <Link to={`/${form}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Every form with its name. */
export function formsOf({
  folder,
  names,
}: Pick<Studio, "folder" | "names">): { form: string; name: string; file: string }[] {
  const files = [...folder.files.keys()].filter((file) => file.startsWith("content/en/"));
  return files.map((file) => ({ form: formOf(file), name: names.nameOf(file), file }));
}

/** Values of content/placeholders.yaml that are still there, by form. */
function Invented() {
  const { words, folder, names } = useStudio();
  const left = inventedIn(folder);
  if (left.length === 0) return null;
  const inForm = (form: string) => left.filter(({ file }) => formOf(file) === form);
  return (
    <details>
      <summary>
        {words.inventedTitle} ({left.length})
      </summary>
      <ul className="links">
        {left.map((place) => {
          const [first, ...others] = inForm(formOf(place.file));
          return first !== place ? null : (
            <li key={place.file}>
              <Link to={addressOf(place, []) ?? "/"}>
                {names.nameOf(place.file)} ({others.length + 1})
              </Link>
            </li>
          );
        })}
      </ul>
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
