import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { Place } from "../../app/content/problems.ts";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";
import { fieldPathIn, fileOf, formOf, languageOf } from "../form-names.ts";
import { Fields, FormContext } from "../forms/Field.tsx";
import { type GroupField, listName } from "../forms/fields.ts";
import { damageIn, freeSlug, nameOfField, textsWith, valuesIn } from "../forms/form-files.ts";
import { type Entry, type FormValues, formValues, groupsIn, isSame } from "../forms/values.ts";
import { dropDraft, keep, keepDraft, newDraftKey, openDraft } from "../save/drafts.ts";
import type { FormEdit } from "../save/save.ts";
import { problemsOfSave } from "../save/save-problems.ts";
import { folderIn, type Snapshot } from "../save/store.ts";
import { fold, shownTexts } from "../search.ts";
import { useNewest, useStudio } from "../studio-context.ts";
import { taskName } from "../words/field-words.ts";
import { languageName } from "../words.ts";
import { when } from "./HistoryPage.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { SentencePage } from "./SentencePage.tsx";
import { SitePage } from "./SitePage.tsx";
import { inventedIn, Links, linksTo } from "./StartPage.tsx";
import { type Notice, SaveBar, useSave } from "./use-save.tsx";

/** The form of a file, a masala or a recipe, once the newest content is read. */
export function FormPage() {
  const { words } = useStudio();
  const form = useLocation().pathname.slice(1);
  return useNewest() ? <OpenedForm form={form} /> : <SentencePage role="status">{words.opening}</SentencePage>;
}

/** A form, and on this machine the page of the site beside it. */
function OpenedForm({ form }: { form: string }) {
  const { words, isLocal, names, snapshot, folder } = useStudio();
  // As it is opened: if somebody deletes or damages the file later, the form stays with the words in it.
  const [{ fields, damaged }] = useState(() => {
    const exists = form.endsWith("/new") || snapshot.texts.has(fileOf(form, defaultLanguage));
    const fields = exists ? names.fieldsOf(form) : undefined;
    return { fields, damaged: fields ? damageIn(fields, form, folder) : [] };
  });
  if (!fields || damaged.length > 0)
    return <SentencePage role="alert">{fields ? <ProblemList problems={damaged} /> : words.noSuchForm}</SentencePage>;
  return (
    <div className="desk">
      <EditForm form={form} fields={fields} />
      {isLocal && <SitePage form={form} />}
    </div>
  );
}

