import type { Page } from "@playwright/test";

/** What is wrong with the layout of the page, with its current width and styles, as text. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await page.evaluate(prepareLayoutChecks);
  // Not `innerWidth`, which on a phone grows with overflowing content.
  return page.evaluate(problemsOfLayout, page.viewportSize()?.width ?? 0);
}

/** Those that make text unreadable: with a visitor's settings or other words, lines may end inside a word. */
export async function unreadableText(page: Page): Promise<string[]> {
  return (await layoutProblems(page)).filter((problem) => !problem.startsWith("broken:"));
}

// The other functions are for `page.evaluate`.

interface TextLine {
  words: string;
  /** As tall as its letters. */
  ink: DOMRect;
  element: Element;
  /** Whether it floats over the page, and so over other text by design. */
  isFloating: boolean;
}

declare global {
  interface Window {
    /** The lines of text that a visitor sees, from top to bottom, or can scroll to in the page. */
    visibleLines(): TextLine[];
    /** Whether a drawing or picture has ink at a point of the screen. */
    hasInkAt(drawing: Element, x: number, y: number): boolean;
    /** The part of a box that no box around it cuts off. */
    visibleBox(element: Element): DOMRect;
    /** The colour that stands behind an element. */
    groundOf(element: Element): string;
    contrastOf(one: string, other: string): number;
  }
}

/** Defines what the functions in the page share: once per load, when the pictures have loaded. */
export function prepareLayoutChecks(): void {
  if (Object.hasOwn(window, "visibleLines")) return;
  const measure = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
  const inkOf = new Map<string, { over: number; under: number }>();
  /** How far the letters stay from the top and the bottom of their face, as shares of the font's size. */
  const marginsOf = ({ fontStyle, fontWeight, fontFamily, textTransform }: CSSStyleDeclaration, words: string) => {
    const key = `${fontStyle} ${fontWeight} ${fontFamily} ${textTransform} ${words}`;
    const known = inkOf.get(key);
    if (known) return known;
    // At one size, because the sizes of most fonts change with the page's width, and measuring takes long.
    const measuredSize = 100;
    measure.font = `${fontStyle} ${fontWeight} ${measuredSize}px ${fontFamily}`;
    const metrics = measure.measureText(textTransform === "uppercase" ? words.toUpperCase() : words);
    const margins = {
      over: (metrics.fontBoundingBoxAscent - metrics.actualBoundingBoxAscent) / measuredSize,
      under: (metrics.fontBoundingBoxDescent - metrics.actualBoundingBoxDescent) / measuredSize,
    };
    inkOf.set(key, margins);
    return margins;
  };
  window.visibleLines = () => {
    const lines: TextLine[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // Text outside its scroll container can be scrolled into view.
    const scrollers = new Map<Element, Element | null>();
    const scrollerOf = (element: Element | null): Element | null => {
      if (!element || scrollers.has(element)) return (element && scrollers.get(element)) ?? null;
      const { overflowX, overflowY } = getComputedStyle(element);
      const scroller = /auto|scroll/.test(overflowX + overflowY) ? element : scrollerOf(element.parentElement);
      scrollers.set(element, scroller);
      return scroller;
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // SHOW_TEXT visits text nodes only.
      const element = text.parentElement;
      if (!element || !text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("script, option, .visually-hidden, [aria-hidden=true]")) continue;
      range.selectNodeContents(text);
      const words = text.data.trim().slice(0, 40);
      const styles = getComputedStyle(element);
      const { over, under } = marginsOf(styles, words);
      const fontSize = Number.parseFloat(styles.fontSize);
      const isFloating = element.closest("body > header, aside") !== null;
      const scroller = scrollerOf(element)?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || (scroller && (box.top < scroller.top || box.bottom > scroller.bottom))) continue;
        const height = Math.max(1, box.height - (over + under) * fontSize);
        const ink = new DOMRect(box.left, box.top + over * fontSize, box.width, height);
        lines.push({ words, ink, element, isFloating });
      }
    }
    return lines.sort((one, other) => one.ink.top - other.ink.top);
  };
  window.visibleBox = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (getComputedStyle(around).overflowY === "visible") continue;
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  const size = 64;
  const inks = new Map<Element, Uint8ClampedArray>();
  window.hasInkAt = (drawing, x, y) => {
    // A picture fills its box; only a drawing has transparent parts.
    if (!(drawing instanceof HTMLImageElement) || drawing.matches("picture > img")) return true;
    if (!inks.has(drawing)) {
      const context = new OffscreenCanvas(size, size).getContext("2d") as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
      context.drawImage(drawing, 0, 0, size, size);
      inks.set(drawing, context.getImageData(0, 0, size, size).data);
    }
    // A rotated drawing is a round one: it has its own size around the same middle.
    const box = drawing.getBoundingClientRect();
    const [column, row] = [
      (x - (box.left + box.right) / 2) / drawing.offsetWidth,
      (y - (box.top + box.bottom) / 2) / drawing.offsetHeight,
    ].map((part) => Math.floor((part + 0.5) * size));
    if (![column, row].every((place) => Number(place) >= 0 && Number(place) < size)) return false;
    return (inks.get(drawing)?.[4 * (Number(row) * size + Number(column)) + 3] ?? 0) > 127;
  };

  const luminances = new Map<string, number>();
  const luminance = (colour: string) => {
    const known = luminances.get(colour);
    if (known !== undefined) return known;
    const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
    );
    luminances.set(colour, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    return luminances.get(colour) ?? 0;
  };
  window.contrastOf = (one, other) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  window.groundOf = (element) => {
    let ground = element.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
    return getComputedStyle(ground ?? document.documentElement).backgroundColor;
  };
}

