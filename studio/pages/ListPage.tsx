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
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // What is on the screen may be old, but it is better than nothing.
    refresh()
      .catch(() => undefined)
      .then(() => setRead(true));
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
        <Entries folder={folder} isRead={isRead} />
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

/**
 * The entries in the order of the page. They can be moved, and the packs of masalas changed, all in one save, once the
 * newest content is read.
 */
function Entries({ folder, isRead }: { folder: "products" | "recipes"; isRead: boolean }) {
  const { words, language, names, folder: content } = useStudio();
  const { search } = useLocation();
  const saved = useMemo(
    () =>
      names.entriesOf(folder).map(({ value: slug, en, [language]: name }) => {
        const form = `${folder}/${slug}`;
        const fields = names.fieldsOf(form);
        const base = fields ? valuesIn(fields, form, content.files) : {};
        const { price, picture } = base as { price?: FormValues; picture?: FormValues };
        const title = name === en ? name : `${name} · ${en}`;
        return { form, title, fields, base, price: String(price?.en ?? ""), picture: String(picture?.en ?? "") };
      }),
    [names, folder, language, content],
  );
  /** What the person has changed: the order of the forms, if they were moved, and packs. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [dragged, setDragged] = useState<string>();
  const { isSaving, notice, send } = useSave();
  const entries = saved
    .map((entry) => ({ ...entry, typed: prices[entry.form] ?? entry.price }))
    .sort((a, b) => order.indexOf(a.form) - order.indexOf(b.form));
  const isMoved = entries.some(({ form }, index) => form !== saved[index]?.form);
  const isDirty = isMoved || entries.some(({ typed, price }) => typed !== price);
  useLeaveQuestion(isDirty || isSaving);
  const move = (form: string, to: number) => {
    const others = entries.map((entry) => entry.form).filter((other) => other !== form);
    setOrder(others.toSpliced(to, 0, form));
  };
  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-form]")?.dataset.form;
    const place = entries.findIndex(({ form }) => form === over);
    if (dragged && place >= 0 && over !== dragged) move(dragged, place);
  };
  const onSave = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const forms = entries.flatMap(({ form, fields, base, price, typed }, index) => {
      if (!fields || !(isMoved || typed !== price)) return [];
      const place = isMoved ? { id: { en: String(index + 1) } } : {};
      const packs = typed === price ? {} : { price: { en: typed } };
      return [{ form, fields, base, mine: { ...base, ...place, ...packs } }];
    });
    if (!(await send({ forms, pictures: new Map() }))) return;
    setOrder([]);
    setPrices({});
  };
  return (
    <form onSubmit={onSave} noValidate>
      <ol
        className="links entries"
        inert={isSaving || !isRead}
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
                value={entry.typed}
                onChange={({ target }) => setPrices({ ...prices, [entry.form]: target.value })}
              />
            )}
          </li>
        ))}
      </ol>
      {(isDirty || notice) && <SaveBar notice={notice} isSaving={isSaving} isDirty={isDirty} />}
    </form>
  );
}
