/** Selector of elements that a visitor can type into, check, open, press or focus. */
const interactive = "input, select, textarea, details, summary, button, a[href], [tabindex]";

/**
 * The interactive elements of an island, each under a key that is the same before and after React renders the island
 * again, also among foreign elements: name, type and value, or class and parent's class, and a counter. Ids cannot be
 * keys: `useId` then returns new ones. `<input name="town" type="text">` → `input town text   0` (no value, no class).
 */
export function elementsByKey(island: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    Array.from(island.querySelectorAll(interactive), (element) => {
      const attributes = ["name", "type", "value"].map((name) => element.getAttribute(name));
      // Browser extensions add classes to fields, but do not change their names.
      const look = element.hasAttribute("name") ? "" : `${element.className} in ${element.parentElement?.className}`;
      const kind = [element.localName, ...attributes, look].join(" ");
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, element];
    }),
  );
}

/**
 * Copies the state of elements that React replaced to their replacements. The old ones still have it, although they are
 * no longer in the document. Fires events, so that listeners follow; a field whose `value` React controls would not, because
 * React takes what a script writes for its own.
 *
 * @param before the elements from before hydration
 * @param focused the element that had the focus then
 * @returns a map from replaced elements to their replacements: empty if React kept all elements
 */
export function restoreState(
  before: ReadonlyMap<string, Element>,
  island: Element,
  focused: Element | null,
): Map<Element, Element> {
  const replacements = new Map<Element, Element>();
  const now = elementsByKey(island);
  for (const [key, old] of before) {
    const current = now.get(key);
    if (current && !old.isConnected) replacements.set(old, current);
  }
  for (const [old, current] of replacements) copyState(old, current);
  const current = focused && replacements.get(focused);
  if (current instanceof HTMLElement) {
    current.focus({ preventScroll: true });
    copySelection(focused, current);
  }
  return replacements;
}

function copyState(old: Element, current: Element): void {
  if (old instanceof HTMLDetailsElement) {
    (current as HTMLDetailsElement).open = old.open;
  } else if (old instanceof HTMLInputElement && ["checkbox", "radio"].includes(old.type)) {
    if (old.checked !== (current as HTMLInputElement).checked) (current as HTMLInputElement).click();
  } else if (
    old instanceof HTMLInputElement ||
    old instanceof HTMLTextAreaElement ||
    old instanceof HTMLSelectElement
  ) {
    const field = current as typeof old;
    if (field.value === old.value) return;
    field.value = old.value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Only text fields have a selection; in others, such as e-mail fields, `selectionStart` is null. */
function copySelection(old: Element | null, current: Element): void {
  const isText = (element: Element | null) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText(old) && isText(current) && old.selectionStart !== null)
    current.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}
