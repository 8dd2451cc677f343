/**
 * Remembers where the card is on the screen that the address names, and returns a function that scrolls it back there
 * after a change of layout. For state that is restored after the browser has scrolled to the card. Does nothing if the
 * visitor has scrolled the card out of view, or returns to a page, where the browser restores the scroll position.
 */
export function holdTarget(): () => void {
  const target = isReturn() ? null : document.querySelector("article:target");
  const { top, bottom } = target?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (!target || bottom <= 0 || top >= innerHeight) return () => {};
  return () => scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
}

/** Whether the document was opened by a reload, Back or Forward. */
export function isReturn(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening !== undefined && opening.type !== "navigate";
}
