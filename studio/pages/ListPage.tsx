import { type PointerEvent, useMemo, useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { EntryButtons } from "../forms/EntryButtons.tsx";
import { PictureView } from "../forms/FieldInput.tsx";
import { valuesIn } from "../forms/form-files.ts";
import type { FormValues } from "../forms/values.ts";
import { useNewest, useStudio } from "../studio-context.ts";
import { taskName, tasks, titleOf } from "../words/field-words.ts";
import { PageHeading } from "./PageHeading.tsx";
import { formsOf, Links } from "./StartPage.tsx";
import { SaveBar, useSave } from "./use-save.tsx";

/** The masalas, the recipes or the pages. */
export function ListPage({ folder }: { folder: "products" | "recipes" | "pages" }) {
  const studio = useStudio();
  const { language } = studio;
  const isRead = useNewest();
  const newEntry = `/${folder}/new`;
  return (
    <main className="start">
      <PageHeading>{titleOf(folder, language)}</PageHeading>
      {folder === "pages" ? (
        <Links links={formsOf(studio).filter(({ to }) => to.startsWith("/pages/"))} />
      ) : (
        <Entries folder={folder} isRead={isRead} />
      )}
      {tasks.includes(newEntry) && (
        <p>
          <Link className="button" to={newEntry}>
            {taskName(newEntry, language)}
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
  const studio = useStudio();
  const { words } = studio;
  // The content that the entries are changed from: what is read meanwhile is for the save to merge.
  const [{ names, folder: content, snapshot }, setOpened] = useState(studio);
  const { search } = useLocation();
  const saved = useMemo(
    () =>
      names.entriesOf(folder).map(({ value: slug, label: title }) => {
        const form = `${folder}/${slug}`;
        const fields = names.fieldsOf(form);
        const base = fields ? valuesIn(fields, form, content.files) : {};
        const { price, picture } = base as { price?: FormValues; picture?: FormValues };
        return { form, title, fields, base, price: String(price?.en ?? ""), picture: String(picture?.en ?? "") };
      }),
    [names, folder, content],
  );
  const form = useForm({ values: { entries: saved.map(({ form, price }) => ({ form, price })) } });
  const { fields, move } = useFieldArray({ control: form.control, name: "entries" });
  const { isDirty } = form.formState;
  if (!isDirty && snapshot !== studio.snapshot) setOpened(studio);
  const [dragged, setDragged] = useState<string>();
  const { isSaving, notice, send } = useSave();
  const placeOf = (form: string | undefined) => fields.findIndex((entry) => entry.form === form);
  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-form]")?.dataset.form;
    if (dragged && over && over !== dragged) move(placeOf(dragged), placeOf(over));
  };
  const onSave = form.handleSubmit(async ({ entries }) => {
    const isMoved = entries.some(({ form }, index) => form !== saved[index]?.form);
    const forms = saved.flatMap(({ form, fields, base, price }) => {
      const index = entries.findIndex((entry) => entry.form === form);
      const typed = entries[index]?.price ?? price;
      if (!fields || !(isMoved || typed !== price)) return [];
      const place = isMoved ? { id: { en: String(index + 1) } } : {};
      const packs = typed === price ? {} : { price: { en: typed } };
      return [{ form, fields, base, mine: { ...base, ...place, ...packs } }];
    });
    if (!isSaving && (await send({ forms, pictures: new Map() }))) form.reset();
  });
  return (
    <form onSubmit={onSave} noValidate>
      <ol
        className="links entries"
        inert={isSaving || !isRead}
        onPointerMove={onDrag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {fields.map(({ id, form: address }, index) => {
          const { title = "", picture } = saved.find(({ form }) => form === address) ?? {};
          return (
            <li key={id} data-form={address} data-dragged={dragged === address || undefined}>
              <span className="handle" aria-hidden="true" onPointerDown={() => setDragged(address)}>
                ⠿
              </span>
              <Link to={`/${address}${search}`}>
                {picture && <PictureView path={`content/photos/${picture}`} />}
                <span>{title}</span>
              </Link>
              <EntryButtons title={title} index={index} length={fields.length} onMove={(to) => move(index, to)} />
              {folder === "products" && (
                <input aria-label={`${words.packs}: ${title}`} {...form.register(`entries.${index}.price`)} />
              )}
            </li>
          );
        })}
      </ol>
      {(isDirty || notice) && <SaveBar notice={notice} isSaving={isSaving} isDirty={isDirty} leave={words.leaveList} />}
    </form>
  );
}
