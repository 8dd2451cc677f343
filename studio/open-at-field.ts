/**
 * Scrolls to the field named in the editor's address or in a `show-field` event of the bar, and opens its groups.
 * Sveltia does both on a message of its own preview, but finds only rendered fields, and renders a field only when it
 * comes into the viewport.
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
    // Makes Sveltia render the fields further down.
    else [...document.querySelectorAll(`${pane} .field`)].at(-1)?.scrollIntoView();
    // Repeats a few times: the fields above it may still grow while they are rendered, and move it.
    if (found === 3 || ++tries === mostTries) clearInterval(timer);
    postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
  }, 200);
}

/** Replaces `IntersectionObserver`, so that Sveltia renders every field. */
function AlwaysInView(callback: (entries: { isIntersecting: true; target: Element }[]) => void) {
  const observe = (target: Element) => queueMicrotask(() => callback([{ isIntersecting: true, target }]));
  return { observe, unobserve() {}, disconnect() {} };
}
