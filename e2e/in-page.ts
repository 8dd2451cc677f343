import type { Language } from "../app/languages.ts";

/** Functions for `page.evaluate`: they run in the page, and report its faults as text or change it. */

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
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(":disabled, [type=radio]:not(:checked)"))
    .map(window.describeElement);
}

/** The focused element and the faults of its focus indicator; undefined once focus has left the page. */
export async function checkFocusIndicator(): Promise<{ words: string; faults: string[] } | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Scrolling to the focused element takes effect in the next frame.
  await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) faults.push("no outline");

  let backdrop: Element | null = element.parentElement;
  while (backdrop && getComputedStyle(backdrop).backgroundColor === "rgba(0, 0, 0, 0)")
    backdrop = backdrop.parentElement;
  const luminance = (color: string) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [outlineColor, getComputedStyle(backdrop ?? document.documentElement).backgroundColor]
    .map(luminance)
    .sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) faults.push(`outline of contrast ${contrast.toFixed(1)}`);

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  if (!points.some(([x, y]) => element.contains(document.elementFromPoint(x, y))))
    faults.push("covered or out of view");
  return { words: window.describeElement(element), faults };
}

/**
 * Text that a visitor cannot read: off the screen, cut off by an ancestor's overflow, outside its button, or under
 * other text. Ignores text that is hidden on purpose: ornaments (`aria-hidden`) and words for screen readers.
 *
 * @param width the viewport's width in CSS pixels. Not `innerWidth`, which on a phone grows with overflowing content.
 */
export function lostText(width: number): string[] {
  const lost = new Set<string>();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) lost.add(`the page is ${scrollWidth} wide`);
  const boxes = new Map<Element, ReturnType<typeof measured>>();
  const measured = (element: Element) => {
    const { overflowX, overflowY, position, clipPath, rotate } = getComputedStyle(element);
    return {
      box: element.getBoundingClientRect(),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      hidesAcross: /hidden|clip/.test(overflowX),
      hidesDown: /hidden|clip/.test(overflowY),
      isButton: element.matches("a[data-variant], button"),
      isFixed: position === "fixed",
      isUnseen: element.ariaHidden !== null || clipPath === "inset(50%)",
      // Floating text covers other text by design, and the box of rotated text is larger than its letters.
      isApart: element.matches("header, aside") || rotate !== "none",
    };
  };
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? measured(element);
    boxes.set(element, box);
    return box;
  };
  const lines: { text: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // SHOW_TEXT visits text nodes only.
    if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const around: ReturnType<typeof measured>[] = [];
    for (let element: Element | null = text.parentElement; element; element = element.parentElement)
      around.push(boxOf(element));
    if (around.some(({ isUnseen }) => isUnseen)) continue;
    const words = text.data.trim().slice(0, 40);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const height = bottom - top;
      // Text outside a scroll container can be scrolled into view.
      const scroller = around.find(({ scrolls }) => scrolls)?.box;
      if (scroller && (top < scroller.top || bottom > scroller.bottom)) continue;
      // A line box is taller than its letters.
      const slack = height * 0.3;
      for (const { box, scrolls, hidesAcross, hidesDown, isButton, isFixed } of around) {
        if (scrolls) break;
        const isWider = left < box.left - 1 || right > box.right + 1;
        const isHigher = top < box.top - slack || bottom > box.bottom + slack;
        if ((hidesAcross && isWider) || (hidesDown && isHigher)) lost.add(`cut off: ${words}`);
        if (isButton && (isWider || isHigher)) lost.add(`out of its button: ${words}`);
        if (isFixed) break;
      }
      if (left < -1 || right > width + 1) lost.add(`off the screen: ${words}`);
      if (!around.some(({ isApart }) => isApart))
        lines.push({ text: words, box: new DOMRect(left, top + height / 4, right - left, height / 2) });
    }
  }
  // Sorted from top to bottom, so that each line is compared only with lines at the same height.
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom - 1) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (across > 1 && other.box.bottom > other.box.top + 1) lost.add(`overlapping: ${one.text} | ${other.text}`);
    }
  return [...lost];
}

/** Words that are broken across lines without a hyphen, except addresses and numbers. */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // SHOW_TEXT visits text nodes only.
    const { parentElement: around } = text;
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest("[aria-hidden], .visually-hidden"))
      continue;
    for (const { index, 0: word } of text.data.matchAll(/(?<![^\s(“‘/–—-])[\p{L}\p{M}’]+(?![^\s),.:;!?”’।/–—-])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = Array.from(range.getClientRects(), ({ top }) => top);
      const { height } = range.getClientRects()[0] ?? new DOMRect();
      if (Math.max(...tops) - Math.min(...tops) > height / 2) broken.add(`${word} (${window.describeElement(around)})`);
    }
  }
  return [...broken];
}

/**
 * Text that is never displayed. Ignores what a visitor can open (details, popovers) and elements that are marked as
 * hidden.
 */
export function hiddenText(): string[] {
  const hidden = [...document.querySelectorAll("main :not(script, style, template, noscript, option)")].filter(
    (element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
      !element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("details:not([open]), [popover], [hidden], [aria-hidden=true], datalist"),
  );
  return hidden.map(window.describeElement);
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

/** Replaces every text of <main> by one long word: sixty letters, or half as many in Hindi. */
export function lengthenWords(language: Language): void {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // SHOW_TEXT visits text nodes only.
    if (/[a-z]{3}/i.test(text.data)) text.data = "Haldipowderforeverydaycookingandforweddingsinonelongword1234";
    else if (language === "hi" && /[\p{L}\p{M}]{3}/u.test(text.data)) text.data = "हल्दीधनियामिर्चगरममसालाकसूरीमेथी";
  }
}
