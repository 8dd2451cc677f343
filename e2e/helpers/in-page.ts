/** Functions for `page.evaluate`: they run in the page, and report its problems as text or change it. */

declare global {
  interface Window {
    /** Names an element in a report. */
    describeElement(element: Element): string;
  }
}

export function installDescribeElement(): void {
  window.describeElement = (element) =>
    `${element.localName} ${element.getAttribute("aria-label") ?? (element.textContent?.trim().slice(0, 40) || element.getAttribute("name"))}`;
}

/** The elements that should be reachable with the Tab key, in document order. */
export function tabbable(): string[] {
  // A group of radio buttons is one stop: the checked one, or the first.
  const isOwnStop = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    const group = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${element.name}"]`)];
    const own = group.filter(({ form, disabled }) => form === element.form && !disabled);
    return element === (own.find(({ checked }) => checked) ?? own[0]);
  };
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(":disabled") && isOwnStop(element))
    .map(window.describeElement);
}

/**
 * The focused element and the problems of its focus indicator; undefined once focus has left the page. Needs
 * prepareLayoutChecks.
 */
export async function checkFocusIndicator(): Promise<{ words: string; problems: string[] } | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Scrolling to the focused element takes effect in the next frame.
  await new Promise(requestAnimationFrame);
  const problems: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) problems.push("no outline");

  const contrast = window.contrastOf(outlineColor, window.groundOf(element));
  if (contrast < 3) problems.push(`outline of contrast ${contrast.toFixed(1)}`);

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  if (!points.some(([x, y]) => element.contains(document.elementFromPoint(x, y))))
    problems.push("covered or out of view");
  return { words: window.describeElement(element), problems };
}

/** Controls without an edge, underline or icon: invisible as controls in forced colours. */
export function faintControls(): string[] {
  return [...document.querySelectorAll("main :is(a, button, input, select, textarea)")]
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine, appearance } = getComputedStyle(element);
      const hasEdge = borderTopStyle !== "none" && borderTopWidth !== "0px";
      const isDrawnBySystem = element.matches("[type=radio], [type=checkbox]") && appearance !== "none";
      const holdsOnlyAnIcon = element.matches(":has(> svg):not(:has(> :not(svg)))");
      const isDrawn = hasEdge || isDrawnBySystem || textDecorationLine === "underline" || holdsOnlyAnIcon;
      return element.checkVisibility() && !isDrawn;
    })
    .map(window.describeElement);
}

/** The animated properties that change position or size; changes of colour are not motion. */
export function movingProperties(): string[] {
  const motions = ["translate", "rotate", "scale", "transform", "left", "top", "insetInlineStart", "height"];
  const frames = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  return motions.filter((motion) => frames.some((frame) => motion in frame));
}

/** Loads all lazy pictures at once, and waits for them. Works in every browser engine. */
export async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // decode() rejects if the picture's source has just changed with the viewport's width, so wait for `complete` too.
  while (!pictures.every(({ complete }) => complete)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The URLs of pictures that did not load or have no `alt` attribute. */
export function brokenPictures(): string[] {
  const pictures = [...document.images];
  return pictures.filter((picture) => !picture.naturalWidth || !picture.hasAttribute("alt")).map(({ src }) => src);
}

/**
 * Translates the page as Chrome does: each text becomes two elements, and its node is gone.
 *
 * @param kept selector of elements whose text stays
 * @param marks what stands before and after a translated text
 */
export function translateTexts({ kept, marks: [before = "", after = ""] }: { kept: string; marks: string }): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text); // SHOW_TEXT visits text nodes only.
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = before + text.data + after;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add("translated-ltr");
}
