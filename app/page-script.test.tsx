import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageScript } from "./page-script";

const register = vi.fn(() => Promise.resolve());
const postMessage = vi.fn();

beforeEach(() => {
  // Other test files share the window.
  history.replaceState(null, "", "/");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "navigate" }] });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
  vi.stubGlobal("matchMedia", () => new EventTarget());
  document.body.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  register.mockClear();
  postMessage.mockClear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-unstyled");
});

/** Runs the script as a page does, in a browser without requestIdleCallback, as jsdom is. */
function open(): void {
  pageScript("/sw.js");
}

/** Opens a page whose build preloads its sheet. */
function openWithPicture() {
  document.body.innerHTML = '<img fetchpriority="high"><link rel="preload" as="style">';
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
  const [picture, sheet] = [document.querySelector("img"), document.querySelector("link")];
  Object.defineProperty(picture, "complete", { value: false });
  open();
  return { picture, sheet };
}

const isHidden = () => document.documentElement.hasAttribute("data-unstyled");

test.each([
  ["is painted", "load", 100],
  ["has failed", "error", 100],
  ["takes long", "progress", 2000],
])(
  "the sheet is used once the first picture %s; what was hidden appears, even if it fails",
  (_, type, milliseconds) => {
    for (const end of ["load", "error"]) {
      vi.clearAllTimers(); // Those of the page opened before.
      const { picture, sheet } = openWithPicture();
      vi.advanceTimersByTime(1900);
      expect([sheet?.rel, isHidden()]).toEqual(["preload", true]);
      picture?.dispatchEvent(new Event(type));
      vi.advanceTimersByTime(milliseconds);
      expect([sheet?.rel, isHidden()]).toEqual(["stylesheet", true]);
      sheet?.dispatchEvent(new Event(end));
      expect(isHidden()).toBe(false);
    }
  },
);

test("a sheet that stalls hides the page for at most four seconds", () => {
  const { sheet } = openWithPicture();
  vi.advanceTimersByTime(3900);
  expect([sheet?.rel, isHidden()]).toEqual(["stylesheet", true]);
  vi.advanceTimersByTime(200);
  expect(isHidden()).toBe(false);
});

test("the sheet is used at once in a page that is reloaded, or prepared before the click", () => {
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
  const reloaded = openWithPicture();
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "navigate" }] });
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const prepared = openWithPicture();
  Reflect.deleteProperty(document, "prerendering");
  for (const { sheet } of [reloaded, prepared]) expect(sheet?.rel).toBe("stylesheet");
});

test("closed folds are open on paper, and closed again afterwards", () => {
  document.body.innerHTML = "<details open></details><details></details>";
  open();
  const folds = () => [...document.querySelectorAll("details")].map((fold) => fold.open);
  dispatchEvent(new Event("beforeprint"));
  expect(folds()).toEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(folds()).toEqual([true, false]);
});

test("our number appears beside a chat link that was pressed", () => {
  const link = '<a href="https://wa.me/91" target="_blank"><b>Ask</b></a>';
  document.body.innerHTML = `${link}<span data-chat-number hidden></span>${link}<span data-chat-number hidden></span>`;
  open();
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("b")?.click();
  expect([...document.querySelectorAll("span")].map(({ hidden }) => hidden)).toEqual([false, true]);
});

test("the worker waits for pictures in view, but not for ever, and not for pictures elsewhere", () => {
  const [near, far] = [document.createElement("img"), document.createElement("img")];
  document.body.append(near, far);
  for (const image of [near, far]) Object.defineProperty(image, "complete", { value: false });
  far.getBoundingClientRect = () => new DOMRect(0, -500, 10, 10);
  near.getBoundingClientRect = () => new DOMRect(0, 10, 10, 10);
  open();
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(6000);
  expect(register).not.toHaveBeenCalled();
  near.remove();
  vi.advanceTimersByTime(1100);
  expect(register).toHaveBeenCalledWith("/sw.js");
});

test("the worker is asked once a visit to store the rest, not on every page", async () => {
  for (const _view of ["first", "second"]) {
    register.mockClear();
    open();
    dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(6000);
    await new Promise(setImmediate);
    expect(register).toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledTimes(1);
  }
});

test("a browser that refuses the worker causes no error", async () => {
  register.mockRejectedValueOnce(new DOMException("No.", "SecurityError"));
  const onRejection = vi.fn();
  process.on("unhandledRejection", onRejection);
  open();
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(6000);
  expect(register).toHaveBeenCalled();
  await new Promise(setImmediate);
  process.off("unhandledRejection", onRejection);
  expect(onRejection).not.toHaveBeenCalled();
});

test("leaving a page causes no error in a browser without popovers", () => {
  document.body.innerHTML = "<nav popover></nav>";
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", onError);
  open();
  dispatchEvent(new Event("pagehide"));
  expect(onError).not.toHaveBeenCalled();
});
