import { expect, type Page, test } from "@playwright/test";
import { packetName } from "../app/content/read.server.ts";
import { at, content, controlWords, escaped, heatOf, language, otherLanguageNames, starsOf } from "./content.ts";
import { allProducts, byPopularity, countOf, found, nothing, one } from "./listing.ts";
import { specified } from "./specified.ts";
import { hydrated, linkName, sitemapPaths } from "./support.ts";

const { catalogue } = content;
const { menu } = content.layout;
const { brand } = content.site;
const addresses = [...sitemapPaths, at("/nowhere")];

async function open(page: Page, path: string): Promise<void> {
  // Without motion, every element is measured in its final place.
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

/** A tab stop: the element in words, and its faults. */
interface Stop {
  words: string;
  faults: string[];
}

for (const path of addresses) {
  test(`${path}: Tab reaches every control and leaves the page; the focus is always marked and visible`, async ({
    page,
  }) => {
    await open(page, path);
    const expected = await page.evaluate(tabbable);
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(stopOfFocus);
      if (!stop) break;
      stops.push(stop);
      expect(stops.length, `Tab does not leave the page: ${stop.words}`).toBeLessThanOrEqual(expected.length);
    }
    expect(stops.map(({ words }) => words)).toEqual(expected);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  // On the phone only: targets and space are smaller there, and the words are the same.
  test(`${path}: targets are large enough, and wider text spacing hides no words`, {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page, path);
    expect.soft(await page.evaluate(smallTargets), "smaller than 24 pixels").toEqual([]);
    // WCAG 2.2, 1.4.12. Bands out of view must be laid out to be measured.
    await page.evaluate(() => {
      const wider = new CSSStyleSheet();
      wider.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important; }
        p { margin-block-end: 2em !important; }`,
      );
      document.adoptedStyleSheets.push(wider);
    });
    expect.soft(await page.evaluate(lostText), "lost with wider text spacing").toEqual([]);
  });
}

test("the panel and the preview open and close by keyboard", async ({ page, isMobile }) => {
  await open(page, at("/"));
  for (const name of isMobile ? [menu.open, content.pages.home.widget.preview] : [content.pages.home.widget.preview]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open :focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("the result count is announced when typing pauses, not on every keystroke", { tag: "@once" }, async ({ page }) => {
  await page.clock.install();
  await open(page, at("/products"));
  const status = page.getByRole("status");
  await page.clock.pauseAt(Date.now() + 60_000);
  // Each query changes the count.
  for (const query of [one, nothing, one]) {
    await page.getByRole("searchbox").fill(query);
    await page.clock.runFor(400);
    await expect(status).toHaveText(countOf(allProducts));
  }
  await page.clock.runFor(200);
  await expect(status).toHaveText(countOf(found(allProducts, one)));
});

test("screen readers read stars and chillies in the content's words", { tag: "@once" }, async ({ page }) => {
  await open(page, at("/products"));
  for (const product of allProducts) {
    const images = page.locator(`#${product.slug}`).getByRole("img");
    const names = await images.evaluateAll((all) => all.map((image) => image.ariaLabel).filter(Boolean));
    expect(names).toEqual([...(product.picture ? [] : [catalogue.noPicture]), starsOf(product), heatOf(product)]);
  }
});

test.describe("screen readers read in a sensible order", () => {
  /** A role, its name and its state in a snapshot; in quotes, because a name may contain a colon. */
  const named = (role: string, name: string, state = "") =>
    `- '${`${role} ${JSON.stringify(name)} ${state}`.trim().replaceAll("'", "''")}'`;
  const withText = (role: string, text: string) => `- ${role}: ${JSON.stringify(text)}`;
  const any = (role: string) => withText(role, "/.+/");

  test("the header", async ({ page, isMobile }) => {
    await open(page, at("/about"));
    const links = specified.routes.map((path) => `- listitem:\n  ${named("link", linkName(path))}`);
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(
      snapshot("- banner:", [
        named(
          "link",
          language === "en" ? menu.brandHome : menu.brandHome.replace(brand.hindi, `${brand.hindi} ${brand.name}`),
        ),
        ...(isMobile ? [] : [snapshot(`${named("navigation", menu.name)}:`, [snapshot("- list:", links)])]),
        ...otherLanguageNames.map((name) => named("link", name)),
        named("button", specified.shopNow),
        ...(isMobile ? [named("button", menu.open)] : []),
      ]),
    );
  });

  test("a product card", { tag: "@once" }, async ({ page }) => {
    await open(page, at("/products"));
    const product = byPopularity.find(({ picture, isNew }) => picture && !isNew) ?? allProducts[0];
    if (!product) throw new Error("There is no product");
    const onPacket = packetName(content, product.slug);
    // A pack drawn as a weight is read with a space between number and unit.
    const packs = escaped(product.price)
      .replace(/(?<=\d)(?=[a-z])|(?=, )/gi, " ?")
      .replaceAll("/", "\\/");
    await expect(page.locator(`#${product.slug}`)).toMatchAriaSnapshot(
      snapshot("- listitem:", [
        ...(product.isPopular ? [withText("text", catalogue.isPopular)] : []),
        product.picture ? "- img /.+/" : named("img", catalogue.noPicture),
        ...(product.hindi ? [withText("text", product.hindi)] : []),
        named("heading", product.name, "[level=3]"),
        ...(onPacket ? [withText("paragraph", onPacket)] : []),
        any("paragraph"),
        withText("term", catalogue.uses),
        any("definition"),
        withText("term", catalogue.benefits),
        any("definition"),
        named("img", starsOf(product)),
        named("img", heatOf(product)),
        snapshot(`${named("list", catalogue.labels)}:`, [
          ...product.badges.map(() => any("listitem")),
          withText("listitem", catalogue.regions[product.region]),
        ]),
        withText("paragraph", `/^${escaped(catalogue.packs)}: ${packs}$/`),
        named("button", controlWords("product-contact", product.name).label),
      ]),
    );
  });

  test("the message form", { tag: "@once" }, async ({ page }) => {
    await open(page, at("/contact"));
    const { name, email, phone, inquiryType, subject, message, submit } = content.pages.contact.form;
    await expect(page.locator("form")).toMatchAriaSnapshot(
      [
        named("textbox", `${name.label} *`),
        named("textbox", `${email.label} *`),
        named("textbox", phone.label),
        named("combobox", inquiryType.label),
        named("textbox", `${subject.label} *`),
        named("textbox", `${message.label} *`),
        named("button", submit),
      ].join("\n"),
    );
  });

  test("the application form", { tag: "@once" }, async ({ page }) => {
    await open(page, at("/distributors"));
    const { form } = content.pages.distributors;
    await expect(page.locator("form")).toMatchAriaSnapshot(
      [
        named("textbox", `${form.name.label} *`),
        named("textbox", `${form.email.label} *`),
        named("textbox", `${form.phone.label} *`),
        named("textbox", form.business.label),
        named("combobox", form.experience.label),
        named("combobox", `${form.region.label} *`),
        named("combobox", form.volume.label),
        named("textbox", form.message.label),
        named("checkbox", form.hasLicense),
        named("checkbox", `${form.agreedToTerms} *`),
        named("button", form.submit, "[disabled]"),
      ].join("\n"),
    );
  });
});

/** A line of a snapshot, and the lines nested in it. */
function snapshot(line: string, within: readonly string[]): string {
  return [line, ...within.flatMap((part) => part.split("\n").map((inner) => `  ${inner}`))].join("\n");
}

/** Runs in the page: what the Tab key should stop at, in document order. */
function tabbable(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(":disabled, [type=radio]:not(:checked)"))
    .map(window.inWords);
}

/** Runs in the page: the focused element; undefined once focus has left the page. */
async function stopOfFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Layout follows scrolling in the next frame.
  await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) faults.push("no outline");

  let ground: Element | null = element.parentElement;
  while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
  const luminance = (color: string) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D; // Never null on a new canvas.
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

