import { useEffect, useState } from "react";
import { changesIn } from "../save/commit-message.ts";
import type { Commit } from "../save/store.ts";
import { undoOf } from "../save/undo.ts";
import { useStudio } from "../studio-context.ts";
import { taskName } from "../words/field-words.ts";
import { PageHeading } from "./PageHeading.tsx";
import { useSave } from "./use-save.tsx";

/** The last saves, each with an undo button. */
export function HistoryPage() {
  const { words, language, store, explain, names, snapshot } = useStudio();
  const [commits, setCommits] = useState<readonly Commit[]>();
  const asked = { conflict: words.changedAgain, mine: words.asBefore };
  const said = { savedNow: words.undone, notSaved: words.notUndone };
  const { isSaving, notice, setNotice, send } = useSave({ ...asked, ...said });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has another history, and newer content a longer one.
  useEffect(() => {
    store.commits().then(setCommits, (error) => setNotice({ role: "alert", content: explain(error) }));
  }, [store, snapshot.revision]);
  const undo = async (commit: Commit) => {
    await send(undoOf(store, commit, names.fieldsOf));
    scrollTo(0, 0); // The line may be far below.
  };
  return (
    <main className="start">
      <PageHeading>{taskName("/undo", language)}</PageHeading>
      {notice && <div role={notice.role}>{notice.content}</div>}
      {!commits && !notice && <p role="status">{words.opening}</p>}
      {commits?.length === 0 && <p>{words.noChanges}</p>}
      <ul className="links">
        {commits?.map((commit) => (
          <li key={commit.id} className="change">
            <div>
              <Changes commit={commit} />
              <small>
                {when(commit.time, language)} · {commit.author}
              </small>
            </div>
            <button type="button" disabled={isSaving} onClick={() => undo(commit)}>
              {words.undo}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A moment as people write it. By 24 hours: in Hindi, browsers would write an English "pm". */
export const when = (time: number, language: string): string =>
  new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short", hour12: false });

/** What a save has changed: `Chilli Powder › Price: 50gm → 60gm`. A developer's commit has its title. */
function Changes({ commit }: { commit: Commit }) {
  const { words, names } = useStudio();
  const lines = changesIn(commit).map(({ file, kind, field }) => {
    const place = { file, path: field?.path ?? [] };
    const change = field ? `${names.saidAt(place, field.was)} → ${names.saidAt(place, field.is)}` : words[kind];
    return `${names.placeIn(place)}: ${change}`;
  });
  const all = lines.length > 0 ? [...new Set(lines)] : [commit.message.split("\n")[0]];
  const shown = all.length > 4 ? [...all.slice(0, 4), "…"] : all;
  return shown.map((line) => <p key={line}>{line}</p>);
}
