/** The Trusted Types API, which the security policy requires (tools/headers/headers.ts). TypeScript lacks it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}

/**
 * The inline script of every page. root.tsx writes the function's source into the document, and the build moves it
 * right after the first view. It must not use anything outside the function: imports and constants are not in the page.
 */
export function globalScript(serviceWorker: string): void {
  const page = document.documentElement;
  const { requestIdleCallback } = self as Partial<Window>; // Safari has none.
  // With a time limit, because on a page where nothing moves, Chromium may never call back.
  const whenIdle = (work: () => void) => requestIdleCallback?.(work, { timeout: 2000 }) ?? setTimeout(work, 50);
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { prerendering: isPrerendering } = document as { prerendering?: boolean }; // In Chromium only.
  const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  /** Whether the visitor is at the top of the page: it was not opened at another place, and no link has led to one. */
  let isFresh = !location.hash && opening?.type === "navigate";
  const linkAt = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

  // The first view has its styles inline; the build only preloads the sheet, or names it (applied below).
  const sheet = document.querySelector<HTMLLinkElement>("link[as=style]");

  // Each @font-face rule that arrives, and then each font, lays out the whole page again. So there are no such rules:
  // the fonts of this language are loaded after the sheet, and become the document's all at once.
  const loadFonts = async () => {
    const faces: ConstructorParameters<typeof FontFace>[] = JSON.parse(sheet?.dataset.fonts ?? "[]");
    const loading = faces.map((face) => new FontFace(...face));
    const all = Promise.allSettled(loading.map((font) => font.load()));
    // The others do not wait longer for one that hangs.
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    for (const font of loading) document.fonts.add(font);
  };
  let fonts: Promise<void> | undefined;

  // A slow phone lays out a whole page in 100 to 300 ms, and again when the fonts arrive. So bands and cards are
  // skipped (styles/layout.css): for a frame all of them, then those that are far from the viewport. Once the page has
  // loaded, each is laid out in a task of its own. A link with a fragment needs all of them at once.
  let skipped: HTMLElement[] = [];
  const show = (part: HTMLElement) => part.removeAttribute("data-skipped");
  const showSkipped = () => skipped.splice(0).forEach(show);
  const layOutNext = () => {
    const part = skipped.shift();
    if (!part) return;
    show(part);
    void part.offsetHeight; // Lays it out.
    setTimeout(layOutNext);
  };
  const skipParts = () => {
    const later = "main > section ~ section ~ section, main ~ *, main :is(article, ul > li)[id]";
    skipped = [...document.querySelectorAll<HTMLElement>(later)];
    const skip = (which: "all" | "far") => {
      for (const part of skipped) part.dataset.skipped = which;
    };
    const whenLoaded = () => Promise.resolve(fonts).then(() => whenIdle(layOutNext));
    skip("all");
    afterFrame(() => {
      skip("far");
      if (document.readyState === "complete") whenLoaded();
      else addEventListener("load", whenLoaded);
    });
  };
  addEventListener(
    "click",
    ({ target }) => {
      if (!linkAt(target, 'a[href*="#"]')) return;
      isFresh = false;
      showSkipped();
    },
    true,
  );

  // Applying the sheet on arrival would trigger a re-layout before the picture of the first view is painted, so this waits
  // for the picture, for at most two seconds. Until then everything below is hidden (styles/layout.css). If the sheet
  // stalls, it is shown unstyled.
  if (sheet) {
    page.toggleAttribute("data-unstyled", true);
    const showAll = () => {
      if (!page.hasAttribute("data-unstyled")) return;
      page.removeAttribute("data-unstyled");
      if (isFresh) skipParts();
    };
    // The first view has the sheet a frame earlier than the rest. Right after `DOMContentLoaded`, Chromium looks for forms
    // to fill in, and would lay out what it finds.
    const onApplied = () => {
      fonts ??= loadFonts();
      if (!isFresh) showAll();
      else if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => afterFrame(showAll));
      else afterFrame(showAll);
    };
    const applySheet = () => {
      if (sheet.rel === "stylesheet") return;
      sheet.onload = sheet.onerror = onApplied;
      sheet.media = "";
      sheet.rel = "stylesheet";
    };
    // Whoever opens the menu waits for nothing else.
    document.getElementById("menu")?.addEventListener("beforetoggle", applySheet);
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    for (const type of ["load", "error"]) picture?.addEventListener(type, () => afterFrame(applySheet));
    // After a reload, Back or a link with a fragment, apply the sheet at once, so that `load` waits for it: browsers
    // restore the scroll position, or scroll to the fragment, no later than `load`.
    if (isFresh && picture?.complete === false && !isPrerendering) setTimeout(applySheet, 2000);
    else applySheet();
    setTimeout(showAll, 4000);
  }

  // Print the content of every <details>. Firefox and WebKit do not support the rule for this in styles/print.css, where
  // the attribute tells these from the ones that were open on the screen.
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      details.dataset.openedToPrint = "";
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-opened-to-print]")) {
      delete details.dataset.openedToPrint;
      details.open = false;
    }
  });

  // Registers the service worker once the page is idle, four seconds after `load`. Private modes reject it.
  const registerWorker = async () => {
    const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: (address) => address });
    await navigator.serviceWorker?.register(policy?.createScriptURL(serviceWorker) ?? serviceWorker);
  };
  if (serviceWorker) addEventListener("load", () => setTimeout(whenIdle, 4000, () => registerWorker().catch(() => {})));

  // Where WhatsApp is blocked, its links do nothing. After a click, show our number beside the link (ChatNumber.tsx).
  addEventListener(
    "click",
    ({ target }) => {
      const number = linkAt(target, 'a[href^="https://wa.me/"]')?.nextElementSibling;
      if (number?.hasAttribute("data-chat-number")) number.removeAttribute("hidden");
    },
    true,
  );

  // Add the current query and fragment to the language link, also before it is opened in a new tab.
  for (const type of ["click", "auxclick", "contextmenu"])
    addEventListener(type, ({ target }) => {
      const link = linkAt(target, "header [hreflang]");
      if (link) link.href = link.pathname + location.search + location.hash;
    });

  // Keep the focus in the side panel while it is open. `beforetoggle`, because on closing the browser returns the focus
  // to the menu button, which must no longer be inert by then.
  addEventListener(
    "beforetoggle",
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if ((target as Element).id !== "menu") return;
      for (const part of document.querySelectorAll<HTMLElement>("body > :not(header), header > div > :not(nav)"))
        part.inert = newState === "open";
    },
    true,
  );

  // Close popovers, because a page restored from the back/forward cache would show them still open.
  const closePopovers = () => {
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover?.();
  };
  addEventListener("pagehide", closePopovers);
  // After a phone is rotated, the links may be in the header bar instead (Header.module.css).
  matchMedia("(width >= 48rem)").addEventListener("change", () => document.getElementById("menu")?.hidePopover?.());
}
