import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { languageRecord } from "../../app/site/languages.ts";
import { addressOf } from "../form-names.ts";
import { GithubStore, type Publication } from "../save/github-store.ts";
import type { State } from "../server/local-folder.ts";
import { useStudio } from "../studio-context.ts";
import { ProblemList } from "./ProblemList.tsx";

/** The bar at the top of every page: the way back, and whether all is well. */
export function Bar() {
  const { words, language, settings } = useStudio();
  const { pathname } = useLocation();
  const other = language === "en" ? "hi" : "en";
  return (
    <header className="bar">
      {pathname !== "/" && <Link to="/">{words.start}</Link>}
      {settings.repository === undefined ? <LocalStatus /> : <OnlineStatus />}
      <a className="other-language" lang={other} href={`?language=${other}${location.hash}`}>
        {languageRecord(other).name}
      </a>
    </header>
  );
}

/**
 * The last answer of what is asked again and again, anew whenever `key` changes. A request that fails leaves it.
 *
 * @param pause how long to wait after an answer, or after a failure, in ms; undefined if the answer was the last
 */
function usePolled<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  pause: (answer: Answer | undefined) => number | undefined,
  key: unknown,
) {
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked.
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
  }, [key]);
  return answer;
}

/** The state of the studio on this machine: polled quickly while a save is being checked, and else slowly. */
export function useLocalState(isLocal: boolean, lastSave: string | undefined): State | "closed" | undefined {
  const ask = async (): Promise<State | "closed"> => {
    const response = await fetch("/state").catch(() => undefined);
    return response?.ok ? response.json() : "closed";
  };
  return usePolled(
    isLocal ? ask : undefined,
    (state) => (state !== "closed" && state?.isChecking ? 500 : 3000),
    lastSave,
  );
}

function LocalStatus() {
  const { words, uses, localState: state } = useStudio();
  if (!state) return null;
  if (state === "closed")
    return (
      <p className="status" data-kind="closed">
        ⚠ {words.closed}
      </p>
    );
  if (state.isChecking) return <p className="status">{words.checking}</p>;
  if (state.problems.length === 0) return <p className="status">✓ {words.good}</p>;
  return (
    <details className="status" data-kind="problems">
      <summary>
        ⚠ {state.problems.length} {words.wrong}
      </summary>
      <div>
        <p>{words.problems}</p>
        <ProblemList
          problems={state.problems}
          wayTo={(problem) => {
            const address = addressOf(problem, uses);
            return address && <Link to={address}>{words.open}</Link>;
          }}
        />
      </div>
    </details>
  );
}

/** "Is it online?": follows the run of publish.yml for the last save. */
function OnlineStatus() {
  const { lastSave, store } = useStudio();
  if (!lastSave || !(store instanceof GithubStore)) return null;
  return <PublicationStatus key={lastSave} store={store} revision={lastSave} />;
}

function PublicationStatus({ store, revision }: { store: GithubStore; revision: string }) {
  const { words, language } = useStudio();
  const publication = usePolled<Publication>(
    () => store.publication(revision),
    (found) => (found && ["online", "failed", "unknown"].includes(found.state) ? undefined : pollEvery),
    store,
  );
  if (!publication) return null;
  const { state, link, time } = publication;
  const sentence = {
    waiting: words.onlineSoon,
    running: words.onlineSoon,
    online: `✓ ${words.isOnline} ${time ? new Date(time).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" }) : ""}`,
    failed: `⚠ ${words.notOnline}`,
    unknown: words.maybeOnline,
  }[state];
  return (
    <p className="status" role="status" data-kind={state === "failed" ? "problems" : undefined}>
      {sentence}{" "}
      {["failed", "unknown"].includes(state) && (
        <a href={link} target="_blank" rel="noreferrer">
          {words.seeAtGithub}
        </a>
      )}
    </p>
  );
}

/** A run takes minutes; GitHub allows 5,000 requests an hour. */
const pollEvery = 10_000;
