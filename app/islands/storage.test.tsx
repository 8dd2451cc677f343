import { act, cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../testing/dialogs.ts";
import { slipProps } from "../../testing/slip.ts";
import { readContent } from "../content/read.server.ts";
import { additionsOf } from "../features/recipes/recipe-cards.server.ts";
import { spicesOf } from "../features/recipes/recipe-lines.ts";
import { listOf, shape, text } from "./parsers.ts";
import {
  ageOf,
  followStored,
  keyInStorage,
  oneDay,
  readStored,
  type StoredKeyName,
  storedKeys,
  writeStored,
} from "./storage.ts";

beforeEach(() => {
  addDialogs();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const parseTicks = listOf(text);

test("every key has the prefix, and values that outlive a release have a version", () => {
  writeStored("ticks", ["ghee"], "dal-tadka");
  writeStored("slip", { lines: "haldi.50gm" });
  expect(Object.entries(sessionStorage)).toEqual([["site:ticks:dal-tadka", '["ghee"]']]);
  expect(Object.entries(localStorage)).toEqual([["site:slip", '{"version":1,"value":{"lines":"haldi.50gm"}}']]);
  for (const [name, key] of Object.entries(storedKeys))
    expect("version" in key, name).toBe(key.area === "localStorage");
});

test("a value under a former key is read and moved, once", () => {
  sessionStorage.setItem("ticks dal-tadka", '["ghee"]');
  sessionStorage.setItem("message", '{"filled":{}}');
  expect(readStored("ticks", parseTicks, "dal-tadka")).toEqual(["ghee"]);
  expect(readStored("form", shape({}), "message")).toEqual({});
  expect(Object.keys(sessionStorage)).toEqual(["site:ticks:dal-tadka", "site:form:message"]);
  // What is no value of ours stays where it is.
  sessionStorage.setItem("ticks rice", "5");
  expect(readStored("ticks", parseTicks, "rice")).toBeUndefined();
  expect(sessionStorage.getItem("ticks rice")).toBe("5");
});

test("a value of a newer release counts as absent, and is not deleted", () => {
  const newer = '{"version":2,"value":["ghee"]}';
  localStorage.setItem("site:packed", newer);
  expect(readStored("packed", parseTicks)).toBeUndefined();
  expect(writeStored("packed", undefined)).toBe(true);
  expect(localStorage.getItem("site:packed")).toBe(newer);
  writeStored("packed", ["salt"]);
  expect(readStored("packed", parseTicks)).toEqual(["salt"]);
});

test("values of many megabytes are not parsed", () => {
  sessionStorage.setItem("site:ticks:dal-tadka", JSON.stringify(["a".repeat(1_000_000)]));
  expect(readStored("ticks", parseTicks, "dal-tadka")).toBeUndefined();
});

test("an age is unknown if the clock was wrong, then or now", () => {
  const now = Date.UTC(2026, 10, 26);
  expect([ageOf(now - 5, now), ageOf(now + oneDay / 2, now)]).toEqual([5, 0]);
  for (const time of [0, Date.UTC(2020, 0, 1), now + 2 * oneDay, Date.UTC(2038, 0, 1), Number.NaN])
    expect(ageOf(time, now)).toBeUndefined();
  expect(ageOf(now, 0)).toBeUndefined();
});

test("with blocked storage, nothing is read or written, and nothing throws", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
  expect(readStored("ticks", parseTicks)).toBeUndefined();
  expect([writeStored("ticks", []), writeStored("ticks", undefined)]).toEqual([false, false]);
});

test("a value is followed when another tab changes it or clears all, and after the back/forward cache", () => {
  const follow = vi.fn();
  const stop = followStored("servings", follow, "dal");
  const store = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const calls = [
    () => store("site:servings:dal"),
    () => store("site:servings:rice"),
    () => store("site:slip"),
    () => store(null),
    () => show(false),
    () => show(true),
  ].map((happen) => {
    follow.mockClear();
    happen();
    return follow.mock.calls.length;
  });
  expect(calls).toEqual([1, 0, 0, 1, 0, 1]);
  stop();
  store(null);
  show(true);
  expect(follow).toHaveBeenCalledOnce();
});

// Random values under all keys, and all islands that read storage.

const content = readContent();
const control = { kind: "none", label: "Does nothing" } as const;
const recipes = content.recipes.slice(0, 2).map((recipe) => ({
  ...recipe,
  spices: spicesOf(content, recipe),
  ...{ drawing: undefined, download: control, share: control },
}));

/** The islands of all pages that read storage, from modules that are loaded anew: the slip's reads it at import. */
async function loadIslands(): Promise<ReactNode> {
  vi.resetModules();
  const { Slip } = await import("../features/slip/Slip.tsx");
  const { PackButtons } = await import("../features/slip/PackButtons.tsx");
  const { RecipeCards } = await import("../features/recipes/RecipeCards.tsx");
  const { MessageForm } = await import("../pages/contact/MessageForm.tsx");
  const { ApplicationForm } = await import("../pages/distributors/ApplicationForm.tsx");
  const [product] = content.products as [(typeof content.products)[number]];
  const submission = { kind: "review", label: "Check", words: content.enquiry.preview } as const;
  return (
    <>
      <PackButtons product={product} label="Packs" words={content.slip} />
      <RecipeCards recipes={recipes} words={content.pages.recipes} additions={additionsOf(content)} />
      <MessageForm words={content.pages.contact.form} submission={submission} />
      <ApplicationForm words={content.pages.distributors.form} submission={submission} />
      <Slip {...slipProps} />
    </>
  );
}

/** Opens the islands as a page does: their static HTML, then hydration. */
async function openIslands(): Promise<() => void> {
  const islands = await loadIslands();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(islands);
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const { unmount } = render(islands, { container, hydrate: true });
  expect(errors.mock.calls).toEqual([]);
  // They are alive: a press on a pack reaches the strip.
  const [first] = container.querySelectorAll<HTMLElement>("[data-wakes]");
  expect(first).toBeDefined();
  return () => {
    unmount();
    container.remove();
  };
}

/** All keys of the two recipes and forms, today's and former ones. */
const ofs: Partial<Record<StoredKeyName, string[]>> = {
  form: ["message", "application"],
  ...Object.fromEntries(
    (["servings", "ticks", "folds", "people"] as const).map((name) => [name, recipes.map(({ slug }) => slug)]),
  ),
};
const keys = (Object.keys(storedKeys) as StoredKeyName[]).flatMap((name) =>
  (ofs[name] ?? [""]).flatMap((of) => {
    const { area, former }: { area: "localStorage" | "sessionStorage"; former?: (of: string) => string } =
      storedKeys[name];
    return [keyInStorage(name, of), former?.(of) ?? [name, of].filter(Boolean).join(" ")].map((key) => ({ area, key }));
  }),
);

/** Field names of stored values, so that random values are often nearly right. */
const fieldNames = ["version", "value", "lines", "changed", "dishes", "slug", "people", "also", "asksPrice", "opened"];
const moreNames = [
  "toLast",
  "last",
  "names",
  "filed",
  "isOpened",
  "replaced",
  "own",
  "filled",
  "list",
  "ticked",
  "name",
];
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
  { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify({ version: 1, value })) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 50 }) },
);