/**
 * Text that a visitor cannot read: off the screen, cut off, under other text, over a drawing, or outside its box; and words
 * broken inside. Ignores text that is hidden on purpose: ornaments
 * (`aria-hidden`) and words for screen readers.
 */
function problemsOfLayout(width: number): string[] {
  const problems = new Set<string>();
  const all = window.visibleLines();
  const lines = all.filter(({ isFloating }) => !isFloating);
  const range = document.createRange();

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) problems.add(`the page is ${scrollWidth} wide`);
  const ancestors = new Map<Element, { box: DOMRect; styles: CSSStyleDeclaration }>();
  for (const { words, ink, element } of all) {
    if (ink.left < -1 || ink.right > width + 1) problems.add(`off the screen: ${words}`);
    for (let around: Element | null = element; around; around = around.parentElement) {
      const own = ancestors.get(around) ?? { box: around.getBoundingClientRect(), styles: getComputedStyle(around) };
      ancestors.set(around, own);
      const { box, styles } = own;
      const { overflowX, overflowY } = styles;
      // What a scroll container cuts off can be scrolled into view.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const isWider = ink.left < box.left - 1 || ink.right > box.right + 1;
      const isHigher = ink.top < box.top - 1 || ink.bottom > box.bottom + 1;
      if ((isWider && overflowX !== "visible") || (isHigher && overflowY !== "visible"))
        problems.add(`cut off: ${words}`);
      if (styles.position === "fixed") break;
    }
  }

  // Words that a line ends inside of, without a hyphen. Addresses and numbers are no words.
  const seen = new Set<Text>();
  const linesOf = Map.groupBy(all, ({ element }) => element);
  for (const [element, its] of linesOf) {
    if (its.length < 2) continue;
    for (const text of element.childNodes) {
      if (!(text instanceof Text) || seen.has(text)) continue;
      seen.add(text);
      for (const { index, 0: word } of text.data.matchAll(/(?<![^\s(“‘/–—-])[\p{L}\p{M}’]+(?![^\s),.:;!?”’।/–—-])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()];
        const tops = boxes.map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > (boxes[0]?.height ?? 0) / 2) problems.add(`broken: ${word}`);
      }
    }
  }

  // Text under or over other text. Rotated text has a box larger than its letters.
  const rotated = new Map<Element, boolean>();
  const isRotated = (element: Element): boolean => {
    const known = rotated.get(element);
    if (known !== undefined) return known;
    const { transform, rotate } = getComputedStyle(element);
    const is =
      transform !== "none" || rotate !== "none" || Boolean(element.parentElement && isRotated(element.parentElement));
    rotated.set(element, is);
    return is;
  };
  const textAround = (element: Element) => element.closest("h1, h2, h3, p, li") ?? element;
  const straight = lines.filter(({ element }) => !isRotated(element));
  for (const [index, one] of straight.entries())
    for (let next = index + 1; next < straight.length; next++) {
      const other = straight[next] as TextLine; // Below the length.
      if (other.ink.top >= one.ink.bottom) break;
      const across = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left);
      const down = Math.min(one.ink.bottom, other.ink.bottom) - other.ink.top;
      // The tail of a letter may reach between the tops of others; of a text, each line counts as high as its highest.
      const share = textAround(one.element) === textAround(other.element) ? 0.5 : 0.25;
      const touches = share * Math.min(one.ink.height, other.ink.height);
      if (across > 1 && down > touches) problems.add(`overlapping: ${one.words} | ${other.words}`);
    }

  // Text over a drawing or a picture, without a ground of its own.
  const drawings = [...document.querySelectorAll("main img, main svg[class], body > footer svg[class]")]
    .filter((drawing) => drawing.checkVisibility() && !drawing.closest("aside"))
    .map((drawing) => ({ drawing, box: window.visibleBox(drawing) }))
    .filter(({ box }) => box.width > 8 && box.height > 8);
  for (const { words, ink, element } of lines)
    for (const { drawing, box: drawn } of drawings) {
      const [left, right] = [Math.max(ink.left, drawn.left), Math.min(ink.right, drawn.right)];
      const [top, bottom] = [Math.max(ink.top, drawn.top), Math.min(ink.bottom, drawn.bottom)];
      if (right - left < 2 || bottom - top < 2) continue;
      let isOnOwnGround = false;
      for (let around: Element | null = element; around && !around.contains(drawing); around = around.parentElement)
        isOnOwnGround ||= getComputedStyle(around).backgroundColor !== "rgba(0, 0, 0, 0)";
      if (isOnOwnGround) continue;
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      if (points.some(([x, y]) => window.hasInkAt(drawing, x, y))) problems.add(`over a drawing: ${words}`);
    }

  // Text outside the nearest box: a button, or what has a ground or an edge of its own. Forced colours give all a ground.
  const hasGrounds = !matchMedia("(forced-colors: active)").matches;
  const boxed = new Map<Element, DOMRect | undefined>();
  const boxAround = (element: Element): DOMRect | undefined => {
    if (boxed.has(element)) return boxed.get(element);
    const { backgroundColor, borderInlineStartWidth, borderInlineEndWidth, display } = getComputedStyle(element);
    const isBox =
      display !== "inline" &&
      (element.matches("a[data-variant], button") ||
        (hasGrounds && backgroundColor !== "rgba(0, 0, 0, 0)") ||
        (borderInlineStartWidth !== "0px" && borderInlineEndWidth !== "0px"));
    const box = isBox
      ? element.getBoundingClientRect()
      : element.parentElement && element.parentElement !== document.body
        ? boxAround(element.parentElement)
        : undefined;
    boxed.set(element, box);
    return box;
  };
  for (const { words, ink, element } of all.filter(({ element }) => !isRotated(element))) {
    const around = boxAround(element);
    if (!around) continue;
    const isWider = ink.left < around.left - 1 || ink.right > around.right + 1;
    if (isWider || ink.top < around.top - 1 || ink.bottom > around.bottom + 1) problems.add(`out of its box: ${words}`);
  }
  return [...problems];
}

