import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useBeforeUnload, useBlocker, useLocation, useNavigate } from "react-router";
import type { Problem } from "../../app/content/problems.ts";
import { featureSchemas } from "../../app/content/schema/registry.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";
import { fieldPathIn, fileOf, formOf, languageOf } from "../form-names.ts";
import { Fields, FormSizeContext, MarksContext } from "../forms/Field.tsx";
import type { GroupField } from "../forms/fields.ts";
import { damageIn, formLanguages, nameOfField, picturesIn, slugOf, valuesIn } from "../forms/form-files.ts";
import { blankValues, type FormValues, isSame } from "../forms/values.ts";
import { dropDraft, keepDraft, type LeftDraft, newDraftKey } from "../save/drafts.ts";
import { mergedForm } from "../save/merge.ts";
import { decideWith, type FormEdit, mergedTexts, save, withAnswers } from "../save/save.ts";
import { problemsOfSave } from "../save/save-problems.ts";
import { folderIn, type Snapshot } from "../save/store.ts";
import { useStudio } from "../studio-context.ts";
import { languageName, tasks } from "../words.ts";
import { Drafts } from "./Drafts.tsx";
import { Failure } from "./Failure.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { SentencePage } from "./SentencePage.tsx";
import { SitePage } from "./SitePage.tsx";
import { inventedIn } from "./StartPage.tsx";