/** A slip, ticks and answers of a visitor, which must survive whatever else is stored. */
const order = { lines: "haldi.50gm.40_jeera.1kg", changed: Date.now() };
const own: Readonly<Record<string, [(typeof keys)[number]["area"], string]>> = {
  "site:slip": ["localStorage", JSON.stringify({ version: 1, value: order })],
  "site:sender": ["sessionStorage", JSON.stringify({ name: "Asha", town: "" })],
  "site:form:message": ["sessionStorage", JSON.stringify({ filled: { subject: "Haldi" }, isOpened: false })],
  [`site:ticks:${recipes[0]?.slug}`]: ["sessionStorage", JSON.stringify([recipes[0]?.ingredients[0]?.id])],
};
const store = (key: string) => window[own[key]?.[0] ?? "localStorage"];

/** The visitor's own values as they are stored: without times, which a visit renews. */
const ownValues = () =>
  Object.keys(own).map((key) => [
    key,
    (store(key).getItem(key) ?? "").replaceAll(/"(changed|filed|offered)":\d+/g, ""),
  ]);
/** The packs in all that is stored. */
const hasSlip = () => localStorage.getItem("site:slip")?.includes("haldi.50gm.40_jeera.1kg") ?? false;

function storeOwn(): void {
  for (const [key, [area, value]] of Object.entries(own)) window[area].setItem(key, value);
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
        const close = await openIslands();
        if (hasOwn) {
          expect(hasSlip()).toBe(true);
          expect(document.querySelector<HTMLInputElement>("[name=subject]")?.value).toBe("Haldi");
          expect(ownValues().slice(1)).toEqual(
            Object.entries(own)
              .slice(1)
              .map(([key, [, value]]) => [key, value]),
          );
        }
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
    const close = await openIslands();
    const [pack] = document.querySelectorAll<HTMLElement>("[data-wakes]");
    pack?.click();
    expect(hasSlip()).toBe(true);
    close();
  }
});

test.each(["full", "blocked", "cleared in another tab"])("with storage that is %s, all islands start", async (kind) => {
  storeOwn();
  const refuse = () => {
    throw new DOMException("", kind === "full" ? "QuotaExceededError" : "SecurityError");
  };
  if (kind !== "cleared in another tab") vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  if (kind === "blocked") vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  const close = await openIslands();
  if (kind === "full") expect(hasSlip()).toBe(true);
  if (kind === "cleared in another tab") {
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
    expect(document.querySelector("aside")).toBeNull();
  }
  close();
});
