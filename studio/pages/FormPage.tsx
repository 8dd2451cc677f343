import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useBeforeUnload, useBlocker, useLocation, useNavigate } from "react-router";
import type { Problem } from "../../app/content/problems.ts";
import { featureSchemas } from "../../app/content/schema/registry.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";
import { fieldPathIn, fileOf, languageOf } from "../form-names.ts";
import { Fields, FormSizeContext, MarksContext } from "../forms/Field.tsx";
import type { GroupField } from "../forms/fields.ts";
import {
  type Bases,
  formLanguages,
  isChanged,
  nameOfField,
  picturesIn,
  slugOf,
  valuesIn,
  versionsOf,
} from "../forms/form-files.ts";
import { blankValues, type FormValues } from "../forms/values.ts";
import { dropDraft, keepDraft, type LeftDraft, leftDrafts, newDraftKey } from "../save/drafts.ts";
import type { Version } from "../save/merge.ts";
import { save, saveWithAnswers } from "../save/save.ts";
import { problemsOfSave } from "../save/save-problems.ts";
import { folderIn, type Snapshot, StoreError } from "../save/store.ts";
import { useStudio } from "../studio-context.ts";
import { languageName, tasks } from "../words.ts";
import { when } from "./HistoryPage.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { SentencePage } from "./SentencePage.tsx";
import { newTokenAddress, TokenForm } from "./SignIn.tsx";
import { SitePage } from "./SitePage.tsx";
import { inventedIn } from "./StartPage.tsx";

