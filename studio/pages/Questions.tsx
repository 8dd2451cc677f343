import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { Problem } from "../../app/content/problems.ts";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";
import { addressOf } from "../form-names.ts";
import { PictureView } from "../forms/FieldInput.tsx";
import { type Field, isFact } from "../forms/fields.ts";
import type { Conflict, Keep } from "../save/merge.ts";
import { type Answers, decisionOn, type Question } from "../save/save.ts";
import { type Studio, useStudio, type Wording } from "../studio-context.ts";
import { languageName } from "../words.ts";
import { ProblemList } from "./ProblemList.tsx";

type Finish = (given: Partial<Answers> | undefined) => void;

/** What the person must decide, say or fix before something is saved. */
export function Questions({ question, wording, answer }: { question: Question; wording: Wording; answer: Finish }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: it ends before the dialog is removed, so that closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not its first button, which the Enter that saved the form would press.
    shown?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      className="question"
      aria-labelledby="question"
      tabIndex={-1}
      ref={dialog}
      onCancel={() => answer(undefined)}
    >
      {"conflicts" in question ? (
        <Conflicts conflicts={question.conflicts} wording={wording} finish={answer} />
      ) : "damaged" in question ? (
        <Fixes sentence="damaged" problems={question.damaged} finish={answer} />
      ) : question.problems.own.length > 0 ? (
        <Fixes sentence="refused" problems={question.problems.own} finish={answer} />
      ) : question.problems.undescribed.length > 0 ? (
        <Descriptions photos={question.problems.undescribed} finish={answer} />
      ) : (
        <Needed places={question.problems.elsewhere} finish={answer} />
      )}
    </dialog>
  );
}

interface ConflictsProps {
  conflicts: readonly Conflict[];
  wording: Wording;
  finish: Finish;
}

/** One conflict after the other, until all are decided. */
function Conflicts({ conflicts, wording, finish }: ConflictsProps) {
  const { words, names } = useStudio();
  const [keeps, setKeeps] = useState<readonly Keep[]>([]);
  const conflict = conflicts[keeps.length];
  if (!conflict) return null;
  const { form, path, mine, isOrder, canKeepBoth } = conflict;
  const choose = (keep: Keep) => {
    // Who keeps an entry that they wanted to delete does not save.
    if (keep === "saved" && path.length === 0 && mine === undefined) return finish(undefined);
    const all = [...keeps, keep];
    setKeeps(all);
    if (all.length === conflicts.length)
      finish({ decisions: conflicts.map((conflict, index) => decisionOn(conflict, all[index] ?? keep)) });
  };
  return (
    <>
      <p id="question">{wording.conflict}</p>
      <p className="place">
        {names.placeIn(form, path)}
        {isOrder && ` (${words.order})`}
        {conflicts.length > 1 && ` · ${keeps.length + 1} / ${conflicts.length}`}
      </p>
      <div className="versions">
        {(["mine", "saved"] as const).map((side) => (
          <div key={side} className="version">
            <Version conflict={conflict} side={side} />
            <button type="button" onClick={() => choose(side)}>
              {wording[side]}
            </button>
          </div>
        ))}
      </div>
      {canKeepBoth && (
        <button type="button" onClick={() => choose("both")}>
          {words.keepBoth}
        </button>
      )}
      <button type="button" onClick={() => finish(undefined)}>
        {words.notYet}
      </button>
    </>
  );
}

/** One of two versions, in each language in which they differ; what differs is marked. */
function Version({ conflict, side }: { conflict: Conflict; side: "mine" | "saved" }) {
  const { words, language } = useStudio();
  const { field, path, isOrder } = conflict;
  if (conflict[side] === undefined) return <p>{words.nothing}</p>;
  // Of a whole form, only its name.
  const isShort = isOrder || path.length === 0;
  const codes = conflict.languages.filter((code) => field.languages.includes(code));
  return codes.map((code) => {
    const [own, other] = [conflict[side], conflict[side === "mine" ? "saved" : "mine"]].map((values) =>
      textOf(field, values, code, isShort, words),
    ) as [string, string];
    const [before, changed, after] = differenceOf(own, other);
    return (
      <p key={code} lang={code}>
        {codes.length > 1 && <small lang={language}>{languageName(code, language)}: </small>}
        {own === "" && words.nothing}
        {before}
        {changed && <mark>{changed}</mark>}
        {after}
      </p>
    );
  });
}

