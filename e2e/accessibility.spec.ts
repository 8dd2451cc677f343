import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { hydrated, screens } from "./support";

const addresses = [...screens.map(([path]) => path), "/nowhere"];

async function open(page: Page, path: string): Promise<void> {
  // Nothing moves and nothing waits to come near: what is measured stands where it belongs.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    window.inWords = (element) =>
      `${element.localName} ${element.getAttribute("aria-label") ?? (element.textContent?.trim().slice(0, 40) || element.getAttribute("name"))}`;
  });
}

declare global {
  interface Window {
    /** Names an element in a report. */
    inWords(element: Element): string;
  }
}

/** What Tab stops at: the element in words, and what is wrong with the stop. */
interface Stop {
  words: string;
  faults: string[];
}

for (const path of addresses) {
  test(`${path} can be walked with the Tab key: each stop is marked and in sight, the walk ends`, async ({ page }) => {
    await open(page, path);
    const expected = await page.evaluate(tabbable);
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(stopOfFocus);
      if (!stop) break;
      stops.push(stop);
      expect(stops.length, `The walk does not end: ${stop.words}`).toBeLessThanOrEqual(expected.length);
    }
    expect(stops.map(({ words }) => words)).toEqual(expected);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test(`${path} has targets to hit, marks its Hindi and keeps every word when text is set wider`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "the phone has the smaller targets, less room and the same words");
    await open(page, path);
    expect.soft(await page.evaluate(smallTargets), "under 24 pixels").toEqual([]);
    expect.soft(await page.evaluate(wrongLanguages), "marked with the wrong language").toEqual([]);
    // WCAG 2.2, 1.4.12. Bands out of view would not be laid out, and so not measured.
    await page.evaluate(() => {
      const wider = new CSSStyleSheet();
      wider.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important; }
        p { margin-block-end: 2em !important; }`,
      );
      document.adoptedStyleSheets.push(wider);
    });
    expect.soft(await page.evaluate(lostText), "lost when text is set wider").toEqual([]);
  });
}

test("the panel and the preview are reached and left by keyboard", async ({ page, isMobile }) => {
  await open(page, "/");
  for (const name of isMobile ? ["Open menu", "WhatsApp preview"] : ["WhatsApp preview"]) {
    const button = page.getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open :focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("the result count is announced once typing pauses, not at each key", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the desktop says the same");
  await page.clock.install();
  await open(page, "/products");
  await page.getByRole("searchbox").focus();
  const status = page.getByRole("status");
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of "met") {
    await page.keyboard.press(key);
    await page.clock.runFor(400);
    await expect(status).toHaveText("9 of 9 products");
  }
  await page.clock.runFor(200);
  await expect(status).toHaveText("1 of 9 products");
});

test("stars and chillies are read out as the content words them", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the desktop says the same");
  const yaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8"));
  const words = yaml("en/catalogue");
  await open(page, "/products");
  for (const [name, slug] of [
    ["Chilli Powder", "chilli-powder"],
    ["Kasoori Methi", "kasoori-methi"],
  ]) {
    const { rating, spiceLevel } = yaml(`products/${slug}`);
    const images = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) })
      .getByRole("img");
    const names = await images.evaluateAll((all) => all.map((image) => image.ariaLabel).filter(Boolean));
    expect(names).toEqual([words.rating.replace("{rating}", rating), words.spiceLevel.replace("{level}", spiceLevel)]);
  }
});

test.describe("read aloud in a sensible order", () => {
  test("the header", async ({ page, isMobile }) => {
    await open(page, "/about");
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(
      isMobile
        ? `
      - banner:
        - link "Shivnath Masale, home"
        - button "Shop Now"
        - button "Open menu"
      `
        : `
      - banner:
        - link "Shivnath Masale, home"
        - navigation "Main":
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "About"
            - listitem:
              - link "Products"
            - listitem:
              - link "Distributors"
            - listitem:
              - link "Recipes"
            - listitem:
              - link "Contact"
        - button "Shop Now"
      `,
    );
  });

  test("a product card", async ({ page, isMobile }) => {
    test.skip(!isMobile, "the desktop says the same");
    await open(page, "/products");
    await expect(page.locator("main [data-spice]").first()).toMatchAriaSnapshot(`
      - listitem:
        - text: Popular
        - img /.+/
        - text: लाल मिर्च
        - heading "Chilli Powder" [level=3]
        - paragraph: /.+/
        - term: Uses
        - definition: /.+/
        - term: Benefits
        - definition: /.+/
        - img /out of 5/
        - img /Spice level/
        - list "Labels":
          - listitem: /.+/
          - listitem: /.+/
          - listitem: Pan Indian
        - paragraph: "Pack sizes: 50 gm , 100 gm , 500 gm , 10 kg"
        - button "Contact for Chilli Powder"
    `);
  });

  test("the message form", async ({ page, isMobile }) => {
    test.skip(!isMobile, "the desktop says the same");
    await open(page, "/contact");
    await expect(page.locator("form")).toMatchAriaSnapshot(`
      - textbox "Full name *"
      - textbox "Email *"
      - textbox "Phone"
      - combobox "Inquiry type"
      - textbox "Subject *"
      - textbox "Message *"
      - button "Send message"
    `);
  });

  test("the application form", async ({ page, isMobile }) => {
    test.skip(!isMobile, "the desktop says the same");
    await open(page, "/distributors");
    await expect(page.locator("form")).toMatchAriaSnapshot(`
      - textbox "Full name *"
      - textbox "Email *"
      - textbox "Phone number *"
      - textbox "Business name"
      - combobox "Experience in distribution"
      - combobox "Preferred region *"
      - combobox "Expected monthly volume"
      - textbox "Additional information"
      - checkbox /licence/
      - checkbox /terms and conditions .*\\*/
      - button "Submit application" [disabled]
    `);
  });
});

/** In the page: what the Tab key should stop at, in the document's order. */
function tabbable(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(":disabled, [type=radio]:not(:checked)"))
    .map(window.inWords);
}

/** In the page: where the focus is; nothing once it left the page. */
async function stopOfFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The page is laid out anew after scrolling.
  await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) faults.push("no outline");

  let ground: Element | null = element.parentElement;
  while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
  const luminance = (color: string) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D; // The first one asked for.
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [outlineColor, getComputedStyle(ground ?? document.documentElement).backgroundColor]
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
  return { words: window.inWords(element), faults };
}

/** In the page: targets under 24 pixels whose 24 pixel circle meets another target (WCAG 2.2, 2.5.8). */
function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(".skip"))
    .map((element) => element.closest("label") ?? element)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isSmall = ({ box }: (typeof targets)[number]) => box.width < 24 || box.height < 24;
  const isInSentence = ({ element }: (typeof targets)[number]) =>
    getComputedStyle(element).display === "inline" &&
    element.closest("p, li, dd")?.textContent?.trim() !== element.textContent?.trim();
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target))
    .filter((target) => {
      const x = target.box.left + target.box.width / 2;
      const y = target.box.top + target.box.height / 2;
      return targets.some((other) => {
        if (other === target) return false;
        const { left, right, top, bottom, width, height } = other.box;
        if (isSmall(other) && Math.hypot(x - left - width / 2, y - top - height / 2) < 24) return true;
        return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < 12;
      });
    })
    .map(({ element }) => window.inWords(element));
}

/** In the page: words whose marked language is not the one of their script. */
function wrongLanguages(): string[] {
  const wrong: string[] = [];
  const judge = (text: string, element: Element) => {
    const isHindi = /\p{Script=Devanagari}/u.test(text);
    const isMarked = element.closest<HTMLElement>("[lang]")?.lang === "hi";
    if (isHindi ? !isMarked : isMarked && /\p{L}/u.test(text)) wrong.push(`${element.localName}: ${text}`);
  };
  for (const element of document.body.querySelectorAll("*:not(script, style, noscript)")) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) judge(node.textContent ?? "", element);
    for (const name of ["aria-label", "alt", "title", "placeholder"]) {
      const text = element.getAttribute(name);
      if (text) judge(text, element);
    }
  }
  return wrong;
}

/** In the page: text that is cut off, sticks out, or lies on other text. */
function lostText(): string[] {
  const lines: { node: Text; box: DOMRect }[] = [];
  const lost = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text; // Only text is shown to it.
    const parent = node.parentElement;
    if (
      !node.data.trim() ||
      !parent?.checkVisibility() ||
      parent.closest(".vh, [aria-hidden=true], script, noscript, select")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line's box is the font's own height: glyphs stand in its middle part.
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ node, box: new DOMRect(x, y + height * 0.25, width, height * 0.5) });
  }
  for (const { node, box } of lines) {
    if (box.left < -1 || box.right > innerWidth + 1) lost.add(`sticks out of the page: ${node.data}`);
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const isFrame = overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none";
      const frame = element.getBoundingClientRect();
      const isOut =
        box.left < frame.left - 2 ||
        box.right > frame.right + 2 ||
        box.top < frame.top - 2 ||
        box.bottom > frame.bottom + 2;
      if (isOut && (isFrame || element.matches("a[data-kind], button")))
        lost.add(`reaches out of its ${element.localName}: ${node.data}`);
    }
  }
  const still = lines.filter(({ node }) => !node.parentElement?.closest("header, aside"));
  for (const [index, one] of still.entries())
    for (const other of still.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) lost.add(`lies on other text: ${one.node.data} | ${other.node.data}`);
    }
  return [...lost];
}
