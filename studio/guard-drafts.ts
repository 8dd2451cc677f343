import { filesOf } from "./form-names.ts";
import { beginFromDraft, endDraft, versionOf } from "./form-saves.ts";
import { messages, type StudioLanguage } from "./words.ts";

/**
 * Makes Sveltia's drafts safe. Sveltia keeps unsaved words in IndexedDB and asks whether to restore them. But it
 * debounces by half a second, lets people leave without a question, and does not notice that the file has changed since.
 */
export function guardDrafts(language: StudioLanguage): void {
  keepVersions(language);
  writeAtOnce();
  askBeforeLeaving(language);
  lockDuringSave();
}

/** A draft as Sveltia stores it, with our addition: the text of each file when the draft was begun. */
interface Draft {
  collectionName: string;
  slug: string;
  timestamp: Date;
  versions?: Readonly<Record<string, string | undefined>>;
}

/** Stores the files' texts with each draft, as the base of the merge when a restored draft is saved. */
function keepVersions(language: StudioLanguage): void {
  const isDrafts = ({ name }: IDBObjectStore) => name === "draft-backups";
  const { put, get, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (!isDrafts(this)) return put.call(this, value, key);
    const { collectionName, slug } = value as Draft;
    const versions = Object.fromEntries(filesOf(collectionName, slug).map((path) => [path, versionOf(path)]));
    return put.call(this, { ...value, versions });
  };
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (!isDrafts(this)) return request;
    request.addEventListener("success", () => {
      const draft: Draft | undefined = request.result;
      if (!draft?.versions) return;
      const isOlder = Object.entries(draft.versions).map(([path, text]) => beginFromDraft(path, text));
      if (!isOlder.includes(true)) return;
      // Sveltia shows this time when it asks whether to restore the draft.
      const time = draft.timestamp.toLocaleString.bind(draft.timestamp) as Date["toLocaleString"];
      draft.timestamp.toLocaleString = (...format: Parameters<Date["toLocaleString"]>) =>
        `${time(...format)} (${messages[language].olderDraft})`;
    });
    return request;
  };
  // After a save, or when a draft is discarded.
  IDBObjectStore.prototype.delete = function (key) {
    if (isDrafts(this)) for (const path of filesOf(...(key as [string, string]))) endDraft(path);
    return remove.call(this, key);
  };
}

/** Removes Sveltia's debounce of half a second: a reload within it would lose the draft. */
function writeAtOnce(): void {
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) =>
    setTimeout(handler, delay === 500 ? 0 : delay, ...values)) as typeof setTimeout;
}

/**
 * Asks before a form with unsaved changes is left. Other code dispatches a cancelable `leave` event; it is cancelled if
 * there are unsaved changes.
 */
function askBeforeLeaving(language: StudioLanguage): void {
  let isTyped = false;
  let mayLeave = false;
  const change = (isNowTyped: boolean) => () => {
    isTyped = isNowTyped;
    mayLeave = false;
  };
  for (const event of ["input", "change"]) addEventListener(event, change(true), { capture: true });
  addEventListener("hashchange", change(false));
  const isUnsaved = () => {
    const mayBeSaved = document.querySelector(`${saveButton}:not(:disabled)`) !== null;
    return !mayLeave && (isSaving() || (mayBeSaved && (isTyped || !location.hash.endsWith("/new"))));
  };
  for (const event of ["beforeunload", "leave"])
    addEventListener(event, (event) => isUnsaved() && event.preventDefault());
  const onClick = (event: Event) => {
    const isBack = event.target instanceof Element && event.target.closest("button.back");
    if (!isBack || !isUnsaved()) return;
    mayLeave = confirm(messages[language].leave);
    if (!mayLeave) event.stopImmediatePropagation();
  };
  addEventListener("click", onClick, { capture: true });
}

const saveButton = 'button[aria-keyshortcuts$="+S"]';

/** Whether Sveltia is saving or deleting: it then disables the menu beside its Save button. */
const isSaving = () => document.querySelector(`${saveButton} ~ [aria-haspopup="menu"]:disabled`) !== null;

/** Sveltia resets the form after a save: what is typed meanwhile would be lost. editor.css does the same for presses. */
function lockDuringSave(): void {
  addEventListener("beforeinput", (event) => isSaving() && event.preventDefault(), { capture: true });
}
