import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { type ContentParts, readParts } from "../app/content/parts.ts";
import { type ProblemCode, sentenceOf } from "../app/content/problem-sentences.ts";
import { templateVariables } from "../app/content/template-variables.ts";
import { defaultLanguage } from "../app/site/languages.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import { contentNamesIn } from "./content-names.ts";
import { formNames } from "./form-names.ts";
import { keep, StagedPhotos } from "./save/drafts.ts";
import { GithubStore } from "./save/github-store.ts";
import { localStore } from "./save/local-store.ts";
import type { Conflict } from "./save/merge.ts";
import type { Decisions } from "./save/save.ts";
import { folderIn, isTokenError, type Snapshot, type Store, StoreError } from "./save/store.ts";
import type { Settings } from "./settings.ts";
import { messages, type StudioLanguage, type Words } from "./words.ts";

/** How a save is worded: an undo asks, and says what became of it, with other words. */
export type Wording = Pick<Words, "conflict" | "mine" | "saved" | "savedNow" | "notSaved">;

/** A question about a save, which waits for the person. */
export interface Asked {
  conflicts: readonly Conflict[];
  wording: Wording;
  answer: (given: Decisions | undefined) => void;
}

const tokenKey = "studio.token";

/** The state of the studio: what all pages share, and the newest content that was read. */
export function useStudioState({ repository, characters }: Settings, language: StudioLanguage) {
  // An object: the same token may be approved by now.
  const [session, setSession] = useState(() => ({ token: localStorage.getItem(tokenKey) ?? "" }));
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [failure, setFailure] = useState<unknown>();
  const [asked, setAsked] = useState<Asked>();
  const [photos] = useState(() => new StagedPhotos());
  const words = messages[language];
  const store: Store = useMemo(
    () => (repository === undefined ? localStore : new GithubStore(repository, session.token)),
    [repository, session],
  );
  /** Reads the newest content. */
  const refresh = useCallback(async () => {
    const found = await store.read();
    // The pages derive much from it, which stays the same.
    setSnapshot((last) => (last?.revision === found.revision ? last : found));
  }, [store]);
  useEffect(() => {
    photos.restore().then(refresh).catch(setFailure);
  }, [photos, refresh]);
  const content = useMemo(() => snapshot && contentOf(snapshot, language), [snapshot, language]);
  const reasonOf = (error: unknown): string => {
    if (error instanceof StoreError) return words[error.reason];
    console.error(error);
    return words.failed;
  };
  const shared = {
    isLocal: repository === undefined,
    characters,
    language,
    words,
    store,
    photos,
    refresh,
    /** Shows the content after a save. */
    onSaved: setSnapshot,
    /** What went wrong, as a sentence. Where another token may help, asks for it, too. */
    explain(error: unknown): string {
      if (isTokenError(error)) setFailure(error);
      return reasonOf(error);
    },
    signIn(given = session.token): void {
      // Pasted from a message, it may have spaces around it.
      const token = given.trim();
      keep(tokenKey, token);
      setFailure(undefined);
      setSession({ token });
    },
    isAsking: asked !== undefined,
    /** Asks the person to decide; undefined if nothing is to be saved. */
    async ask(conflicts: readonly Conflict[], wording: Wording) {
      const given = await new Promise<Decisions | undefined>((answer) => setAsked({ conflicts, wording, answer }));
      setAsked(undefined);
      return given;
    },
  };
  return { shared, content, failure, setFailure, reasonOf, asked };
}

/** What the pages of the studio derive from the content. */
function contentOf(snapshot: Snapshot, language: StudioLanguage) {
  const folder = folderIn(snapshot);
  const { parts, problems } = readParts(folder);
  const names = formNames(contentNamesIn(folder, parts, language), language);
  const variablesIn = (language: StudioLanguage) => templateVariables(parts[language] as ContentParts, language);
  return {
    snapshot,
    folder,
    names,
    uses: picturesNamed(parts[defaultLanguage]),
    say: (problem: ProblemCode) => sentenceOf(problem, language, names.nameOf),
    /** What the names in curly brackets stand for, in each language; undefined while the content has problems. */
    variables: problems.length === 0 ? { en: variablesIn("en"), hi: variablesIn("hi") } : undefined,
  };
}

type StudioState = ReturnType<typeof useStudioState>;

/** What all pages of the studio share, with what they derive from the newest content that was read. */
export type Studio = StudioState["shared"] & NonNullable<StudioState["content"]>;

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("useStudio: no StudioContext around this component.");
  return studio;
}

/**
 * Reads the newest content once. Without an answer, what was read last is better than nothing: a save is merged with
 * the newest anyway.
 *
 * @returns whether that is done
 */
export function useNewest(): boolean {
  const { refresh } = useStudio();
  const [isRead, setRead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    refresh()
      .catch(() => undefined)
      .then(() => setRead(true));
  }, []);
  return isRead;
}
