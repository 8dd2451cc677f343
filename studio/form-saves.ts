import { type Answer, type Question, saveWithAnswers } from "./questions.ts";
import { sentenceIn } from "./reworded-messages.ts";
import { messages, type StudioLanguage } from "./words.ts";

/** The text of each content file as Sveltia has it, by path: as loaded, or as last saved by a form. */
const savedTexts = new Map<string, string>();

/** For forms with a restored draft: the text of each file when the draft was begun, by path. */
const draftBases = new Map<string, string | undefined>();

export const rememberVersion = (path: string, text: string) => savedTexts.set(path, text);

/** The text of a file when its form was opened or its draft was begun: the base of the merge. */
export const versionOf = (path: string) => (draftBases.has(path) ? draftBases.get(path) : savedTexts.get(path));

/** Sets the base of a form that a draft is restored into. @returns whether the file has changed since the draft */
export function beginFromDraft(path: string, version: string | undefined): boolean {
  draftBases.set(path, version);
  return version !== savedTexts.get(path);
}

/** Forgets the draft's base: the draft was saved or discarded. */
export const endDraft = (path: string) => draftBases.delete(path);

/** A file that waits to be saved together with the others of its form. */
interface PendingSave {
  path: string;
  /** Undefined if the file is deleted. */
  mine: string | undefined;
  done: PromiseWithResolvers<void>;
}

const pending: PendingSave[] = [];

/** Saves a file. Debounced by 200 ms to wait for the form's other files: a form is saved as a whole or not at all. */
export function saveFile(path: string, mine: string | undefined, language: StudioLanguage): Promise<void> {
  const done = Promise.withResolvers<void>();
  const count = pending.push({ path, mine, done });
  setTimeout(() => count === pending.length && saveTogether(pending.splice(0), language), 200);
  return done.promise;
}

async function saveTogether(saves: readonly PendingSave[], language: StudioLanguage): Promise<void> {
  const files = saves.map(({ path, mine }) => ({ path, base: versionOf(path), mine }));
  try {
    const saved = await saveWithAnswers(
      async (answers) => (await sendToServer("POST", "save", JSON.stringify({ files, ...answers }), language)).json(),
      askInBar,
    );
    // The deletion was cancelled, which is not an error: reload the editor, so that the entry is in its list again.
    if (!saved && files.every(({ mine }) => mine === undefined)) return parent.postMessage("renew", location.origin);
    if (!saved) throw new Error(messages[language].notSaved);
    for (const { path, mine, done } of saves) {
      endDraft(path);
      if (mine === undefined) savedTexts.delete(path);
      else savedTexts.set(path, mine);
      done.resolve();
    }
    if (saved.isMerged || files.some(({ base }) => base === undefined)) renewWhenIdle();
  } catch (error) {
    for (const { done } of saves) done.reject(error);
  }
}

/** Sveltia shows its "saved" message for 5 seconds. */
const untilSeen = 6000;

/**
 * Requests a reload of the editor, whose data is stale: when the "saved" message is gone and nobody is typing, or when
 * another form is opened.
 */
export function renewWhenIdle(): void {
  addEventListener("hashchange", renew, { once: true });
  setTimeout(() => {
    const isUnsaved = !dispatchEvent(new Event("leave", { cancelable: true }));
    if (isUnsaved || document.activeElement?.matches("input, textarea, [contenteditable]")) renewWhenIdle();
    else renew();
  }, untilSeen);
}

const renew = () => parent.postMessage("renew", location.origin);

/** Shows a question in the bar of the page around the editor. */
export function askInBar(question: Question): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  parent.postMessage(question, location.origin, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** @throws with a message for the person, which is also shown as an alert */
export async function sendToServer(
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
