import { type Answer, type Question, saveWithAnswers } from "./questions.ts";
import { sentenceIn } from "./reworded-messages.ts";
import { messages, type StudioLanguage } from "./words.ts";

/** Each content file as Sveltia knows it, by its path: as it was read, or as a form saved it last. */
const savedTexts = new Map<string, string>();

/** The files of forms that were not made from what is known, but from a draft: as they were when that was begun. */
const draftBases = new Map<string, string | undefined>();

export const rememberVersion = (path: string, text: string) => savedTexts.set(path, text);

/** The version of a file that its form was made from. */
export const versionOf = (path: string) => (draftBases.has(path) ? draftBases.get(path) : savedTexts.get(path));

/** A form gets the words of a draft. @returns whether the file has changed since it was begun */
export function beginFromDraft(path: string, version: string | undefined): boolean {
  draftBases.set(path, version);
  return version !== savedTexts.get(path);
}

/** A form has no draft any more. */
export const endDraft = (path: string) => draftBases.delete(path);

interface Change {
  path: string;
  /** Undefined if the file is deleted. */
  mine: string | undefined;
  done: PromiseWithResolvers<void>;
}

const changes: Change[] = [];

/** Saves a file together with those that Sveltia writes at the same moment: a form is saved as a whole or not at all. */
export function saveFile(path: string, mine: string | undefined, language: StudioLanguage): Promise<void> {
  const done = Promise.withResolvers<void>();
  const count = changes.push({ path, mine, done });
  setTimeout(() => count === changes.length && saveTogether(changes.splice(0), language), 200);
  return done.promise;
}

async function saveTogether(changes: readonly Change[], language: StudioLanguage): Promise<void> {
  const files = changes.map(({ path, mine }) => ({ path, base: versionOf(path), mine }));
  try {
    const saved = await saveWithAnswers(
      async (answers) => (await sendToServer("POST", "save", JSON.stringify({ files, ...answers }), language)).json(),
      askInBar,
    );
    // Declining is no failure: a new editor shows the entry, which is still there.
    if (!saved && files.every(({ mine }) => mine === undefined)) return parent.postMessage("renew", location.origin);
    if (!saved) throw new Error(messages[language].notSaved);
    for (const { path, mine, done } of changes) {
      endDraft(path);
      if (mine === undefined) savedTexts.delete(path);
      else savedTexts.set(path, mine);
      done.resolve();
    }
    if (saved.isMerged || files.some(({ base }) => base === undefined)) renewWhenIdle();
  } catch (error) {
    for (const { done } of changes) done.reject(error);
  }
}

/** Sveltia says for 5 seconds that something was saved. */
const untilSeen = 6000;

/**
 * Asks for a new editor, because this one does not know of a change: once "saved" has been seen and nobody is typing, or
 * when another form is opened.
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

/** Asks the person in the bar. */
export function askInBar(question: Question): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  parent.postMessage(question, location.origin, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** @throws with a sentence for the person */
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
