/**
 * Goes to the field that the address of the editor names, or a `show-field` event of the bar, and opens the groups
 * around it. Sveltia does both on a message of its own preview, but only finds what is drawn, and it draws a field when
 * that comes into view.
 */
export function openAtField(): void {
  const { searchParams } = new URL(location.href);
  const [locale, keyPath] = [searchParams.get("in"), searchParams.get("field")];
  if (locale && keyPath) {
    Object.assign(globalThis, { IntersectionObserver: AlwaysInView });
    show(locale, keyPath);
  }
  addEventListener("show-field", (event) => {
    const { in: locale, field } = (event as CustomEvent<{ in: string; field: string }>).detail;
    show(locale, field, 25);
  });
}

function show(locale: string, keyPath: string, mostTries = 100): void {
  const pane = `.pane[data-locale="${CSS.escape(locale)}"]`;
  const field = `${pane} .field[data-key-path="${CSS.escape(keyPath)}"]`;
  let [found, tries] = [0, 0];
  const timer = setInterval(() => {
    if (document.querySelector(field)) found++;
    // Draws the fields further down.
    else [...document.querySelectorAll(`${pane} .field`)].at(-1)?.scrollIntoView();
    // The fields above it may still grow while they are drawn.
    if (found === 3 || ++tries === mostTries) clearInterval(timer);
    postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
  }, 200);
}

/** Instead of an `IntersectionObserver`, so that Sveltia draws every field. */
function AlwaysInView(callback: (entries: { isIntersecting: true; target: Element }[]) => void) {
  const observe = (target: Element) => queueMicrotask(() => callback([{ isIntersecting: true, target }]));
  return { observe, unobserve() {}, disconnect() {} };
}