/** Controls whose edge and ground stand less than 3 : 1 against what is behind them (WCAG 2.2, 1.4.11). */
export function faintEdges(): string[] {
  const faint: string[] = [];
  for (const control of document.querySelectorAll("button, input, select, textarea, a[data-variant]")) {
    const styles = getComputedStyle(control);
    const isOnlyIcon = control.matches(":has(> svg):not(:has(> :not(svg)))") && !control.textContent?.trim();
    const isDisabled = control.matches(":disabled, [aria-disabled=true]");
    if (!control.checkVisibility() || isOnlyIcon || isDisabled || control.closest(".visually-hidden")) continue;
    if (styles.textDecorationLine === "underline") continue;
    const ground = window.groundOf(control);
    const colours = [control, ...control.children].map((part) => getComputedStyle(part).backgroundColor);
    colours.push(getComputedStyle(control, "::before").backgroundColor);
    if (styles.borderBlockEndWidth !== "0px") colours.push(styles.borderBlockEndColor);
    colours.push(...(styles.boxShadow.match(/[a-z]+\([^)]*\)/g) ?? []));
    // Only what has a colour is seen.
    const seen = colours.filter((colour) => colour && !/^rgba\(.*, 0\)$/.test(colour));
    const contrast = Math.max(1, ...seen.map((colour) => window.contrastOf(colour, ground)));
    if (contrast < 3) faint.push(`${control.ariaLabel ?? control.textContent?.trim()}: ${contrast.toFixed(2)}`);
  }
  return faint;
}
