import { z } from "zod";
import type { FormValues } from "../forms/values.ts";

/**
 * What somebody has typed in a form and not saved. It is written at every key, so that it survives a crash, with the
 * files that the form was made from: they are the base of the merge when the draft is saved.
 */
export interface Draft {
  /** In ms since 1970. */
  time: number;
  /** The text of each file when the form was opened, by path; null if there was none. */
  bases: Readonly<Record<string, string | null>>;
  values: FormValues;
}

const draft: z.ZodType<Draft> = z.object({
  time: z.number(),
  bases: z.record(z.string(), z.string().nullable()),
  // Made by formValues, and read by fileValue, which takes anything.
  values: z.record(z.string(), z.unknown()) as unknown as z.ZodType<FormValues>,
});

/** Identifies this page of the studio, so that a tab never offers the draft of another that is still open. */
const tab = crypto.randomUUID();
const lockOf = (tab: string) => `studio-tab-${tab}`;

let opened = 0;
/** The key of a draft: another for each time that a form is opened, so that no draft replaces another. */
export const newDraftKey = (form: string): string => `draft ${tab} ${++opened} ${form}`;

/** Held until the page ends, so that other tabs know which drafts are still being written. */
export function holdTab(): void {
  navigator.locks.request(lockOf(tab), () => new Promise(() => undefined));
}

/** @returns whether the browser could keep it */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/** A draft that was left behind, by a page that has ended or by a form that was left. */
export interface LeftDraft extends Draft {
  key: string;
}

/** The drafts of a form that were left behind, the newest first. */
export async function leftDrafts(form: string, current: string): Promise<LeftDraft[]> {
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  return Object.keys(localStorage)
    .filter((key) => {
      const [, kind, own = "", name] = /^(draft) (\S+) \d+ (.*)$/.exec(key) ?? [];
      return kind && name === form && key !== current && (own === tab || !open.has(lockOf(own)));
    })
    .flatMap((key) => {
      const parsed = draft.safeParse(parsedJson(localStorage.getItem(key)));
      return parsed.success ? [{ key, ...parsed.data }] : [];
    })
    .sort((a, b) => b.time - a.time);
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Photographs that are chosen and not saved yet, by path. The browser keeps them as long as the drafts. */
export class StagedPhotos {
  readonly #photos = new Map<string, Blob>();

  async add(path: string, photo: Blob): Promise<void> {
    this.#photos.set(path, photo);
    await (await caches.open(cacheName)).put(`/${path}`, new Response(photo)).catch(() => undefined);
  }

  /** Restores the photographs of a draft. */
  async restore(paths: Iterable<string>): Promise<void> {
    const cache = await caches.open(cacheName);
    for (const path of paths) {
      const response = await cache.match(`/${path}`);
      if (response) this.#photos.set(path, await response.blob());
    }
  }

  get(path: string): Blob | undefined {
    return this.#photos.get(path);
  }

  /** Forgets the photographs that were saved. */
  async drop(paths: Iterable<string>): Promise<void> {
    const cache = await caches.open(cacheName);
    for (const path of paths) {
      this.#photos.delete(path);
      await cache.delete(`/${path}`);
    }
  }
}

const cacheName = "studio-photos";
