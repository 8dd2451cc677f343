import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { languageRecord } from "../../app/languages.ts";
import { addressOf } from "../form-names.ts";
import { GithubStore, type Publication } from "../save/github-store.ts";
import type { State } from "../server/local-folder.ts";
import { useStudio } from "../studio-context.ts";

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

/** The state of the studio on this machine: polled quickly while a save is being checked, and else slowly. */
export function useLocalState(): State | undefined | "closed" {
  const [state, setState] = useState<State | "closed">();
  const { lastSave, settings } = useStudio();
  const isLocal = settings.repository === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save starts a check.
  useEffect(() => {
    if (!isLocal) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const poll = async () => {
      const response = await fetch("/state").catch(() => undefined);
      const found: State | "closed" = response?.ok ? await response.json() : "closed";
      if (isOver) return;
      setState((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
      timer = setTimeout(poll, found !== "closed" && found.isChecking ? 500 : 3000);
    };
    poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lastSave, isLocal]);
  return state;
}

function LocalStatus() {
  const { words, names, uses, say } = useStudio();
  const state = useLocalState();
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
    <details className="status" data-kind="faults">
      <summary>
        ⚠ {state.problems.length} {words.wrong}
      </summary>
      <div>
        <p>{words.faults}</p>
        <ul>
          {state.problems.map((problem) => {
            const address = addressOf(problem, uses);
            return (
              <li key={JSON.stringify(problem)}>
                {names.placeOf(problem)}: {say(problem.message)} {address && <Link to={address}>{words.open}</Link>}
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}

/** "Is it online?": follows the run of publish.yml for the last save. */
function OnlineStatus() {
  const { words, store, lastSave, language } = useStudio();
  const [publication, setPublication] = useState<Publication>();
  const revision = lastSave?.revision;
  useEffect(() => {
    setPublication(undefined);
    if (!revision || !(store instanceof GithubStore)) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const poll = async () => {
      const found = await store.publication(revision).catch(() => undefined);
      if (isOver) return;
      if (found) setPublication(found);
      const isSettled = found && ["online", "failed", "unknown"].includes(found.state);
      if (!isSettled) timer = setTimeout(poll, pollEvery);
    };
    poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [revision, store]);
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
    <p className="status" role="status" data-kind={state === "failed" ? "faults" : undefined}>
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