/** Runs in the page: targets under 24 pixels whose 24 pixel circle meets another target (WCAG 2.2, 2.5.8). */
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

/** Runs in the page: text that is cut off, sticks out, or overlaps other text. */
function lostText(): string[] {
  const lines: { node: Text; box: DOMRect }[] = [];
  const lost = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text; // SHOW_TEXT visits text nodes only.
    const parent = node.parentElement;
    if (
      !node.data.trim() ||
      !parent?.checkVisibility() ||
      parent.closest(".visually-hidden, [aria-hidden=true], script, noscript, select")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line's box has the font's full height; the glyphs are in its middle part.
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ node, box: new DOMRect(x, y + height * 0.25, width, height * 0.5) });
  }
  for (const { node, box } of lines) {
    if (box.left < -1 || box.right > innerWidth + 1) lost.add(`sticks out of the page: ${node.data}`);
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const isClipping = overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none";
      const frame = element.getBoundingClientRect();
      const isOut =
        box.left < frame.left - 2 ||
        box.right > frame.right + 2 ||
        box.top < frame.top - 2 ||
        box.bottom > frame.bottom + 2;
      if (isOut && (isClipping || element.matches("a[data-variant], button")))
        lost.add(`sticks out of its ${element.localName}: ${node.data}`);
    }
  }
  const notFloating = lines.filter(({ node }) => !node.parentElement?.closest("header, aside"));
  for (const [index, one] of notFloating.entries())
    for (const other of notFloating.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) lost.add(`overlaps other text: ${one.node.data} | ${other.node.data}`);
    }
  return [...lost];
}