/** What a field says in a language, in one line. */
function textOf(field: Field, values: unknown, code: Language, isShort: boolean, words: Studio["words"]): string {
  if (field.kind === "list") {
    const entries: readonly unknown[] = Array.isArray(values) ? values : [];
    return entries.map((entry) => textOf(field.entry, entry, code, isShort, words)).join(" · ");
  }
  if (field.kind === "leaf") {
    const value: unknown = Object(values)[isFact(field) ? defaultLanguage : code];
    if (field.input.type === "yes") return value ? words.on : words.off;
    const options = "options" in field.input ? field.input.options : [];
    const labels = [value ?? ""].flat().map((one) => options.find(({ value }) => value === one)?.label ?? String(one));
    return labels.join(", ");
  }
  const texts = field.fields.map((inner) => textOf(inner, Object(values)[inner.name], code, isShort, words));
  return texts
    .filter((text) => text !== "")
    .slice(0, isShort ? 1 : undefined)
    .join(" · ");
}

/** A text in three parts: as another one begins, what is different, and as it ends. */
function differenceOf(text: string, other: string): [before: string, changed: string, after: string] {
  const [own, others] = [text, other].map((whole) => whole.split(/(?<=\s)/)) as [string[], string[]];
  const isDifferent = (word: string, index: number) => word !== others.at(index);
  const first = own.findIndex(isDifferent);
  if (first < 0) return [text, "", ""];
  let last = own.length;
  while (last > first && own.at(last - own.length - 1) === others.at(last - own.length - 1)) last--;
  return [own.slice(0, first), own.slice(first, last), own.slice(last)].map((part) => part.join("")) as [
    ...[string, string, string],
  ];
}

function Fixes({ sentence, problems, finish }: FixesProps) {
  const { words } = useStudio();
  return (
    <>
      <p id="question">{words[sentence]}</p>
      <ProblemList problems={problems} />
      <button type="button" onClick={() => finish(undefined)}>
        {words.close}
      </button>
    </>
  );
}

interface FixesProps {
  sentence: "refused" | "damaged";
  problems: readonly Problem[];
  finish: Finish;
}

/** Asks what new photographs show, in every language, for people who cannot see them. */
function Descriptions({ photos, finish }: { photos: readonly string[]; finish: Finish }) {
  const { words, language } = useStudio();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const inLanguages = (photo: string) =>
      Object.fromEntries(languages.map((code) => [code, String(given.get(`${photo} ${code}`)).trim()]));
    // Every language is in it.
    finish({
      descriptions: Object.fromEntries(photos.map((photo) => [photo, inLanguages(photo)])) as Answers["descriptions"],
    });
  };
  return (
    <form onSubmit={submit}>
      <p id="question">{words.describe}</p>
      {photos.map((photo) => (
        <div key={photo} className="described">
          <PictureView path={`content/photos/${photo}`} />
          {languages.map((code: Language) => (
            <label key={code}>
              {words.photoShows} ({languageName(code, language)})
              <input name={`${photo} ${code}`} required pattern=".*\S.*" lang={code} />
            </label>
          ))}
        </div>
      ))}
      <button type="submit">{words.describeAndSave}</button>
      <button type="button" onClick={() => finish(undefined)}>
        {words.notYet}
      </button>
    </form>
  );
}

/** The places in other forms that a save would break. */
function Needed({ places, finish }: { places: readonly Problem[]; finish: Finish }) {
  const { words, store, names, uses } = useStudio();
  return (
    <>
      <p id="question">{store.mayLeaveProblems ? words.needed : words.neededHosted}</p>
      {/* Buttons before the list, which may be so long that it scrolls. */}
      {store.mayLeaveProblems && (
        <button type="button" onClick={() => finish({ isSure: true })}>
          {words.anyway}
        </button>
      )}
      <button type="button" onClick={() => finish(undefined)}>
        {words.leaveAsItIs}
      </button>
      <ul>
        {places.map((place) => (
          <li key={JSON.stringify(place)}>
            {names.placeOf(place)} {/* No Link: the question is outside the router. */}
            <a href={`#${addressOf(place, uses)}`} onClick={() => finish(undefined)}>
              {words.open}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