/** The form of a file, a masala or a recipe, with the newest content. */
export function FormPage() {
  const { pathname } = useLocation();
  const form = pathname.slice(1);
  const { words, refresh } = useStudio();
  const [opened, setOpened] = useState<{ form: string; failure?: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form.
  useEffect(() => {
    let isCurrent = true;
    refresh().then(
      () => isCurrent && setOpened({ form }),
      (failure) => isCurrent && setOpened({ form, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [form]);
  if (opened?.form !== form) return <SentencePage role="status">{words.opening}</SentencePage>;
  if (opened.failure)
    return (
      <SentencePage role="alert">
        <Failure error={opened.failure} onSignedIn={() => location.reload()} />
      </SentencePage>
    );
  return <OpenedForm key={form} form={form} />;
}

/** A form, and on this machine the page of the site beside it. */
function OpenedForm({ form }: { form: string }) {
  const { words, fieldsOf, snapshot, folder } = useStudio();
  // As it is opened: if somebody deletes or damages the file later, the form stays with the words in it.
  const [{ fields, damaged }] = useState(() => {
    const exists = form.endsWith("/new") || snapshot.texts.has(fileOf(form, defaultLanguage));
    const fields = exists ? fieldsOf(form) : undefined;
    return { fields, damaged: fields ? damageIn(fields, form, folder) : [] };
  });
  if (!fields) return <SentencePage role="alert">{words.noSuchForm}</SentencePage>;
  if (damaged.length > 0)
    return (
      <SentencePage role="alert">
        <ProblemList problems={damaged} />
      </SentencePage>
    );
  return (
    <div className="desk">
      <EditForm form={form} fields={fields} />
      <SitePage form={form} />
    </div>
  );
}

/** What the bar at the foot of a form says after an attempt to save. */
type Notice = { role: "status" | "alert"; content: ReactNode };

function EditForm({ form: address, fields }: { form: string; fields: GroupField }) {
  const studio = useStudio();
  const { words, language, settings, store, snapshot, folder, names, photos, say, ask, isAsking } = studio;
  const { search, state, key: visit } = useLocation();
  const navigate = useNavigate();
  const isNew = address.endsWith("/new");
  const [list = ""] = address.split("/");
  const query = new URLSearchParams(search);
  const wantedHalf = languages.find((code) => code === query.get("in")) ?? language;
  const [half, setHalf] = useState<Language>(wantedHalf);
  const [notice, setNotice] = useState<Notice | undefined>(() =>
    // A new entry has got its own form by being saved.
    state?.isSaved && studio.lastSave ? { role: "status", content: words.savedNow } : undefined,
  );
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isDirty, setDirty] = useState(false);
  const wasRefused = useRef(false);
  /** The content with which the form was opened, and its values then. */
  const [origin, setOrigin] = useState(() => {
    const base = isNew ? (blankValues(fields) as FormValues) : valuesIn(fields, address, folder.files);
    return { snapshot, folder, base };
  });
  // The library changes the values that it is given.
  const [defaultValues] = useState(() => structuredClone<FormValues>(state?.copied ?? origin.base));
  const form = useForm<FormValues>({ defaultValues, shouldFocusError: false });
  const [draftKey] = useState(() => newDraftKey(address));

  /** The form as it is saved. A new entry gets its file's name from its English words. */
  const editOf = useCallback(
    (values: FormValues): FormEdit => {
      if (!isNew) return { form: address, fields, base: origin.base, mine: values };
      const title = values.name ?? values.title;
      const english = isGroup(title) ? String(title[defaultLanguage] ?? "") : "";
      const isTaken = (slug: string) =>
        slug === "new" || snapshot.texts.has(fileOf(`${list}/${slug}`, defaultLanguage));
      return { form: `${list}/${slugOf(english, isTaken)}`, fields, base: undefined, mine: values };
    },
    [isNew, address, fields, origin, list, snapshot],
  );
  const picturesOf = useCallback((values: FormValues) => photos.of(picturesIn(fields, values)), [fields, photos]);
  const nameOf = useCallback(
    ({ file, path }: Pick<Problem, "file" | "path">) =>
      nameOfField(fields, path, languageOf(file) ?? defaultLanguage) ?? "",
    [fields],
  );
  /** Checks the form as the build does, and marks its fields. @returns the new problems */
  const check = useCallback(() => {
    const values = form.getValues();
    const changes = new Map<string, string | undefined>([
      ...Array.from(picturesOf(values).keys(), (path) => [path, ""] as const),
      ...mergedTexts(editOf(values), origin.snapshot, () => "mine"),
    ]);
    const { own, known } = problemsOfSave(origin.folder, changes, settings.characters);
    const marks = new Map<string, string>();
    for (const problem of [...own, ...known]) {
      const name = nameOf(problem);
      // What is not filled in yet is only said once somebody wants to save.
      const isEmpty = !wasRefused.current && isNew && !(name && form.getValues(name));
      if (!isEmpty && !marks.has(name)) marks.set(name, say(problem));
    }
    setProblems(marks);
    return own;
  }, [form, editOf, picturesOf, origin, settings.characters, nameOf, say, isNew]);

  // Each key is kept at once, so that a crash loses nothing; the check waits until somebody pauses.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isNowDirty = !isSame(fields, origin.base, values);
        setDirty(isNowDirty);
        if (!isNowDirty) dropDraft(draftKey);
        else if (!keepDraft(draftKey, { time: Date.now(), base: origin.base, values }))
          setNotice({ role: "alert", content: words.noDrafts });
        clearTimeout(timer);
        timer = setTimeout(check, checkAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, fields, origin, draftKey, check, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened.
  useEffect(() => {
    if (state?.copied) setDirty(true);
    if (!isNew) check();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each link to a field, also from the form itself.
  useEffect(() => {
    const field = query.get("field");
    if (field) showField(nameOfField(fields, fieldPathIn(field), wantedHalf) ?? "");
  }, [visit]);

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
    const folder = folderIn(saved);
    const merged = valuesIn(fields, address, folder.files);
    // What the person has on the screen stays as it is, unless the saved content differs from it.
    const isShown = isSame(fields, merged, values);
    setOrigin({ snapshot: saved, folder, base: isShown ? structuredClone(values) : merged });
    form.reset(structuredClone(isShown ? values : merged), { keepValues: isShown });
    setDirty(false);
    setProblems(new Map());
    wasRefused.current = false;
  };

  const send = async (edit: FormEdit, pictures: ReadonlyMap<string, Blob>) => {
    setSaving(true);
    setNotice(undefined);
    try {
      const edits = { forms: [edit], pictures };
      const done = await withAnswers((answers) => save(store, edits, answers, settings.characters), ask);
      if (!done) setNotice({ role: "alert", content: words.notSaved });
      else {
        dropDraft(draftKey);
        studio.onSaved(done);
      }
      return done;
    } catch (error) {
      const onSignedIn = () => setNotice({ role: "status", content: words.saveAgain });
      setNotice({ role: "alert", content: <Failure error={error} onSignedIn={onSignedIn} /> });
    } finally {
      setSaving(false);
    }
  };

  const onSave = async () => {
    if (isSaving) return;
    const values = form.getValues();
    if (!isNew && isSame(fields, origin.base, values))
      return setNotice({ role: "status", content: words.nothingChanged });
    wasRefused.current = true;
    const wrong = check();
    if (wrong.length > 0) {
      setNotice({ role: "alert", content: <Refusal problems={wrong} nameOf={nameOf} onShow={showField} /> });
      return showField(firstInDocument(wrong.map(nameOf)));
    }
    const edit = editOf(values);
    const done = await send(edit, picturesOf(values));
    if (!done) return;
    setNotice({ role: "status", content: words.savedNow });
    if (!isNew) return takeOver(done.saved, values);
    isLeaving.current = true;
    navigate(`/${edit.form}`, { replace: true, state: { isSaved: true } });
  };

  const onDelete = async () => {
    if (!confirm(words.deleteQuestion.replace("{name}", title ?? ""))) return;
    if (!(await send({ form: address, fields, base: origin.base, mine: undefined }, new Map()))) return;
    isLeaving.current = true;
    navigate(`/${list}`, { replace: true });
  };

  const onRestore = async (draft: LeftDraft) => {
    await photos.restore(picturesIn(fields, draft.values));
    const restored = await withAnswers<{ values: FormValues }>(
      async ({ decisions }) => {
        const [decide, conflicts] = decideWith(decisions);
        const values = mergedForm(address, fields, [draft.base, draft.values, form.getValues()], decide);
        return conflicts.length > 0 ? { conflicts } : { values: values ?? draft.values };
      },
      (question) => ask(question, { conflict: words.draftConflict, mine: words.fromDraft, saved: words.fromForm }),
    );
    if (!restored) return false;
    form.reset(structuredClone(restored.values), { keepDefaultValues: true });
    keepDraft(draftKey, { time: Date.now(), base: origin.base, values: restored.values });
    dropDraft(draft.key);
    setDirty(true);
    check();
    return true;
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

  const marks = useMemo(() => {
    const left = inventedIn(folder).filter(({ file }) => formOf(file) === address);
    return { problems, invented: new Set(left.map(nameOf)) };
  }, [problems, folder, address, nameOf]);
  const title = isNew
    ? tasks.find(({ form }) => form === `/${address}`)?.[language]
    : names.nameOf(fileOf(address, defaultLanguage));
  const isLong = address.startsWith("pages/") || address === "layout" || address in featureSchemas;
  return (
    <main className="form" data-half={half}>
      <PageHeading>{title}</PageHeading>
      <Drafts
        form={address}
        current={draftKey}
        isOlder={({ base }) => !isSame(fields, base, origin.base)}
        onRestore={onRestore}
      />
      {formLanguages(fields).length > 1 && (
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
          <FormSizeContext value={{ isLong }}>
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
                  {isAsking ? words.waitingForAnswer : isSaving ? words.saving : words.save}
                </button>
                {isDirty && !isSaving && <span className="hint">{words.unsaved}</span>}
              </div>
            </form>
          </FormSizeContext>
        </MarksContext>
      </FormProvider>
      {!isNew && ["products", "recipes"].includes(list) && (
        <p className="entry-actions">
          <button type="button" onClick={() => navigate(`/${list}/new`, { state: { copied: form.getValues() } })}>
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

interface RefusalProps {
  problems: readonly Problem[];
  nameOf: (problem: Problem) => string;
  onShow: (name: string) => void;
}

/** What must be fixed before the form is saved. */
function Refusal({ problems, nameOf, onShow }: RefusalProps) {
  const { words } = useStudio();
  return (
    <>
      <p>{words.refused}</p>
      <ProblemList
        problems={problems}
        wayTo={(problem) =>
          nameOf(problem) && (
            <button type="button" onClick={() => onShow(nameOf(problem))}>
              {words.showField}
            </button>
          )
        }
      />
    </>
  );
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

/** The first of the fields as they stand in the form. */
function firstInDocument(names: readonly string[]): string {
  const elements = names.map((name) => document.getElementById(name)).filter((element) => element !== null);
  const [first] = elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return first?.id ?? "";
}
