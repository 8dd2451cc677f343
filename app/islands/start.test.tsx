import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startIslands } from "./start.ts";

/** The inline script on a page with three `load` islands and two `interaction` islands, as in app/island-registry.ts. */

const names = ["catalogue", "message", "control", "packs", "slip"] as const;
type Name = (typeof names)[number];
const onInteraction = { packs: [], slip: [] };

/** How the hydration of an island ends; it is hydrated otherwise. */
let ends = new Map<Name, "absent" | "stopped">();
const hydrate = vi.fn((island: HTMLElement, onStop: () => void) => {
  const name = nameOf(island);
  if (ends.get(name) === "absent") return Promise.reject(new Error(`${name} is absent`));
  island.toggleAttribute("data-hydrated", !ends.has(name));
  if (ends.has(name)) onStop();
  return Promise.resolve((old: Element) => old);
});
const entry = { hydrate, preload: () => Promise.resolve() };
const load = vi.fn(() => Promise.resolve(entry));
const reload = vi.fn();
const pressed = vi.fn();
/** Of the script: everything that it listens to must be gone before the next test. */
let listening: AbortController;

const listen = globalThis.addEventListener;

const nameOf = (island: HTMLElement) => island.dataset.island as Name;
const island = (name: Name) => document.querySelector<HTMLElement>(`[data-island=${name}]`) as HTMLElement;
const button = (name: Name) => island(name).querySelector("button") as HTMLElement;
const notice = () => document.querySelector<HTMLElement>("[data-unavailable]") as HTMLElement;
const isLive = () => document.documentElement.hasAttribute("data-live");
const hydrated = () => Array.from(document.querySelectorAll<HTMLElement>("[data-hydrated]"), nameOf);

beforeEach(() => {
  [ends, listening] = [new Map(), new AbortController()];
  document.documentElement.toggleAttribute("data-live", true);
  document.body.innerHTML = `<p data-unavailable hidden><button type="button" data-reload>Again</button></p><main>${names
    .map((name) => `<div data-island="${name}"><button type="button" data-wakes>${name}</button></div>`)
    .join("")}</main>`;
  document.querySelector("main")?.addEventListener("click", ({ target }) => pressed((target as Element).textContent));
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "addEventListener").mockImplementation((type, listener, options) => {
    const asked = typeof options === "object" ? options : { capture: options === true };
    return listen(type, listener, { ...asked, signal: listening.signal });
  });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("location", { ...location, href: "http://localhost/", search: "", reload });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, "readyState");
  document.documentElement.removeAttribute("data-live");
  for (const mock of [hydrate, reload, pressed]) mock.mockClear();
});

test("if an island stops that was pressed while it was being hydrated, the notice comes into view", async () => {
  let stop = () => {};
  // Like app/entry.client.tsx, which starts each island once.
  hydrate.mockImplementationOnce((_, onStop) => {
    stop = onStop;
    return new Promise(() => {});
  });
  startIslands([load], onInteraction);
  dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(3));
  fireEvent.click(button("catalogue"));
  notice().scrollIntoView = vi.fn();
  stop();
  expect(notice().scrollIntoView).toHaveBeenCalled();
});

test("a press on a button of an island that fails is not replayed; a form is submitted as without scripts", async () => {
  ends.set("packs", "stopped");
  island("packs").innerHTML = '<form><button type="button" data-wakes>packs</button><button>Send</button></form>';
  startIslands([load], onInteraction);
  const submitted = vi.fn((event: Event) => event.preventDefault()); // jsdom cannot navigate.
  document.body.addEventListener("submit", submitted, { once: true });
  const [add, send] = island("packs").querySelectorAll("button");
  fireEvent.click(add as Element);
  fireEvent.click(send as Element);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect([pressed.mock.calls, add?.ariaBusy, send?.ariaBusy]).toEqual([[["Send"]], null, null]);
});

test("in idle time, or soon if the browser never idles, the modules are evaluated one by one, then all code", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void, { timeout }: IdleRequestOptions) => {
    expect(timeout).toBeLessThan(4000);
    return idle.push(work);
  });
  const order: string[] = [];
  vi.spyOn(entry, "preload").mockImplementation(async () => void order.push("all"));
  const modules = ["library", "entry"].map((name) => async () => {
    order.push(name);
    return entry;
  });
  startIslands(modules, onInteraction);
  dispatchEvent(new Event("load"));
  for (const evaluated of [["library"], ["library", "entry"], ["library", "entry", "library", "entry", "all"]]) {
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    idle.shift()?.();
    await vi.waitFor(() => expect(order).toEqual(evaluated));
  }
});

test("a press hydrates its island and the slip; the others wait until its result is painted", async () => {
  island("slip").before(...["packs", "packs"].map(() => island("packs").cloneNode(true)));
  startIslands([load], { ...onInteraction, slip: ["slip"] });
  const paint: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => paint.push(callback));
  fireEvent.click(button("packs"));
  await vi.waitFor(() => expect(paint).toHaveLength(1));
  expect(hydrated()).toEqual(["packs", "slip"]);
  for (const count of [3, 4]) {
    paint.shift()?.(0);
    await vi.waitFor(() => expect(hydrated()).toHaveLength(count));
  }
});

test("while a pointer is down, the slip is hydrated, and the pressed island only once it is lifted", async () => {
  startIslands([load], { ...onInteraction, slip: ["slip"] });
  fireEvent.pointerDown(button("packs"));
  await vi.waitFor(() => expect(hydrated()).toEqual(["slip"]));
  fireEvent.pointerUp(button("packs"));
  await vi.waitFor(() => expect(hydrated()).toContain("packs"));
});

test("if the document stalls, its islands do not look alive for long; if the rest arrives, they are", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  Object.defineProperty(document, "readyState", { value: "loading", configurable: true });
  ends.set("message", "absent"); // Its data has not arrived.
  startIslands([load], onInteraction);
  expect([isLive(), hydrate.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(4000);
  await vi.waitFor(() => expect(notice().hidden).toBe(false));
  vi.useRealTimers();
  expect([isLive(), hydrated()]).toEqual([false, ["catalogue", "control"]]);
  ends.clear();
  Reflect.deleteProperty(document, "readyState");
  dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(hydrated()).toContain("message"));
  expect([isLive(), notice().hidden]).toEqual([true, true]);
});
