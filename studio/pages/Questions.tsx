import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { type Language, languages } from "../../app/site/languages.ts";
import { addressOf } from "../form-names.ts";
import { PictureView } from "../forms/FieldInput.tsx";
import type { Conflict, Decision } from "../save/merge.ts";
import type { Answers, Question } from "../save/save.ts";
import { useStudio, type Wording } from "../studio-context.ts";
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
      ) : question.problems.own.length > 0 ? (
        <Fixes question={question} finish={answer} />
      ) : question.problems.undescribed.length > 0 ? (
        <Descriptions photos={question.problems.undescribed} finish={answer} />
      ) : (
        <Needed question={question} finish={answer} />
      )}
    </dialog>
  );
}

/** Both values of each field, one after the other, until all are decided. */
function Conflicts({
  conflicts,
  wording,
  finish,
}: {
  conflicts: readonly Conflict[];
  wording: Wording;
  finish: Finish;
}) {
  const { words, names } = useStudio();
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const take = (conflict: Conflict, keep: Decision["keep"]) => {
    // Who keeps a file of an entry that they wanted to delete keeps the entry.
    if (keep === "saved" && conflict.path.length === 0 && conflict.mine === undefined) return finish(undefined);
    const { file, path, saved } = conflict;
    const all = [...decisions, { file, path, saved, keep }];
    if (all.length === conflicts.length) finish({ decisions: all });
    else setDecisions(all);
  };
  const open = conflicts.filter(
    ({ file, path }) => !decisions.some((made) => made.file === file && String(made.path) === String(path)),
  );
  const labels = { mine: wording.mine, saved: words.saved };
  return (
    <>
      <p id="question">{wording.conflict}</p>
      <ul>
        {open.map((conflict) => (
          <li key={conflict.file + String(conflict.path)}>
            {names.placeOf(conflict)}
            {(["mine", "saved"] as const).map((side) => {
              // A whole file is too long for a button.
              const isFile = conflict.path.length === 0 && conflict[side] !== undefined;
              const value = asText(conflict[side]) || words.nothing;
              return (
                <button key={side} type="button" onClick={() => take(conflict, side)}>
                  {isFile ? labels[side] : `${labels[side]}: ${value}`}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => finish(undefined)}>
        {words.notYet}
      </button>
    </>
  );
}

/** A value as text; the entries of a list are separated by dots. */
function asText(value: unknown): string {
  if (typeof value === "object" && value !== null) return Object.values(value).map(asText).join(" · ");
  return value === undefined ? "" : String(value);
}

type WithProblems = Extract<Question, { problems: unknown }>;

function Fixes({ question, finish }: { question: WithProblems; finish: Finish }) {
  const { words } = useStudio();
  return (
    <>
      <p id="question">{words.refused}</p>
      <ProblemList problems={question.problems.own} />
      <button type="button" onClick={() => finish(undefined)}>
        {words.close}
      </button>
    </>
  );
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
              {photo} ({languageName(code, language)})
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

/** What a save would break in other forms. */
function Needed({ question, finish }: { question: WithProblems; finish: Finish }) {
  const { words, store, uses } = useStudio();
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
      <ProblemList
        problems={question.problems.elsewhere}
        wayTo={(problem) => {
          const address = addressOf(problem, uses);
          // No Link: the question is outside the router.
          return (
            address && (
              <a href={`#${address}`} onClick={() => finish(undefined)}>
                {words.open}
              </a>
            )
          );
        }}
      />
    </>
  );
}
