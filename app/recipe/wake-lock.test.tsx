import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offerWakeLock } from "./wake-lock";

const words = { on: "stays on", off: "may turn off", refused: "not allowed" };

/** A lock as browsers give it. */
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
  document.body.innerHTML = `<div data-wake-lock hidden>
    <label><input type="checkbox" /> Keep the screen on</label><span role="status"></span>
  </div>`;
});
afterEach(() => vi.restoreAllMocks());

const offer = () => offerWakeLock(document.body, { request }, words);
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { hidden: true });
const status = () => screen.getByRole("status", { hidden: true }).textContent;
const isShown = () => !document.querySelector<HTMLElement>("[data-wake-lock]")?.hidden;

async function tick() {
  fireEvent.click(box());
  await Promise.resolve();
}

/** The page goes out of sight or comes back, as far as it can tell. */
async function becomes(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  if (visibility === "hidden") for (const lock of locks) if (!lock.released) await lock.release();
  fireEvent(document, new Event("visibilitychange"));
  await Promise.resolve();
}

test("where the browser cannot keep the screen on, there is no box", () => {
  offerWakeLock(document.body, undefined, words);
  expect(isShown()).toBe(false);
});

test("ticked, the screen stays on; unticked, it may turn off; both are said", async () => {
  offer();
  expect(isShown()).toBe(true);
  expect(request).not.toHaveBeenCalled();
  await tick();
  expect(request).toHaveBeenCalledWith("screen");
  expect(status()).toBe("stays on");
  await tick();
  expect(locks[0]?.released).toBe(true);
  expect(status()).toBe("may turn off");
});

test("a tick that the browser restores after a reload is taken back, because the screen is not kept on", () => {
  box().checked = true;
  offer();
  expect([box().checked, request.mock.calls]).toEqual([false, []]);
});

test("back in sight, the screen is kept on again, once", async () => {
  offer();
  await tick();
  await becomes("hidden");
  expect([locks.length, box().checked]).toEqual([1, true]);
  await becomes("visible");
  await becomes("visible");
  expect([locks.length, locks[1]?.released, status()]).toEqual([2, false, "stays on"]);
});

test("unticked, nothing happens when the page comes back", async () => {
  offer();
  await tick();
  await tick();
  await becomes("hidden");
  await becomes("visible");
  expect(locks).toHaveLength(1);
});

test("unticked while the browser is answering, the screen is released", async () => {
  const { promise, resolve } = Promise.withResolvers<Lock>();
  request.mockReturnValueOnce(promise);
  offer();
  await tick();
  await tick();
  const late = new Lock();
  resolve(late);
  await vi.waitFor(() => expect(late.released).toBe(true));
  expect(status()).toBe("may turn off");
});

test("refused, or taken back by the system, the box is unticked and says so", async () => {
  offer();
  request.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await tick();
  await vi.waitFor(() => expect([box().checked, status()]).toEqual([false, "not allowed"]));
  await tick();
  expect(status()).toBe("stays on");
  await locks[0]?.release();
  expect([box().checked, status()]).toEqual([false, "not allowed"]);
});

test("ticked again before the first answer, only one lock is held", async () => {
  offer();
  await Promise.all([tick(), tick(), tick()]);
  await vi.waitFor(() => expect(locks.filter(({ released }) => !released)).toHaveLength(1));
  expect([box().checked, status()]).toEqual([true, "stays on"]);
});
