/** What a visitor can type into, tick, open, press or focus. */
const interactive = "input, select, textarea, details, summary, button, a[href], [tabindex]";

/**
 * The interactive elements of an island, each under a key that it keeps if React builds the island anew, even among
 * foreign elements: its name or class, its place, and which of those it is. Ids do not do: React then makes new ones.
 */
export function elementsByKey(island: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    Array.from(island.querySelectorAll(interactive), (element) => {
      const attributes = ["name", "type", "value"].map((name) => element.getAttribute(name));
      // A browser extension may give a field a class of its own, but no name.
      const look = element.hasAttribute("name") ? "" : `${element.className} in ${element.parentElement?.className}`;
      const kind = [element.localName, ...attributes, look].join(" ");
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, element];
    }),
  );
}

/**
 * Gives the elements of an island that React built anew the state of those that it replaced, which still have it although
 * they are no longer in the document. Events tell the components.
 *
 * @param before the elements from before hydration
 * @param focused the element that had the focus then
 * @returns the replaced elements with their replacements: none if the island was hydrated as it was
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

/** Only texts have a selection: it is null in a field for an e-mail address. */
function copySelection(old: Element | null, current: Element): void {
  const isText = (element: Element | null) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText(old) && isText(current) && old.selectionStart !== null)
    current.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}
