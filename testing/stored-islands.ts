import { act, cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyInStorage, oneDay, type StoredKeyName, storedKeys } from "../app/islands/storage.ts";
import { addDialogs } from "./dialogs.ts";

/** Random values under all keys, and islands that read storage. */

interface StoredIslands {
  /** The islands of a page that was just opened. */
  islands: () => ReactNode;
  /** What keys are of: the slugs of recipes, the names of forms. */
  of?: Partial<Record<StoredKeyName, string[]>>;
  /** Values of a visitor, which must survive whatever else is stored: their area and text, by key. */
  own: Readonly<Record<string, readonly ["localStorage" | "sessionStorage", string]>>;
  /** Expects that they are there, and shown. */
  expectOwn: () => void;
}

/** Field names of stored values, so that random values are often nearly right. */
const fieldNames = ["lines", "changed", "dishes", "slug", "people", "also", "asksPrice", "opened"];
const moreNames = ["toLast", "last", "names", "filed", "list", "ticked", "name"];
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      1,
      12,
      1.5,
      1e308,
      Date.now(),
      2 ** 53,
      "",
      "abc",
      "haldi.50gm.2_x",
      "<b>",
      "१२",
    ),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...fieldNames, ...moreNames), tie("value"), { maxKeys: 6 }),
  ),
})).value;
const anyText = fc.oneof(
  { weight: 4, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 50 }) },
);

/** Each test of the file begins with empty storage, and with nothing that an earlier one has mocked. */
export function startEachTestAnew(): void {
  beforeEach(() => {
    addDialogs();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Registers the tests of what islands make of storage. */
export function testStoredIslands({ islands, of: ofs = {}, own, expectOwn }: StoredIslands): void {
  const keys = (Object.keys(storedKeys) as StoredKeyName[]).flatMap((name) =>
    (ofs[name] ?? [""]).map((of) => ({ area: storedKeys[name], key: keyInStorage(name, of) })),
  );
  const storeOwn = () => {
    for (const [key, [area, value]] of Object.entries(own)) window[area].setItem(key, value);
  };

  /** Opens the islands as a page does: their static HTML, then hydration. */
  function openIslands(): () => void {
    const page = islands();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const { unmount } = render(page, { container, hydrate: true });
    expect(errors.mock.calls).toEqual([]);
    return () => {
      unmount();
      container.remove();
    };
  }

  test("whatever browsers have stored, under any key, all islands start, and nothing readable is lost", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...keys), anyText), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (values, hasOwn) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const [{ area, key }, value] of values) window[area].setItem(key, value);
          if (hasOwn) storeOwn();
          const close = openIslands();
          if (hasOwn) expectOwn();
          close();
          cleanup();
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ["1970", 0],
    ["2009", Date.UTC(2009, 0, 1)],
    ["a year ago", Date.now() - 365 * oneDay],
    ["in a year", Date.now() + 365 * oneDay],
    ["2038", Date.UTC(2038, 0, 19)],
  ])("with a clock that says %s, all islands start, and nothing is lost", async (_, now) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    storeOwn();
    for (const time of [now, Date.now()]) {
      vi.setSystemTime(time);
      const close = openIslands();
      document.querySelector<HTMLElement>("[data-wakes]")?.click();
      expectOwn();
      close();
    }
  });

  test.each(["full", "blocked", "cleared in another tab"])(
    "with storage that is %s, all islands start",
    async (kind) => {
      storeOwn();
      const refuse = () => {
        throw new DOMException("", kind === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (kind !== "cleared in another tab") vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
      if (kind === "blocked") vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
      const close = openIslands();
      if (kind === "full") expectOwn();
      if (kind === "cleared in another tab") {
        localStorage.clear();
        act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
        expect(document.querySelector("aside")).toBeNull();
      }
      close();
    },
  );
}
