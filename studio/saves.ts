import type { Conflict, Decision } from "./merge.ts";
import { sentenceIn } from "./sentences.ts";
import { messages, type StudioLanguage } from "./words.ts";
import type { Saved } from "./workspace.ts";

/** Each content file as Sveltia knows it, by its path: as it was read, or as a form saved it last. */
const known = new Map<string, string>();

/** The files of forms that were not made from what is known, but from a draft: as they were when that was begun. */
const drafted = new Map<string, string | undefined>();

/** Whether Sveltia shows the files as they were before others' changes were added, or does not yet know a new name. */
let isOutdated = false;

export const remember = (path: string, text: string) => known.set(path, text);

/** The version of a file that its form was made from. */
export const versionOf = (path: string) => (drafted.has(path) ? drafted.get(path) : known.get(path));

/** A form gets the words of a draft. @returns whether the file has changed since it was begun */
export function beginFromDraft(path: string, version: string | undefined): boolean {
  drafted.set(path, version);
  return version !== known.get(path);
}

/** A form has no draft any more. */
export const endDraft = (path: string) => drafted.delete(path);

/** Asks for a new editor if this one is outdated. */
export function renew(): void {
  if (!isOutdated) return;
  isOutdated = false;
  parent.postMessage("renew", location.origin);
}

interface Change {
  path: string;
  /** Undefined if the file is deleted. */
  mine: string | undefined;
  done: PromiseWithResolvers<void>;
}

const changes: Change[] = [];

/** Saves a file together with those that Sveltia writes at the same moment: a form is saved as a whole or not at all. */
export function save(path: string, mine: string | undefined, language: StudioLanguage): Promise<void> {
  const done = Promise.withResolvers<void>();
  const count = changes.push({ path, mine, done });
  setTimeout(() => count === changes.length && saveTogether(changes.splice(0), language), 200);
  return done.promise;
}

async function saveTogether(changes: readonly Change[], language: StudioLanguage): Promise<void> {
  const files = changes.map(({ path, mine }) => ({ path, base: versionOf(path), mine, decisions: [] as Decision[] }));
  try {
    for (let isSure = false, isSaved = false; !isSaved; ) {
      const response = await send("POST", "save", JSON.stringify({ files, isSure }), language);
      const { conflicts = [], missed = [], isMerged = false }: Saved = await response.json();
      if (conflicts.length > 0) {
        const kept = (await ask({ conflicts })) as Decision["keep"][];
        for (const [index, { file, path, saved }] of conflicts.entries())
          files.find(({ path }) => path === file)?.decisions.push({ path, saved, keep: kept[index] ?? "saved" });
      } else if (missed.length > 0) {
        isSure = (await ask({ missed })) === true;
        if (!isSure) throw new Error(messages[language].kept);
      } else {
        isSaved = true;
        isOutdated ||= isMerged || files.some(({ base }) => base === undefined);
      }
    }
    for (const { path, mine, done } of changes) {
      endDraft(path);
      if (mine === undefined) known.delete(path);
      else known.set(path, mine);
      done.resolve();
    }
    // Usually sooner, once Sveltia has deleted the draft (drafts.ts).
    setTimeout(renew, 3000);
  } catch (error) {
    for (const { done } of changes) done.reject(error);
  }
}

/** What the bar asks before something is saved: which of two values to keep, or whether to delete what others need. */
export interface Question extends Pick<Saved, "missed"> {
  conflicts?: readonly Conflict[];
}

/** For each conflict what to keep; or whether to delete. */
export type Answer = readonly Decision["keep"][] | boolean;

function ask(question: Question): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  parent.postMessage(question, location.origin, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** @throws with a sentence for the person */
export async function send(
  method: string,
  address: string,
  body: Blob | string | null,
  language: StudioLanguage,
): Promise<Response> {
  const response = await fetch(address, { method, body }).catch(() => undefined);
  if (response?.ok) {
    parent.postMessage("checking", location.origin);
    return response;
  }
  const reason = response ? sentenceIn(language, await response.text()) : messages[language].closed;
  alert(reason);
  throw new Error(reason);
}
