import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { draftKeys, forgetAll } from "../save/drafts.ts";
import { GithubStore } from "../save/github-store.ts";
import { localState, type State, settleUnfinished } from "../save/local-store.ts";
import { useStudio } from "../studio-context.ts";
import { ProblemList } from "./ProblemList.tsx";
import { OtherLanguage } from "./SignIn.tsx";

/** The bar at the top of every page: the way back, and whether all is well. */
export function Bar() {
  const { words, language, store } = useStudio();
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
      {store instanceof GithubStore ? <OnlineStatus store={store} /> : <LocalStatus />}
      <OtherLanguage language={language} />
      {store instanceof GithubStore && (
        <button type="button" onClick={signOut}>
          {words.signOut}
        </button>
      )}
    </header>
  );
}

/** The last answer of what is asked again and again, from the start for newer content. A request that fails leaves it. */
function usePolled<Answer>(ask: () => Promise<Answer>, every: number): Answer | undefined {
  const { store, snapshot } = useStudio();
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they stand for what is asked.
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: Answer) => isCurrent && setAnswer(answer);
    const poll = () => ask().then(show, () => undefined);
    poll();
    const timer = setInterval(poll, every);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [store, snapshot.revision]);
  return answer;
}

function Status({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <p className="status" role="status" data-kind={isProblem ? "problems" : undefined}>
      {children}
    </p>
  );
}

function LocalStatus() {
  const { words } = useStudio();
  const state = usePolled<State | "closed">(() => localState().catch(() => "closed"), 1000);
  if (!state) return null;
  if (state === "closed") return <Status isProblem>⚠ {words.closed}</Status>;
  if (state.unfinished.length > 0) return <Unfinished files={state.unfinished} />;
  const { problems, notCommitted } = state;
  if (!problems) return <Status>{words.checking}</Status>;
  return (
    <>
      {problems.length > 0 && (
        <details className="status" data-kind="problems">
          <summary>
            ⚠ {problems.length} {words.wrong}
          </summary>
          <div>
            <p>{words.problems}</p>
            <ProblemList problems={problems} />
          </div>
        </details>
      )}
      {notCommitted && (
        <Status isProblem>
          {words.notCommitted} {notCommitted}
        </Status>
      )}
      {problems.length === 0 && !notCommitted && <Status>✓ {words.good}</Status>}
    </>
  );
}

/** A save that was interrupted between two files, perhaps by the end of the machine: the person decides about it. */
function Unfinished({ files }: { files: readonly string[] }) {
  const { words, names, refresh, explain } = useStudio();
  const [failure, setFailure] = useState("");
  const settle = (isFinished: boolean) =>
    settleUnfinished(isFinished)
      .then(refresh)
      .catch((error) => setFailure(explain(error)));
  return (
    <div className="status" role="alert" data-kind="problems">
      {words.unfinished} {files.map((file) => names.placeOf({ file, path: [] })).join(", ")}
      <button type="button" onClick={() => settle(true)}>
        {words.finish}
      </button>
      <button type="button" onClick={() => settle(false)}>
        {words.goBack}
      </button>
      {failure && <p>{failure}</p>}
    </div>
  );
}

/** Whether the newest content is online. */
function OnlineStatus({ store }: { store: GithubStore }) {
  const { words } = useStudio();
  const state = usePolled(() => store.publication(), 30_000);
  if (!state) return null;
  return (
    <Status isProblem={state === "notOnline"}>
      {{ onlineSoon: "", isOnline: "✓", notOnline: "⚠" }[state]} {words[state]}{" "}
      {state === "notOnline" && (
        <a href={store.runs()} target="_blank" rel="noreferrer">
          {words.seeAtGithub}
        </a>
      )}
    </Status>
  );
}
