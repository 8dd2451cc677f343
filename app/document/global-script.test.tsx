import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { globalScript } from "./global-script.ts";

const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  // Earlier tests may have changed the address.
  history.replaceState(null, "", "/");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  openedBy("navigate");
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true }); // jsdom has none.
  Object.defineProperty(navigator, "serviceWorker", {
    value: { register },
    configurable: true,
  });
  vi.stubGlobal("matchMedia", () => new EventTarget());
  document.body.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  register.mockClear();
  document.documentElement.removeAttribute("data-unstyled");
});

/** Sets how the document was opened. */
function openedBy(type: NavigationTimingType): void {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
}

/** Runs the script as a page does. jsdom has no requestIdleCallback, so this also tests that fallback. */
function open(): void {
  globalScript("/sw.js");
}

/** Opens a page that preloads its style sheet and whose first picture is still loading. */
function openWithPicture() {
  document.body.innerHTML = '<nav id="menu"></nav><img fetchpriority="high"><link rel="preload" as="style">';
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
  "the style sheet is applied once the first picture %s, and the page is shown even if the sheet fails",
  (_, type, milliseconds) => {
    const { picture, sheet } = openWithPicture();
    vi.advanceTimersByTime(1900);
    expect([sheet?.rel, isHidden()]).toEqual(["preload", true]);
    picture?.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(milliseconds);
    expect([sheet?.rel, isHidden()]).toEqual(["stylesheet", true]);
    sheet?.dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(20); // A frame, in which the first view has the sheet.
    expect(isHidden()).toBe(false);
  },
);

test("the menu, whose panel has its look from the style sheet, does not wait for the picture", () => {
  const { sheet } = openWithPicture();
  document.getElementById("menu")?.dispatchEvent(new Event("beforetoggle"));
  expect(sheet?.rel).toBe("stylesheet");
});

test("a style sheet that stalls hides the page for at most four seconds", () => {
  const { sheet } = openWithPicture();
  vi.advanceTimersByTime(3900);
  expect([sheet?.rel, isHidden()]).toEqual(["stylesheet", true]);
  vi.advanceTimersByTime(200);
  expect(isHidden()).toBe(false);
});

test("the service worker is registered once the page has loaded and is idle", () => {
  open();
  vi.advanceTimersByTime(10_000);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(4100);
  expect(register).toHaveBeenCalledWith("/sw.js");
});
