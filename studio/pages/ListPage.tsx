import { type FormEvent, type PointerEvent, useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { EntryButtons } from "../forms/EntryButtons.tsx";
import { PictureView } from "../forms/FieldInput.tsx";
import { valuesIn } from "../forms/form-files.ts";
import type { FormValues } from "../forms/values.ts";
import { useStudio } from "../studio-context.ts";
import { titleOf } from "../words/field-words.ts";
import { tasks } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";
import { formsOf, Links } from "./StartPage.tsx";
import { SaveBar, useLeaveQuestion, useSave } from "./use-save.tsx";

/** The masalas, the recipes or the pages. */
export function ListPage({ folder }: { folder: "products" | "recipes" | "pages" }) {
  const studio = useStudio();
  const { language, refresh } = studio;
  const { search } = useLocation();
  useEffect(() => {
    // What is on the screen may be old, but it is better than nothing.
    refresh().catch(() => undefined);
  }, [refresh]);
  const newEntry = tasks.find(({ form }) => form === `/${folder}/new`);
  return (
    <main className="start">
      <PageHeading>{titleOf(folder, language)}</PageHeading>
      {folder === "pages" ? (
        <Links
          links={formsOf(studio)
            .filter(({ to }) => to.startsWith("/pages/"))
            .map(({ to, text }) => ({ to: to + search, text }))}
        />
      ) : (
        <Entries folder={folder} />
      )}
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

/** The entries in the order of the page. They can be moved, and the packs of masalas changed, all in one save. */
function Entries({ folder }: { folder: "products" | "recipes" }) {
  const { words, language, names, folder: content, fieldsOf } = useStudio();
  const { search } = useLocation();
  const saved = useMemo(
    () =>
      names.entriesOf(folder).map(({ value: slug, en, [language]: name }) => {
        const form = `${folder}/${slug}`;
        const fields = fieldsOf(form);
        const base = fields ? valuesIn(fields, form, content.files) : {};
        const { price, picture } = base as { price?: FormValues; picture?: FormValues };
        const title = name === en ? name : `${name} · ${en}`;
        return { form, title, fields, base, price: String(price?.en ?? ""), picture: String(picture?.en ?? "") };
      }),
    [names, folder, language, fieldsOf, content],
  );
  /** The entries as they were when the person began, and as they are now. */
  const [{ initial, entries }, setState] = useState({ initial: saved, entries: saved });
  const [dragged, setDragged] = useState<string>();
  const { isSaving, notice, send } = useSave();
  const isMoved = entries.some(({ form }, index) => form !== initial[index]?.form);
  const isRepriced = ({ form, price }: (typeof saved)[number]) =>
    initial.some((entry) => entry.form === form && entry.price !== price);
  const isDirty = isMoved || entries.some(isRepriced);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun stays, whatever is saved meanwhile.
  useEffect(() => {
    if (!isDirty) setState({ initial: saved, entries: saved });
  }, [saved]);
  useLeaveQuestion(isDirty || isSaving);
  const setEntries = (entries: typeof saved) => setState({ initial, entries });
  const move = (form: string, to: number) => {
    const others = entries.filter((entry) => entry.form !== form);
    const moved = entries.filter((entry) => entry.form === form);
    setEntries(others.toSpliced(to, 0, ...moved));
  };
  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-form]")?.dataset.form;
    if (dragged && over && over !== dragged)
      move(
        dragged,
        entries.findIndex(({ form }) => form === over),
      );
  };
  const onSave = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const forms = entries.flatMap((entry, index) => {
      const { form, fields, base } = entry;
      if (!fields || !(isMoved || isRepriced(entry))) return [];
      const place = isMoved ? { id: { en: String(index + 1) } } : {};
      const price = isRepriced(entry) ? { price: { en: entry.price } } : {};
      return [{ form, fields, base, mine: { ...base, ...place, ...price } }];
    });
    if (await send({ forms, pictures: new Map() })) setState({ initial: entries, entries });
  };
  return (
    <form onSubmit={onSave} noValidate>
      <ol
        className="links entries"
        inert={isSaving}
        onPointerMove={onDrag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {entries.map((entry, index) => (
          <li key={entry.form} data-form={entry.form} data-dragged={dragged === entry.form || undefined}>
            <span className="handle" aria-hidden="true" onPointerDown={() => setDragged(entry.form)}>
              ⠿
            </span>
            <Link to={`/${entry.form}${search}`}>
              {entry.picture && <PictureView path={`content/photos/${entry.picture}`} />}
              <span>{entry.title}</span>
            </Link>
            <EntryButtons
              title={entry.title}
              index={index}
              length={entries.length}
              onMove={(to) => move(entry.form, to)}
            />
            {folder === "products" && (
              <input
                aria-label={`${words.packs}: ${entry.title}`}
                value={entry.price}
                onChange={({ target }) =>
                  setEntries(entries.map((other) => (other === entry ? { ...entry, price: target.value } : other)))
                }
              />
            )}
          </li>
        ))}
      </ol>
      {(isDirty || notice) && <SaveBar notice={notice} isSaving={isSaving} isDirty={isDirty} />}
    </form>
  );
}
