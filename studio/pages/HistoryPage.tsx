import { useEffect, useState } from "react";
import { changesIn, type FileChange } from "../save/commit-message.ts";
import { save, withAnswers } from "../save/save.ts";
import type { Commit } from "../save/store.ts";
import { undoOf } from "../save/undo.ts";
import { type Studio, useStudio } from "../studio-context.ts";
import { tasks } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The last saves, each with an undo button. */
export function HistoryPage() {
  const studio = useStudio();
  const { words, language, store, explain } = studio;
  const [commits, setCommits] = useState<readonly Commit[]>();
  const [result, setResult] = useState<{ role: "status" | "alert"; sentence: string }>();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    try {
      setCommits(await store.commits());
    } catch (error) {
      setResult({ role: "alert", sentence: explain(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has another history.
  useEffect(() => {
    load();
  }, [store]);
  const undo = async (commit: Commit) => {
    setResult(undefined);
    setBusy(true);
    const result = await undone(studio, commit);
    if (result.role === "status") await load();
    setResult(result);
    setBusy(false);
    scrollTo(0, 0); // The line may be far below.
  };
  return (
    <main className="start">
      <PageHeading>{tasks.find(({ form }) => form === "/undo")?.[language]}</PageHeading>
      {result && <p role={result.role}>{result.sentence}</p>}
      {commits === undefined ? (
        !result && <p role="status">{words.opening}</p>
      ) : commits.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <ul className="links">
          {commits.map((commit) => (
            <li key={commit.id} className="change">
              <div>
                <Changes commit={commit} />
                <small>
                  {when(commit.time, language)} · {commit.author}
                </small>
              </div>
              <button type="button" disabled={isBusy} onClick={() => undo(commit)}>
                {words.undo}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

async function undone(studio: Studio, commit: Commit): Promise<{ role: "status" | "alert"; sentence: string }> {
  const { store, settings, words, ask, onSaved, explain, fieldsOf } = studio;
  try {
    const edits = await undoOf(store, commit, fieldsOf);
    const wording = { conflict: words.changedAgain, mine: words.asBefore, saved: words.saved };
    const done = await withAnswers(
      (answers) => save(store, edits, answers, settings.characters),
      (question) => ask(question, wording),
    );
    if (!done) return { role: "alert", sentence: words.notUndone };
    onSaved(done);
    return { role: "status", sentence: words.undone };
  } catch (error) {
    return { role: "alert", sentence: `${words.notUndone} ${explain(error)}` };
  }
}

export function when(time: number, language: string): string {
  return new Date(time).toLocaleString(language, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    // "दोपहर 12:47" instead of an English "pm"
    dayPeriod: "short",
  });
}

/** What a save has changed: `Chilli Powder › Price: 50gm → 60gm`. A developer's commit has its title. */
function Changes({ commit }: { commit: Commit }) {
  const { words, names } = useStudio();
  const lines = changesIn(commit).map(({ file, kind, field }: FileChange) => {
    if (!field) return `${names.nameOf(file)}: ${words[kind]}`;
    const place = `${names.nameOf(file)} › ${names.fieldOf({ file, path: field.path })}`;
    return `${place}: ${field.was || words.nothing} → ${field.is || words.nothing}`;
  });
  if (lines.length === 0) return <p>{commit.message.split("\n")[0]}</p>;
  const all = [...new Set(lines)];
  return (
    <>
      {all.slice(0, 4).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {all.length > 4 && <p>…</p>}
    </>
  );
}
