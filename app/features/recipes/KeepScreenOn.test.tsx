import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeepScreenOn } from "./KeepScreenOn.tsx";

const words = {
  keepScreenOn: "Keep the screen on",
  screenRefused: "not allowed",
};

/** A fake wake lock. */
class Lock extends EventTarget {
  type = "screen" as const;
  released = false;
  onrelease = null;
  release = vi.fn(async () => {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  });
}

let locks: Lock[];
const request = vi.fn<() => Promise<Lock>>();

beforeEach(() => {
  locks = [];
  request.mockReset().mockImplementation(async () => {
    const lock = new Lock();
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "wakeLock");
});

const offer = () => render(<KeepScreenOn words={words as never} />);
const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const status = () => box().closest("div")?.lastElementChild?.textContent;
const tick = () => userEvent.click(box());

/** Hides the page or shows it again. */
async function becomes(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  await act(async () => {
    if (visibility === "hidden") for (const lock of locks) if (!lock.released) await lock.release();
    fireEvent(document, new Event("visibilitychange"));
  });
}

test("without the Screen Wake Lock API, there is no checkbox", () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  offer();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("checking the box keeps the screen on, unchecking it releases it", async () => {
  offer();
  expect(request).not.toHaveBeenCalled();
  await tick();
  expect(request).toHaveBeenCalledWith("screen");
  expect(locks[0]?.released).toBe(false);
  await tick();
  expect(locks[0]?.released).toBe(true);
});

test("when the page is visible again, the lock is requested again, once", async () => {
  offer();
  await tick();
  await becomes("hidden");
  expect([locks.length, box().checked]).toEqual([1, true]);
  await becomes("visible");
  await becomes("visible");
  expect([locks.length, locks[1]?.released, status()]).toEqual([2, false, ""]);
});

test("a refusal is said, and the wish is kept: it is asked again at the next touch and the next return", async () => {
  offer();
  request.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await tick();
  expect([box().checked, status()]).toEqual([true, "not allowed"]);
  await userEvent.click(document.body);
  expect([box().checked, status(), locks.length]).toEqual([true, "", 1]);
  // By the system, to save the battery
  await act(async () => locks[0]?.release());
  expect([box().checked, status()]).toEqual([true, "not allowed"]);
  await becomes("hidden");
  await becomes("visible");
  expect([box().checked, status()]).toEqual([true, ""]);
});
