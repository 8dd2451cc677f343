import type { StudioLanguage } from "./words.ts";

/**
 * Opens each form in the pane of the studio's language: on a phone, only one pane fits. The editor's address may name
 * another pane and a field (`?in=en&field=price`) of the form, or of each form of the list, that it opens.
 */
export function openAtField(language: StudioLanguage): void {
  const { searchParams, hash: first } = new URL(location.href);
  const [locale, keyPath] = [searchParams.get("in"), searchParams.get("field")];
  if (keyPath) Object.assign(globalThis, { IntersectionObserver: AlwaysInView });
  const openForm = () => {
    if (!/\/(entries\/|new$)/.test(location.hash)) return;
    if (location.hash.startsWith(first)) show(locale ?? language, keyPath ?? "");
    else show(language, "");
  };
  openForm();
  addEventListener("hashchange", openForm);
  addEventListener("show-field", (event) => {
    const { in: locale, field } = (event as CustomEvent<{ in: string; field: string }>).detail;
    show(locale, field, 25);
  });
}

/**
 * Switches to a pane, scrolls to a field in it and opens the field's groups. Sveltia does all three on a message of its
 * own preview, but finds only rendered fields, and renders a field only when it comes into the viewport.
 *
 * @param keyPath empty for the pane alone
 */
function show(locale: string, keyPath: string, maxTries = 100): void {
  const pane = `.pane[data-locale="${CSS.escape(locale)}"]`;
  const wanted = keyPath ? `${pane} .field[data-key-path="${CSS.escape(keyPath)}"]` : pane;
  let [found, tries] = [0, 0];
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (document.querySelector(wanted)) found++;
    // Makes Sveltia render the fields further down.
    else [...document.querySelectorAll(`${pane} .field`)].at(-1)?.scrollIntoView();
    // Repeats a few times: the fields above it may still grow while they are rendered, and move it.
    if (found === 3 || ++tries === maxTries) stop();
    if (keyPath || !document.querySelector(pane))
      postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
  }, 200);
  // It moves the focus, so it must not go on when somebody has begun to write.
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, stop, { capture: true, once: true });
}

/** Replaces `IntersectionObserver`, so that Sveltia renders every field. */
function AlwaysInView(callback: (entries: { isIntersecting: true; target: Element }[]) => void) {
  const observe = (target: Element) => queueMicrotask(() => callback([{ isIntersecting: true, target }]));
  return { observe, unobserve() {}, disconnect() {} };
}
