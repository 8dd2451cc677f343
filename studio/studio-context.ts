import { createContext, useContext, useEffect, useState } from "react";
import type { contentOf } from "./content.ts";
import type { StagedPhotos } from "./save/drafts.ts";
import type { Answers, Question } from "./save/save.ts";
import type { Snapshot, Store } from "./save/store.ts";
import type { Settings } from "./settings.ts";
import type { messages, StudioLanguage } from "./words.ts";

/** What all pages of the studio share, with what they derive from the newest content that was read. */
export interface Studio extends ReturnType<typeof contentOf> {
  settings: Settings;
  language: StudioLanguage;
  words: (typeof messages)[StudioLanguage];
  store: Store;
  photos: StagedPhotos;
  /** What went wrong, as a sentence. */
  explain(error: unknown): string;
  /** Reads the newest content. */
  refresh(): Promise<void>;
  /** Shows that something was saved. */
  onSaved(done: { saved: Snapshot; isNew: boolean }): void;
  /** The revision of the last save of this page. */
  lastSave: string | undefined;
  /** Asks the person something; undefined if nothing is to be saved. */
  ask(question: Question, wording?: Wording): Promise<Partial<Answers> | undefined>;
  /** Whether a question is waiting for the person. */
  isAsking: boolean;
  /** Replaces the token. */
  signIn(token: string): void;
}

/** How the question about a conflict is worded: an undo asks with other words than a save. */
export interface Wording {
  conflict: string;
  mine: string;
  saved: string;
}

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
