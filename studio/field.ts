/**
 * Goes to the field that the address of the editor names, and opens the groups around it. Sveltia does both on a message
 * of its own preview, but only finds what is drawn, and it draws a field when that comes into view.
 */
export function openAtField(): void {
  const { searchParams } = new URL(location.href);
  const [locale, keyPath] = [searchParams.get("in"), searchParams.get("field")];
  if (!locale || !keyPath) return;
  Object.assign(globalThis, { IntersectionObserver: AlwaysInView });
  const field = `.pane[data-locale="${CSS.escape(locale)}"] .field[data-key-path="${CSS.escape(keyPath)}"]`;
  let [found, tries] = [0, 0];
  const timer = setInterval(() => {
    if (document.querySelector(field)) found++;
    // The fields above it may still grow while they are drawn.
    if (found === 3 || ++tries === 100) clearInterval(timer);
    postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
  }, 200);
}

/** Instead of an `IntersectionObserver`, so that Sveltia draws every field. */
function AlwaysInView(callback: (entries: { isIntersecting: true; target: Element }[]) => void) {
  const observe = (target: Element) => queueMicrotask(() => callback([{ isIntersecting: true, target }]));
  return { observe, unobserve() {}, disconnect() {} };
}
