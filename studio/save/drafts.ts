import { z } from "zod";
import type { FormValues } from "../forms/values.ts";
import type { Snapshot } from "./store.ts";

// As formValues makes them.
const formValues = z.record(z.string(), z.unknown()) as unknown as z.ZodType<FormValues>;
const draft = z.object({
  /** In ms since 1970. */
  time: z.number(),
  /** The values that the form was opened with: the base of the merge when the draft is saved. */
  base: formValues,
  values: formValues,
});
/** What somebody has typed in a form and not saved. It is written at every key, so that it survives a crash. */
type Draft = z.infer<typeof draft>;

/** The key of a draft: another for each time that a form is opened, so that no draft replaces another. */
export const newDraftKey = (form: string): string => `draft ${form} ${crypto.randomUUID()}`;

/** @returns whether there was room for it */
export const keepDraft = (key: string, draft: Draft): boolean => keep(key, JSON.stringify(draft));

/** Keeps a text in this browser. @returns whether there was room for it */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/**
 * Takes over the newest draft of a form, of a page that has ended or of another that is open.
 *
 * @returns where the words of the form are kept, and those that it begins with
 */
export function openDraft(form: string): { key: string; left: Draft | undefined } {
  const drafts = draftKeys().flatMap((key) => {
    const parsed = draft.safeParse(parsedJson(localStorage.getItem(key)));
    return parsed.success && key.split(" ")[1] === form ? [{ key, draft: parsed.data }] : [];
  });
  const [newest] = drafts.sort((a, b) => b.draft.time - a.draft.time);
  const key = newDraftKey(form);
  if (newest && keepDraft(key, newest.draft)) dropDraft(newest.key);
  return { key, left: newest?.draft };
}

/** The keys of all drafts in this browser. */
export const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith("draft "));

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Photographs that were chosen, by path. The browser keeps them as long as a draft names them. */
export class StagedPhotos {
  readonly #photos = new Map<string, Blob>();
  // Some browsers have no cache in a private window: then a photograph lasts as long as the page.
  readonly #cache = caches.open(cacheName).catch(() => undefined);

  async add(path: string, photo: Blob): Promise<void> {
    this.#photos.set(path, photo);
    await (await this.#cache)?.put(`/${path}`, new Response(photo)).catch(() => undefined);
  }

  /** Restores the photographs of all drafts, and forgets the others. */
  async restore(): Promise<void> {
    const cache = await this.#cache;
    const drafts = draftKeys().map((key) => localStorage.getItem(key) ?? "");
    for (const request of (await cache?.keys()) ?? []) {
      const path = new URL(request.url).pathname.slice(1);
      const response = isNamed(path, drafts.join()) && (await cache?.match(request));
      if (response) this.#photos.set(path, await response.blob());
      else await cache?.delete(request);
    }
  }

  get = (path: string): Blob | undefined => this.#photos.get(path);

  /** Whether the site does not have it yet. */
  isNew = (name: string, { pictures }: Pick<Snapshot, "pictures">): boolean =>
    this.#photos.has(`content/photos/${name}`) && !pictures.has(`content/photos/${name}`);

  /** Those that a form names. */
  of = (values: FormValues): ReadonlyMap<string, Blob> =>
    new Map([...this.#photos].filter(([path]) => isNamed(path, JSON.stringify(values))));
}

/** Whether a text has a photograph's name, which no other has (photos.ts). */
const isNamed = (path: string, text: string) => text.includes(`"${path.slice(path.lastIndexOf("/") + 1)}"`);

const cacheName = "studio-photos";

/** Forgets the token, all drafts and their photographs, so that somebody else may use this browser. */
export async function forgetAll(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((key) => /^(draft |studio\.)/.test(key)))
    localStorage.removeItem(key);
  await caches.delete(cacheName).catch(() => undefined);
}
