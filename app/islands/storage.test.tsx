import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedList, storedText } from "./parsers.ts";
import { ageOf, followStored, oneDay, readStored, writeStored } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const parseTicks = storedList(storedText);

test("a key has the prefix, and names what it is of", () => {
  writeStored("ticks", ["ghee"], "dal-tadka");
  writeStored("slip", { lines: "haldi.50gm" });
  expect(Object.entries(sessionStorage)).toEqual([["site:ticks:dal-tadka", '["ghee"]']]);
  expect(Object.entries(localStorage)).toEqual([["site:slip", '{"lines":"haldi.50gm"}']]);
  writeStored("slip", undefined);
  expect(Object.entries(localStorage)).toEqual([]);
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
  const stop = followStored("ticks", follow, "dal");
  const store = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const calls = [
    () => store("site:ticks:dal"),
    () => store("site:ticks:rice"),
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
