import { useEffect, useState } from "react";
import { save, saveWithAnswers, undoOf } from "../save/save.ts";
import type { Edit, SavedChange } from "../save/store.ts";
import { type Studio, useStudio } from "../studio-context.ts";
import { tasks } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The last saves, each with an undo button. */
export function HistoryPage() {
  const studio = useStudio();
  const { words, language, store, explain, names } = studio;
  const [changes, setChanges] = useState<readonly SavedChange[]>();
  const [result, setResult] = useState<{ role: "status" | "alert"; sentence: string }>();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    try {
      setChanges(await store.history());
    } catch (error) {
      setResult({ role: "alert", sentence: explain(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has another history.
  useEffect(() => {
    load();
  }, [store]);
  const undo = async (id: string) => {
    setResult(undefined);
    setBusy(true);
    const result = await undone(studio, id);
    if (result.role === "status") await load();
    setResult(result);
    setBusy(false);
    scrollTo(0, 0); // The line may be far below.
  };
  return (
    <main className="start">
      <PageHeading>{tasks.find(({ form }) => form === "/undo")?.[language]}</PageHeading>
      {result && <p role={result.role}>{result.sentence}</p>}
      {changes === undefined ? (
        !result && <p role="status">{words.opening}</p>
      ) : changes.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <ul className="links">
          {changes.map(({ id, time, edits, title }) => (
            <li key={id} className="change">
              <span>
                {when(time, language)} · {title ?? summaryOf(edits, names, words)}
              </span>
              <button type="button" disabled={isBusy} onClick={() => undo(id)}>
                {words.undo}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

async function undone(studio: Studio, id: string): Promise<{ role: "status" | "alert"; sentence: string }> {
  const { store, settings, words, ask, onSaved, explain } = studio;
  try {
    const files = await store.filesOf(id);
    const edits = undoOf(files, await store.read());
    const wording = { conflict: words.changedAgain, mine: words.asBefore };
    const result = await saveWithAnswers(
      (answers) => save(store, edits, answers, settings.characters),
      (question) => ask(question, wording),
    );
    if (!result) return { role: "alert", sentence: words.notUndone };
    onSaved(result.saved, result.edits);
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

/** A summary of a save: `Chilli Powder: Price, Uses; Photo img-0001.jpg: added`. */
function summaryOf(edits: readonly Edit[], names: Studio["names"], words: Studio["words"]): string {
  // Not Object.groupBy, which the oldest browsers of the studio lack (entry.ts).
  const forms = new Set(edits.map(({ file }) => names.nameOf(file)));
  const summaries = Array.from(forms, (form) => {
    const own = edits.filter(({ file }) => names.nameOf(file) === form);
    const done = own.flatMap(({ file, kind, fields }) =>
      kind === "changed" ? fields.map((path) => names.fieldOf({ file, path })) : [words[kind]],
    );
    const named = [...new Set(done.filter((name) => name !== ""))];
    const most = named.slice(0, 4).join(", ");
    return `${form}${most && `: ${most}`}${named.length > 4 ? ", …" : ""}`;
  });
  return summaries.join("; ");
}
