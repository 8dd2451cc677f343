import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { addressOf } from "../form-names.ts";
import { draftKeys, forgetAll } from "../save/drafts.ts";
import { GithubStore, type Publication } from "../save/github-store.ts";
import { localState, type State, settleUnfinished } from "../save/local-store.ts";
import { useStudio } from "../studio-context.ts";
import { when } from "./HistoryPage.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { OtherLanguage } from "./SignIn.tsx";

/** The bar at the top of every page: the way back, and whether all is well. */
export function Bar() {
  const { words, language, settings } = useStudio();
  const { pathname } = useLocation();
  const signOut = async () => {
    const drafts = draftKeys().length;
    if (drafts > 0 && !confirm(words.signOutQuestion.replace("{count}", String(drafts)))) return;
    await forgetAll();
    location.reload();
  };
  return (
    <header className="bar">
      {pathname !== "/" && <Link to="/">{words.start}</Link>}
      {settings.repository === undefined ? <LocalStatus /> : <OnlineStatus />}
      <OtherLanguage language={language} />
      {settings.repository !== undefined && (
        <button type="button" onClick={signOut}>
          {words.signOut}
        </button>
      )}
    </header>
  );
}

/**
 * The last answer of what is asked again and again, from the start after each save and for another store. A request that fails
 * leaves it.
 *
 * @param pause how long to wait after an answer, or after a failure, in ms; undefined if the answer was the last
 */
function usePolled<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  pause: (answer: Answer | undefined) => number | undefined,
  [lastSave, store]: readonly [lastSave: string | undefined, store?: unknown],
) {
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they stand for what is asked.
  useEffect(() => {
    if (!ask) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const poll = async () => {
      const found = await ask().catch(() => undefined);
      if (isOver) return;
      setAnswer((last) => (found === undefined || JSON.stringify(last) === JSON.stringify(found) ? last : found));
      const next = pause(found);
      if (next !== undefined) timer = setTimeout(poll, next);
    };
    poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lastSave, store]);
  return answer;
}

/** The state of the studio on this machine: polled quickly while a save is being checked, and else slowly. */
export function useLocalState(isLocal: boolean, lastSave: string | undefined): State | "closed" | undefined {
  const ask = (): Promise<State | "closed"> => localState().catch(() => "closed");
  return usePolled(isLocal ? ask : undefined, (state) => (state !== "closed" && state?.isChecking ? 500 : 3000), [
    lastSave,
  ]);
}

function Status({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <p className="status" role="status" data-kind={isProblem ? "problems" : undefined}>
      {children}
    </p>
  );
}

function LocalStatus() {
  const { words, uses, localState: state } = useStudio();
  if (!state) return null;
  if (state === "closed") return <Status isProblem>⚠ {words.closed}</Status>;
  if (state.unfinished.length > 0) return <Unfinished files={state.unfinished} />;
  if (state.isChecking) return <Status>{words.checking}</Status>;
  const { problems, notCommitted } = state;
  return (
    <>
      {problems.length > 0 && (
        <details className="status" data-kind="problems">
          <summary>
            ⚠ {problems.length} {words.wrong}
          </summary>
          <div>
            <p>{words.problems}</p>
            <ProblemList
              problems={problems}
              wayTo={(problem) => {
                const address = addressOf(problem, uses);
                return address && <Link to={address}>{words.open}</Link>;
              }}
            />
          </div>
        </details>
      )}
      {notCommitted && (
        <Status isProblem>
          {words.notCommitted} {words[notCommitted]}
        </Status>
      )}
      {problems.length === 0 && !notCommitted && <Status>✓ {words.good}</Status>}
    </>
  );
}

/** A save that was interrupted between two files, perhaps by the end of the machine: the person decides about it. */
function Unfinished({ files }: { files: readonly string[] }) {
  const { words, names, refresh, explain } = useStudio();
  const [failure, setFailure] = useState<unknown>();
  const settle = (isFinished: boolean) =>
    settleUnfinished(isFinished)
      .then(refresh)
      .then(() => setFailure(undefined), setFailure);
  return (
    <div className="status" role="alert" data-kind="problems">
      {words.unfinished} {files.map((file) => names.placeOf({ file, path: [] })).join(", ")}
      <button type="button" onClick={() => settle(true)}>
        {words.finish}
      </button>
      <button type="button" onClick={() => settle(false)}>
        {words.goBack}
      </button>
      {failure === undefined ? null : <p>{explain(failure)}</p>}
    </div>
  );
}

/** "Is it online?": follows the run of publish.yml for the newest save. */
function OnlineStatus() {
  const { words, language, lastSave, store } = useStudio();
  const publication = usePolled<Publication>(
    store instanceof GithubStore ? () => store.publication() : undefined,
    (found) => (found && found.state !== "onlineSoon" ? undefined : pollEvery),
    [lastSave, store],
  );
  if (!publication) return null;
  const { state, link, time } = publication;
  const mark = { onlineSoon: "", isOnline: "✓", maybeOnline: "", notOnline: "⚠", notStarted: "⚠", noHost: "⚠" }[state];
  return (
    <Status isProblem={mark === "⚠"}>
      {mark} {words[state]} {time && when(time, language)}{" "}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {words.seeAtGithub}
        </a>
      )}
    </Status>
  );
}

/** A run takes minutes; GitHub allows 5,000 requests an hour. */
const pollEvery = 10_000;
