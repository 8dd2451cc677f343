import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callsBackAfterLimit } from "../../testing/idle.ts";
import { startIslands } from "./start.ts";

/** The inline script on a page with three `load` islands and two `interaction` islands, as in app/island-registry.ts. */

const names = ["catalogue", "message", "control", "packs", "slip"] as const;
type Name = (typeof names)[number];
const onInteraction = { packs: [], slip: [] };

/** The islands whose hydration fails. */
let broken = new Set<Name>();
/** By island: makes it throw after hydration. */
let throwLater = new Map<Name, () => void>();
const hydrate = vi.fn((island: HTMLElement, onFailure: () => void) => {
  const name = nameOf(island);
  if (broken.has(name)) return Promise.reject(new Error(`${name} is broken`));
  island.toggleAttribute("data-hydrated", true);
  throwLater.set(name, () => {
    island.removeAttribute("data-hydrated");
    island.toggleAttribute("data-failed", true);
    onFailure();
  });
  return Promise.resolve((old: Element) => old);
});
const entry = { hydrate, preload: () => Promise.resolve() };
const load = vi.fn(() => Promise.resolve(entry));
const reload = vi.fn();
const pressed = vi.fn();
/** Called with the element that is scrolled into view. */
const scrolled = vi.fn();
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
  [broken, throwLater, listening] = [new Set(), new Map(), new AbortController()];
  document.documentElement.toggleAttribute("data-live", true);
  document.body.innerHTML = `<p data-unavailable hidden><button type="button" data-retry>Again</button></p><main>${names
    .map((name) => `<div data-island="${name}"><button type="button" data-wakes>${name}</button></div>`)
    .join("")}</main>`;
  document.querySelector("main")?.addEventListener("click", ({ target }) => pressed((target as Element).textContent));
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "addEventListener").mockImplementation((type, listener, options) => {
    const asked = typeof options === "object" ? options : { capture: options === true };
    return listen(type, listener, { ...asked, signal: listening.signal });
  });
  // jsdom has no layout, and every element counts as visible.
  Element.prototype.getClientRects = () => [new DOMRect()] as never;
  Element.prototype.scrollIntoView = function () {
    scrolled(this);
  };
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
  for (const mock of [hydrate, reload, pressed, scrolled]) mock.mockClear();
});

/** Runs the script, and waits for the attempts to hydrate all `load` islands. */
async function open(): Promise<void> {
  startIslands([load], onInteraction);
  dispatchEvent(new Event("DOMContentLoaded"));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(3));
  await Promise.resolve();
}

test("an island that fails takes no other with it; the notice beside it hydrates it", async () => {
  broken.add("message");
  await open();
  await vi.waitFor(() => expect(notice().hidden).toBe(false));
  expect(hydrated()).toEqual(["catalogue", "control"]);
  expect(Array.from(document.querySelectorAll<HTMLElement>("[data-live]"), nameOf)).toEqual(hydrated());
  expect([isLive(), notice().nextElementSibling, notice().role]).toEqual([false, island("message"), "status"]);
  broken.clear();
  fireEvent.click(notice().firstElementChild as Element);
  await vi.waitFor(() => expect(notice().hidden).toBe(true));
  expect([isLive(), hydrated().length, reload.mock.calls.length]).toEqual([true, 3, 0]);
  expect(document.querySelectorAll("[data-live]")).toHaveLength(1);
});

test("after a failed chunk, a press elsewhere works, and the page does not look alive because of it", async () => {
  broken.add("catalogue");
  await open();
  await vi.waitFor(() => expect(isLive()).toBe(false));
  fireEvent.click(button("slip"));
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith("slip"));
  expect([isLive(), notice().hidden, notice().nextElementSibling]).toEqual([false, false, island("catalogue")]);
  // Nor after a press on the broken island itself.
  fireEvent.click(button("catalogue"));
  await vi.waitFor(() => expect(button("catalogue").ariaBusy).toBeNull());
  expect([isLive(), notice().previousElementSibling, pressed.mock.calls.length]).toEqual([
    false,
    button("catalogue"),
    1,
  ]);
  broken.clear();
  fireEvent.click(button("catalogue"));
  await vi.waitFor(() => expect(pressed).toHaveBeenLastCalledWith("catalogue"));
  expect([isLive(), notice().hidden]).toEqual([true, true]);
});