/** The form of a file, a masala or a recipe, and on this machine the page of the site beside it. */
export function FormPage() {
  const { pathname } = useLocation();
  const form = pathname.slice(1);
  const { words, fieldsOf, snapshot, folder, refresh, explain } = useStudio();
  const fields = useMemo(() => fieldsOf(form), [fieldsOf, form]);
  const [opened, setOpened] = useState<{ form: string; failure?: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, with the newest content.
  useEffect(() => {
    refresh().then(
      () => setOpened({ form }),
      (error) => setOpened({ form, failure: explain(error) }),
    );
  }, [form]);
  if (opened?.form !== form) return <SentencePage role="status">{words.opening}</SentencePage>;
  const damaged = fields
    ? formLanguages(fields).flatMap((language) => folder.files.get(fileOf(form, language))?.problems ?? [])
    : [];
  if (damaged.length > 0)
    return (
      <SentencePage role="alert">
        <ProblemList problems={damaged} />
      </SentencePage>
    );
  const exists = fields && (form.endsWith("/new") || snapshot.texts.has(fileOf(form, defaultLanguage)));
  if (!exists || opened.failure) return <SentencePage role="alert">{opened.failure ?? words.noSuchForm}</SentencePage>;
  return (
    <div className="desk">
      <EditForm key={form} form={form} fields={fields} />
      <SitePage form={form} />
    </div>
  );
}

/** What the bar at the foot of a form says after an attempt to save. */
type Notice = { role: "status" | "alert"; content: ReactNode };

function EditForm({ form: address, fields }: { form: string; fields: GroupField }) {
  const studio = useStudio();
  const { words, language, settings, store, snapshot, folder, names, photos, say, explain, ask, onSaved, lastSave } =
    studio;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isNew = address.endsWith("/new");
  const [list = ""] = address.split("/");
  const query = new URLSearchParams(search);
  const files = useMemo(() => formLanguages(fields).map((language) => fileOf(address, language)), [fields, address]);
  const [draftKey] = useState(() => newDraftKey(address));
  const [drafts, setDrafts] = useState<readonly LeftDraft[]>([]);
  const wantedHalf = languages.find((code) => code === query.get("in")) ?? language;
  const [half, setHalf] = useState<Language>(wantedHalf);
  const [notice, setNotice] = useState<Notice | undefined>(() =>
    // A new entry has got its own form by being saved.
    state?.isSaved && lastSave ? { role: "status", content: words.savedNow } : undefined,
  );
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isDirty, setDirty] = useState(false);
  const wasRefused = useRef(false);
  /** What the form was made from: the texts of its files, their values, and the content around them. */
  const origin = useRef<{ bases: Bases; initial: FormValues; snapshot: Snapshot }>(undefined);
  if (!origin.current) {
    const from = query.get("from");
    const initial = isNew ? (blankValues(fields) as FormValues) : valuesIn(fields, address, folder.files);
    const copied = from ? valuesIn(fields, `${list}/${from}`, folder.files) : undefined;
    origin.current = { bases: basesIn(snapshot, files), initial: copied && isNew ? copied : initial, snapshot };
  }
  // The library changes the values that it is given: the initial ones must stay as they were.
  const [defaultValues] = useState(() => structuredClone(origin.current?.initial ?? {}));
  const form = useForm<FormValues>({ defaultValues, shouldFocusError: false });

  /** Where the values are saved: a new entry gets its name from its English words. */
  const target = useCallback(
    (values: FormValues) => {
      if (!isNew) return address;
      const title = values.name ?? values.title;
      const english = isGroup(title) ? String(title[defaultLanguage] ?? "") : "";
      return `${list}/${slugOf(english, (slug) => slug === "new" || snapshot.texts.has(fileOf(`${list}/${slug}`, defaultLanguage)))}`;
    },
    [isNew, address, list, snapshot],
  );
  const versions = useCallback(
    (values: FormValues): Version[] => {
      const { bases = {}, initial = {} } = origin.current ?? {};
      return versionsOf(fields, target(values), bases, initial, values);
    },
    [fields, target],
  );
  const pictures = useCallback(
    (values: FormValues) =>
      new Map(
        picturesIn(fields, values).flatMap((path) => (photos.get(path) ? [[path, photos.get(path)] as const] : [])),
      ),
    [fields, photos],
  );

  const nameOf = useCallback(
    ({ file, path }: Pick<Problem, "file" | "path">) =>
      nameOfField(fields, path, languageOf(file) ?? defaultLanguage) ?? "",
    [fields],
  );
  /** Checks the form as the build does, and marks its fields. @returns the new problems */
  const check = useCallback(() => {
    const values = form.getValues();
    const texts = versions(values);
    const changes = new Map<string, string | undefined>([
      ...Array.from(pictures(values).keys(), (path) => [path, ""] as const),
      ...texts.map(({ path, mine }) => [path, mine] as const),
    ]);
    const { own, known } = problemsOfSave(folder, changes, settings.characters);
    const marks = new Map<string, string>();
    for (const problem of [...own, ...known]) {
      const name = nameOf(problem);
      // What is not filled in yet is only said once somebody wants to save.
      const isEmpty = !wasRefused.current && isNew && !(name && form.getValues(name));
      if (!isEmpty && !marks.has(name)) marks.set(name, say(problem));
    }
    setProblems(marks);
    return own;
  }, [form, versions, pictures, folder, settings.characters, nameOf, say, isNew]);

  // Each key is kept at once, so that a crash loses nothing; the check waits until somebody pauses.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const { bases = {}, initial = {} } = origin.current ?? {};
        const isNowDirty = isChanged(fields, initial, values);
        setDirty(isNowDirty);
        const kept = Object.fromEntries(files.map((file) => [file, bases[file] ?? null]));
        if (!isNowDirty) dropDraft(draftKey);
        else if (!keepDraft(draftKey, { time: Date.now(), bases: kept, values }))
          setNotice({ role: "alert", content: words.noDrafts });
        clearTimeout(timer);
        timer = setTimeout(check, checkAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, fields, files, draftKey, check, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened.
  useEffect(() => {
    leftDrafts(address, draftKey).then(setDrafts);
    if (!isNew) check();
    const field = query.get("field");
    if (field) showField(nameOfField(fields, fieldPathIn(field), wantedHalf) ?? "");
  }, []);

  const showField = (name: string) => {
    if (/\.(en|hi)$/.test(name) && document.getElementById(name)?.closest("[data-half]"))
      setHalf(name.endsWith("hi") ? "hi" : "en");
    // After the half has been shown.
    requestAnimationFrame(() => {
      const element = document.getElementById(name);
      for (let around = element?.closest("details"); around; around = around.parentElement?.closest("details"))
        around.open = true;
      element?.scrollIntoView({ block: "center" });
      element?.focus({ preventScroll: true });
    });
  };

  useLeaveQuestion(isDirty || isSaving, words.leave);

  const takeOver = (saved: Snapshot, values: FormValues) => {
    const merged = valuesAfter(fields, address, saved);
    origin.current = { bases: basesIn(saved, files), initial: merged, snapshot: saved };
    // What the person has on the screen stays as it is, unless the saved content differs from it.
    form.reset(structuredClone(merged), { keepValues: !isChanged(fields, merged, values) });
    setDirty(false);
    setProblems(new Map());
    wasRefused.current = false;
  };

  const send = async (texts: readonly Version[], added: ReadonlyMap<string, Blob | undefined>) => {
    setSaving(true);
    setNotice(undefined);
    try {
      const result = await saveWithAnswers(
        (answers) => save(store, { texts, pictures: added }, answers, settings.characters),
        ask,
      );
      if (!result) setNotice({ role: "alert", content: words.notSaved });
      return result;
    } catch (error) {
      setNotice({ role: "alert", content: <Failure error={error} /> });
    } finally {
      setSaving(false);
    }
  };

  const onSave = async () => {
    if (isSaving) return;
    const values = form.getValues();
    if (!isChanged(fields, origin.current?.initial ?? {}, values) && !isNew)
      return setNotice({ role: "status", content: words.nothingChanged });
    wasRefused.current = true;
    const wrong = check();
    if (wrong.length > 0) {
      setNotice({
        role: "alert",
        content: (
          <>
            <p>{words.refused}</p>
            <ProblemList
              problems={wrong}
              wayTo={(problem) =>
                nameOf(problem) && (
                  <button type="button" onClick={() => showField(nameOf(problem))}>
                    {words.showField}
                  </button>
                )
              }
            />
          </>
        ),
      });
      return showField(firstInDocument(wrong.map(nameOf)));
    }
    const added = pictures(values);
    const saved = await send(versions(values), added);
    if (!saved) return;
    dropDraft(draftKey);
    await photos.drop(added.keys());
    onSaved(saved.saved, saved.edits);
    setNotice({ role: "status", content: words.savedNow });
    if (!isNew) return takeOver(saved.saved, values);
    isLeaving.current = true;
    navigate(`/${target(values)}`, { replace: true, state: { isSaved: true } });
  };

  const onDelete = async () => {
    const texts = files.map((path) => ({ path, base: origin.current?.bases[path], mine: undefined }));
    const deleted = await send(texts, new Map());
    if (!deleted) return;
    dropDraft(draftKey);
    onSaved(deleted.saved, deleted.edits);
    isLeaving.current = true;
    navigate(`/${list}`, { replace: true });
  };

  const restore = async (draft: LeftDraft) => {
    const bases = Object.fromEntries(Object.entries(draft.bases).map(([path, text]) => [path, text ?? undefined]));
    const from = valuesAfter(fields, address, {
      ...snapshot,
      texts: new Map(Object.entries(bases).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))),
    });
    origin.current = { bases, initial: isNew ? (blankValues(fields) as FormValues) : from, snapshot };
    await photos.restore(picturesIn(fields, draft.values).filter((path) => !snapshot.pictures.has(path)));
    form.reset(structuredClone(origin.current.initial));
    form.reset(draft.values, { keepDefaultValues: true });
    keepDraft(draftKey, { time: Date.now(), bases: draft.bases, values: draft.values });
    dropDraft(draft.key);
    setDirty(true);
    setDrafts([]);
    check();
  };

  const forget = (draft: LeftDraft) => {
    dropDraft(draft.key);
    setDrafts(drafts.filter((other) => other !== draft));
    // Its photographs were only kept for it.
    photos.drop(picturesIn(fields, draft.values).filter((path) => !snapshot.pictures.has(path)));
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      onSave();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const invented = useMemo(() => {
    const left = inventedIn(folder).filter(({ file }) => files.includes(file));
    return new Set(left.map(nameOf));
  }, [folder, files, nameOf]);
  const marks = useMemo(() => ({ problems, invented }), [problems, invented]);
  const title = isNew
    ? tasks.find(({ form }) => form === `/${address}`)?.[language]
    : names.nameOf(fileOf(address, defaultLanguage));
  const isTwoLanguages = files.length > 1;
  return (
    <main className="form" data-half={half}>
      <PageHeading>{title}</PageHeading>
      {drafts.length > 0 && <Drafts drafts={drafts} snapshot={snapshot} onRestore={restore} onDiscard={forget} />}
      {isTwoLanguages && (
        <fieldset className="half-switch">
          <legend className="visually-hidden">{words.halves}</legend>
          {formLanguages(fields).map((code) => (
            <label key={code}>
              <input type="radio" name="half" checked={half === code} onChange={() => setHalf(code)} />
              <span>{languageName(code, language)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <FormProvider {...form}>
        <MarksContext value={marks}>
          <FormSizeContext
            value={{ isLong: address.startsWith("pages/") || address === "layout" || address in featureSchemas }}
          >
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                onSave();
              }}
            >
              {/* Saved are the values of the moment in which Save was pressed. */}
              <div className="fields" inert={isSaving}>
                {problems.has("") && <p className="problem">{problems.get("")}</p>}
                <Fields fields={fields.fields} name="" depth={0} />
              </div>
              <div className="save-bar">
                {notice && <div role={notice.role}>{notice.content}</div>}
                <button type="submit" className="primary" aria-disabled={isSaving}>
                  {isSaving ? words.saving : words.save}
                </button>
                {isDirty && !isSaving && <span className="hint">{words.unsaved}</span>}
              </div>
            </form>
          </FormSizeContext>
        </MarksContext>
      </FormProvider>
      {!isNew && ["products", "recipes"].includes(list) && (
        <p className="entry-actions">
          <button type="button" onClick={() => navigate(`/${list}/new?from=${address.split("/")[1]}`)}>
            {words.copy}
          </button>
          <button
            type="button"
            className="danger"
            onClick={() => confirm(words.deleteQuestion.replace("{name}", title ?? "")) && onDelete()}
          >
            {words.delete}
          </button>
        </p>
      )}
    </main>
  );

  /** Why a save failed. Once GitHub no longer takes the token, a new one can be pasted here. */
  function Failure({ error }: { error: unknown }) {
    const isToken = error instanceof StoreError && ["expired", "notApproved"].includes(error.reason);
    return (
      <>
        <p>{explain(error)}</p>
        {isToken && (
          <>
            <a href={newTokenAddress} target="_blank" rel="noreferrer">
              {words.newToken}
            </a>
            <TokenForm
              words={words}
              onSignIn={(token) => {
                studio.signIn(token);
                setNotice({ role: "status", content: words.saveAgain });
              }}
            />
          </>
        )}
      </>
    );
  }
}

/** How long somebody must pause before the form is checked, in ms. */
const checkAfter = 400;

/** Set while the studio itself leaves a form whose words are saved. */
const isLeaving = { current: false };

/** Asks before unsaved words are left, within the studio and by closing the page. */
function useLeaveQuestion(isUnsaved: boolean, sentence: string): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOwn = isLeaving.current;
    isLeaving.current = false;
    return isUnsaved && !isOwn && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(sentence)) blocker.proceed();
    else blocker.reset();
  }, [blocker, sentence]);
  useBeforeUnload((event) => isUnsaved && event.preventDefault());
}