/** A form, which begins with the words that were typed in it earlier and not saved. */
function EditForm({ form: address, fields }: { form: string; fields: GroupField }) {
  const studio = useStudio();
  const { words, language, characters, snapshot, folder, names, photos, say } = studio;
  const { search, state, key: visit } = useLocation();
  const navigate = useNavigate();
  const isNew = address.endsWith("/new");
  const [list = ""] = address.split("/");
  const query = new URLSearchParams(search);
  const wantedHalf = languages.find((code) => code === query.get("in")) ?? language;
  const [half, setHalf] = useState<Language>(wantedHalf);
  // A new entry has got its own form by being saved.
  const isJustSaved = state?.saved === snapshot.revision;
  const first: Notice | undefined = isJustSaved ? { role: "status", content: words.savedNow } : undefined;
  const { isSaving, notice, setNotice, send } = useSave({}, first);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [{ key: draftKey, left: draft }] = useState(() => openDraft(address));
  const [isDirty, setDirty] = useState(draft !== undefined);
  const wasRefused = useRef(false);
  /** The content with which the form was opened, and its values then: of a draft, when its words were typed. */
  const [origin, setOrigin] = useState(() => ({
    snapshot,
    base: draft?.base ?? valuesIn(fields, address, folder.files),
  }));
  // Until it is saved or discarded.
  const isOfDraft = origin.base === draft?.base;
  // The library changes the values that it is given.
  const [defaultValues] = useState(() => structuredClone(draft?.values ?? origin.base));
  const form = useForm<FormValues>({ defaultValues, shouldFocusError: false });

  /** The form as it is saved. A new entry gets its file's name from its English words. */
  const editOf = (values: FormValues): FormEdit => {
    if (!isNew) return { form: address, fields, base: origin.base, mine: values };
    const isTaken = (slug: string) => slug === "new" || snapshot.texts.has(fileOf(`${list}/${slug}`, defaultLanguage));
    const slug = freeSlug(nameIn(values, defaultLanguage), isTaken);
    return { form: `${list}/${slug}`, fields, base: undefined, mine: values };
  };
  /** The form of all photographs, with those that are new in this one: their fields have what they show. */
  const described = (values: FormValues): FormEdit[] => {
    const fields = names.fieldsOf("photos");
    const added = [...groupsIn(values)].flatMap(({ en, alt }): Entry[] =>
      alt && photos.isNew(String(en), snapshot) ? [{ id: { en }, alt }] : [],
    );
    if (!fields || added.length === 0) return [];
    const base = valuesIn(fields, "photos", folder.files);
    return [{ form: "photos", fields, base, mine: { [listName]: [...(base[listName] as Entry[]), ...added] } }];
  };
  const nameOf = ({ file, path }: Place) => nameOfField(fields, path, languageOf(file) ?? defaultLanguage) ?? "";
  /** Checks the form as the build does, and marks its fields. @returns the new problems */
  const check = () => {
    const values = form.getValues();
    const { form: address, base } = editOf(values);
    const texts = textsWith(fields, address, origin.snapshot.texts, [base, values]);
    const changes = new Map<string, string | Blob | undefined>([...photos.of(values), ...texts]);
    const { own } = problemsOfSave(origin.snapshot, changes, characters);
    const marks = new Map<string, string>();
    for (const problem of own) {
      const name = nameOf(problem);
      // What is not filled in yet is only said once somebody wants to save.
      const isEmpty = !wasRefused.current && isNew && !(name && form.getValues(name));
      if (!isEmpty && !marks.has(name)) marks.set(name, say(problem));
    }
    setProblems(marks);
    return own;
  };

  const onValues = useEffectEvent((values: FormValues) => {
    const isNowDirty = !isSame(fields, origin.base, values);
    setDirty(isNowDirty);
    // "Saved." is no longer true.
    if (isNowDirty && !isDirty) setNotice((last) => (last?.role === "status" ? undefined : last));
    if (!isNowDirty) dropDraft(draftKey);
    else if (!keepDraft(draftKey, { time: Date.now(), base: origin.base, values }))
      setNotice({ role: "alert", content: words.noDrafts });
  });
  const onPause = useEffectEvent(check);
  // Each key is kept at once, so that a crash loses nothing; the check waits until somebody pauses.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        onValues(values);
        clearTimeout(timer);
        timer = setTimeout(() => onPause(), checkAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each link to a field, also from the form itself.
  useEffect(() => {
    const field = query.get("field");
    if (field) showField(nameOfField(fields, fieldPathIn(field), wantedHalf) ?? "");
  }, [visit]);

  const showField = (name: string) => {
    const own = document.getElementById(name)?.closest<HTMLElement>(".half[data-half]")?.dataset.half;
    if (own) setHalf(own as Language); // Field.tsx.
    // After the half has been shown.
    requestAnimationFrame(() => {
      const element = document.getElementById(name);
      for (let around = element?.closest("details"); around; around = around.parentElement?.closest("details"))
        around.open = true;
      // At the top: the bar at the foot must not cover what it says about the field.
      element?.scrollIntoView({ block: "start" });
      element?.focus({ preventScroll: true });
    });
  };

  /** Begins anew with what is saved. */
  const takeOver = (saved: Snapshot) => {
    const values = form.getValues();
    const merged = valuesIn(fields, address, folderIn(saved).files);
    // What the person has on the screen stays as it is, unless the saved content differs from it.
    const isShown = isSame(fields, merged, values);
    setOrigin({ snapshot: saved, base: isShown ? structuredClone(values) : merged });
    form.reset(structuredClone(isShown ? values : merged), { keepValues: isShown });
    setDirty(false);
    setProblems(new Map());
    wasRefused.current = false;
    // Last: the words that were merged into the form look like new ones to it, and would be kept as a draft.
    dropDraft(draftKey);
  };

  /** Goes to another page of the studio once everything is saved. */
  const leaveFor = (page: string, { revision }: Snapshot) => {
    dropDraft(draftKey);
    navigate(page, { replace: true, state: { saved: revision } });
  };

  const onSave = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const values = form.getValues();
    wasRefused.current = true;
    // The first in the form: the check has an order of its own.
    const order = [...document.querySelectorAll("form [id]")].map(({ id }) => id);
    const [wrong] = check().toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
    if (wrong) {
      setNotice({ role: "alert", content: `${words.refused} ${names.placeOf(wrong)}: ${say(wrong)}` });
      return showField(nameOf(wrong));
    }
    const undescribed = document.querySelector(".picture textarea:invalid");
    if (undescribed) {
      setNotice({ role: "alert", content: words.describe });
      return showField(undescribed.id);
    }
    const edit = editOf(values);
    const saved = await send({ forms: [edit, ...described(values)], pictures: photos.of(values) });
    if (!saved) return;
    if (isNew) return leaveFor(`/${edit.form}`, saved);
    // Somebody has deleted it meanwhile, and so it is to stay.
    if (!saved.texts.has(fileOf(address, defaultLanguage))) return leaveFor(`/${list}`, saved);
    takeOver(saved);
    const where = linksTo(textsWithOldName(folderIn(saved), origin.base, values), studio);
    if (where.length > 0)
      setNotice({ role: "status", content: [words.savedNow, " ", words.oldName, <Links key="where" links={where} />] });
  };

  const onDelete = async () => {
    if (!confirm(words.deleteQuestion.replace("{name}", title))) return;
    const edit = { form: address, fields, base: origin.base, mine: undefined };
    const saved = await send({ forms: [edit], pictures: new Map() });
    if (saved) leaveFor(`/${list}`, saved);
  };

  /** A copy is a draft of a new entry. */
  const onCopy = () => {
    const copy = { time: Date.now(), base: formValues(fields, {}) as FormValues, values: form.getValues() };
    if (keepDraft(newDraftKey(`${list}/new`), copy)) navigate(`/${list}/new`);
    else setNotice({ role: "alert", content: words.noDrafts });
  };

  const invented = inventedIn(folder).filter(({ file }) => formOf(file) === address);
  const title = isNew ? taskName(`/${address}`, language) : names.nameOf(fileOf(address, defaultLanguage));
  // Hints are shown when a kind of form is opened for the first time in this browser.
  const readKey = `studio.read ${address.startsWith("pages/") ? address : list}`;
  const [hasHints] = useState(() => localStorage.getItem(readKey) === null);
  useEffect(() => void keep(readKey, "yes"), [readKey]);
  return (
    <main className="form" data-half={half}>
      <PageHeading>{title}</PageHeading>
      {draft && isDirty && isOfDraft && (
        <p className="drafts" role="status">
          {words.draft.replace("{time}", when(draft.time, language))}{" "}
          <button type="button" onClick={() => takeOver(snapshot)}>
            {words.discard}
          </button>
        </p>
      )}
      {fields.languages.length > 1 && (
        <fieldset className="half-switch">
          <legend className="visually-hidden">{words.halves}</legend>
          {fields.languages.map((code) => (
            <label key={code}>
              <input type="radio" name="half" checked={half === code} onChange={() => setHalf(code)} />
              <span>{languageName(code, language)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <FormProvider {...form}>
        <FormContext value={{ problems, invented: new Set(invented.map(nameOf)), hasHints }}>
          <form noValidate onSubmit={onSave}>
            {/* Saved are the values of the moment in which Save was pressed. */}
            <div className="fields" inert={isSaving}>
              {problems.has("") && <p className="problem">{problems.get("")}</p>}
              <Fields fields={fields.fields} />
            </div>
            <SaveBar notice={notice} isSaving={isSaving} isDirty={isDirty} />
          </form>
        </FormContext>
      </FormProvider>
      {!isNew && ["products", "recipes"].includes(list) && (
        <p>
          <button type="button" onClick={onCopy}>
            {words.copy}
          </button>
          <button type="button" className="danger" onClick={onDelete}>
            {words.delete}
          </button>
        </p>
      )}
    </main>
  );
}

/** The name of a masala or a recipe. From the English one, its file has its name. */
const nameIn = ({ name, title }: FormValues, language: Language): string =>
  String(Object(name ?? title)[language] ?? "");

/** The texts that still say the old name of a masala or a recipe. */
function textsWithOldName(folder: ContentFolder, base: FormValues, values: FormValues) {
  return shownTexts(folder, undefined).filter(({ text }) =>
    languages.some((code) => {
      const [was, is, own] = [nameIn(base, code), nameIn(values, code), text].map(fold) as [string, string, string];
      // A new name may have the old one in it.
      return was !== "" && was !== is && own.includes(was) && !(is.includes(was) && own.includes(is));
    }),
  );
}

/** How long somebody must pause before the form is checked, in ms. */
const checkAfter = 400;