test("the notice stays beside a button that was pressed before its island was hydrated by itself", async () => {
  broken.add("catalogue");
  startIslands([load], onInteraction);
  fireEvent.click(button("catalogue"));
  await vi.waitFor(() => expect(notice().previousElementSibling).toBe(button("catalogue")));
  dispatchEvent(new Event("DOMContentLoaded"));
  const attempts = () => hydrate.mock.calls.filter(([tried]) => tried === island("catalogue"));
  await vi.waitFor(() => expect(attempts().length).toBeGreaterThan(1));
  await Promise.resolve();
  expect([notice().hidden, notice().previousElementSibling]).toEqual([false, button("catalogue")]);
});

test("a pack whose code fails to load says so beside it, and only once it is pressed", async () => {
  broken.add("packs").add("slip");
  await open();
  fireEvent.focusIn(button("packs")); // Hydrates all islands of packs and the slip.
  await vi.waitFor(() => expect(hydrate.mock.calls.length).toBeGreaterThan(4));
  expect(notice().hidden).toBe(true);
  fireEvent.click(button("packs"));
  await vi.waitFor(() => expect(notice().hidden).toBe(false));
  expect([isLive(), notice().previousElementSibling]).toEqual([true, button("packs")]);
  expect(pressed).not.toHaveBeenCalled();
});

test.each(["catalogue", "slip"] as const)("a hydrated %s that throws later counts as not hydrated", async (name) => {
  await open();
  fireEvent.click(button("slip"));
  await vi.waitFor(() => expect(hydrated()).toContain("slip"));
  throwLater.get(name)?.();
  expect(hydrated()).not.toContain(name);
  // A page whose `load` islands are all hydrated is live; the slip alone has its last markup.
  expect([isLive(), notice().hidden, notice().nextElementSibling]).toEqual([name === "slip", false, island(name)]);
  expect(scrolled).toHaveBeenCalledWith(notice());
  pressed.mockClear();
  fireEvent.click(notice().firstElementChild as Element);
  await vi.waitFor(() => expect(notice().hidden).toBe(true));
  expect([isLive(), hydrated().includes(name)]).toEqual([true, true]);
  // The press from before is not done a second time.
  expect(pressed).not.toHaveBeenCalledWith("slip");
});

test("the code of all islands is loaded also on a page where nothing moves, on which Chromium may never be idle", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestIdleCallback", callsBackAfterLimit);
  const preloaded = vi.spyOn(entry, "preload");
  startIslands([load], onInteraction);
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(4000);
  expect(preloaded).toHaveBeenCalled();
});

test("in idle time, the modules are evaluated one by one", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const library = vi.fn(() => Promise.resolve());
  startIslands([library, load], onInteraction);
  dispatchEvent(new Event("load"));
  idle.shift()?.();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect([library.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  idle.shift()?.();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
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

test("if another attempt fails, the page is loaded again, but not without a network", async () => {
  broken.add("message");
  await open();
  await vi.waitFor(() => expect(notice().hidden).toBe(false));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  fireEvent.click(notice().firstElementChild as Element);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(4));
  await new Promise(setImmediate);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  fireEvent.click(notice().firstElementChild as Element);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("if the document breaks off, its islands do not look alive for long, and the retry loads it again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  Object.defineProperty(document, "readyState", { value: "loading", configurable: true });
  island("control").remove(); // Never arrived.
  broken.add("message"); // Its data has not.
  startIslands([load], onInteraction);
  expect([isLive(), hydrate.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(4000);
  await vi.waitFor(() => expect(notice().hidden).toBe(false));
  expect([isLive(), hydrated()]).toEqual([false, ["catalogue"]]);
  hydrate.mockClear();
  fireEvent.click(notice().firstElementChild as Element);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(hydrate).not.toHaveBeenCalled();
});

test("the notice about an island without a box is before its parts of the page, not after them", async () => {
  await open();
  const around = document.createElement("div");
  around.append(island("slip"));
  document.body.append(around);
  around.getClientRects = () => [] as never; // `display: contents`
  fireEvent.click(button("slip"));
  await vi.waitFor(() => expect(hydrated()).toContain("slip"));
  throwLater.get("slip")?.();
  expect(notice().nextElementSibling).toBe(around);
});