interface DraftsProps {
  drafts: readonly LeftDraft[];
  snapshot: Snapshot;
  onRestore: (draft: LeftDraft) => void;
  onDiscard: (draft: LeftDraft) => void;
}

/** Words that were typed in this form earlier and not saved. */
function Drafts({ drafts, snapshot, onRestore, onDiscard }: DraftsProps) {
  const { words, language } = useStudio();
  return (
    <section className="drafts" role="alert">
      {drafts.map((draft) => {
        const isOlder = Object.entries(draft.bases).some(([path, text]) => (snapshot.texts.get(path) ?? null) !== text);
        return (
          <div key={draft.key}>
            <p>
              {words.draft.replace("{time}", when(draft.time, language))}
              {isOlder && ` (${words.olderDraft})`}
            </p>
            <button type="button" className="primary" onClick={() => onRestore(draft)}>
              {words.restore}
            </button>
            <button type="button" onClick={() => onDiscard(draft)}>
              {words.discard}
            </button>
          </div>
        );
      })}
    </section>
  );
}

const basesIn = ({ texts }: Snapshot, files: readonly string[]): Bases =>
  Object.fromEntries(files.map((file) => [file, texts.get(file)]));

/** The first of the fields as they stand in the form. */
function firstInDocument(names: readonly string[]): string {
  const elements = names.map((name) => document.getElementById(name)).filter((element) => element !== null);
  const [first] = elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return first?.id ?? "";
}

function valuesAfter(fields: GroupField, form: string, snapshot: Snapshot): FormValues {
  return valuesIn(fields, form, folderIn(snapshot).files);
}
