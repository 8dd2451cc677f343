import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { valueAt } from "../../app/content/problems.ts";
import { PictureView } from "../forms/FieldInput.tsx";
import { useStudio } from "../studio-context.ts";
import { titleOf } from "../words/field-words.ts";
import { tasks } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";
import { formsOf } from "./StartPage.tsx";

/** The entries of a folder: the masalas, the recipes or the pages. */
export function ListPage({ folder }: { folder: "products" | "recipes" | "pages" }) {
  const studio = useStudio();
  const { language, folder: content, refresh } = studio;
  const { search } = useLocation();
  useEffect(() => {
    // What is on the screen may be old, but it is better than nothing.
    refresh().catch(() => undefined);
  }, [refresh]);
  const newEntry = tasks.find(({ form }) => form === `/${folder}/new`);
  const entries = formsOf(studio).filter(({ form }) => form.startsWith(`${folder}/`));
  return (
    <main className="start">
      <PageHeading>{titleOf(folder, language)}</PageHeading>
      <ul className="links entries">
        {entries.map(({ form, name, file }) => {
          const picture = valueAt(content.files.get(file)?.value, ["picture"]);
          const original =
            valueAt(content.files.get(file)?.value, ["name"]) ?? valueAt(content.files.get(file)?.value, ["title"]);
          return (
            <li key={form}>
              <Link to={`/${form}${search}`}>
                {typeof picture === "string" && <PictureView path={`content/photos/${picture}`} />}
                <span>
                  {name}
                  {language === "hi" && typeof original === "string" && original !== name ? ` · ${original}` : ""}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {newEntry && (
        <p>
          <Link className="button" to={newEntry.form}>
            {newEntry[language]}
          </Link>
        </p>
      )}
    </main>
  );
}
