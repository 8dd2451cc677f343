/** What TypeScript does not know of the API that the security policy requires (tools/headers/headers.ts). */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}

/**
 * Runs in every page: root.tsx writes it into the document, and the build moves it right after the first view. It
 * stands alone: nothing outside the function is in the page.
 */
export function pageScript(serviceWorker: string): void {
  const page = document.documentElement;
  const whenIdle = self.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { prerendering: isPrerendering } = document as { prerendering?: boolean }; // Only Chromium has it.
  const isFresh = !location.hash && opening?.type === "navigate";

  // The build only preloads the style sheet. Applying it on arrival would trigger a re-layout before the picture of the
  // first view is painted, so this waits for the picture, for at most two seconds. Until then all below the first view is
  // hidden (styles/layout.css). If the sheet stalls, the rest is shown without it. A prerendered page paints nothing yet.
  const sheet = document.querySelector<HTMLLinkElement>("link[as=style]");
  if (sheet) {
    page.toggleAttribute("data-unstyled", true);
    const showAll = () => page.removeAttribute("data-unstyled");
    const applySheet = () => {
      if (sheet.rel === "stylesheet") return;
      sheet.onload = sheet.onerror = showAll;
      sheet.rel = "stylesheet";
    };
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    const painted = () => requestAnimationFrame(() => setTimeout(applySheet));
    for (const type of ["load", "error"]) picture?.addEventListener(type, painted);
    // Otherwise at once: `load` must wait for the sheet, because browsers scroll to a fragment, or to where the page was
    // left, no later than that.
    if (isFresh && picture?.complete === false && !isPrerendering) setTimeout(applySheet, 2000);
    else applySheet();
    setTimeout(showAll, 4000);
  }

  // A fold that is closed on paper cannot be opened. Firefox and WebKit do not know the rule in styles/print.css.
  let unfolded: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const fold of unfolded) fold.open = true;
  });
  addEventListener("afterprint", () => {
    for (const fold of unfolded) fold.open = false;
  });
  const linkAt = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

  // Registered two seconds after `load`, once no picture in view is still loading, or after so many tries. Private modes reject it. Once a
  // visit it is asked for the pages in other languages, too (app/offline/service-worker.ts).
  const registerWorker = (tries: number) => {
    const isLoading = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return !image.complete && bottom > 0 && top < innerHeight;
    };
    if (tries > 0 && [...document.images].some(isLoading)) setTimeout(registerWorker, 1000, tries - 1);
    else whenIdle(() => navigator.serviceWorker && storeSite(navigator.serviceWorker).catch(() => {}));
  };
  if (serviceWorker) addEventListener("load", () => setTimeout(registerWorker, 2000, 5));
  const storeSite = async (worker: ServiceWorkerContainer) => {
    const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: (address) => address });
    await worker.register(policy?.createScriptURL(serviceWorker) ?? serviceWorker);
    const { active } = await worker.ready;
    if (sessionStorage.getItem("isStored")) return;
    active?.postMessage("store the rest");
    sessionStorage.setItem("isStored", "true");
  };

  // Without a network a download would fail without a word. Opened like a page, it meets one that says why.
  addEventListener(
    "click",
    ({ target }) => navigator.onLine || linkAt(target, "a[download]")?.removeAttribute("download"),
    true,
  );

  // Where WhatsApp is blocked, its links lead nowhere. After a press our number is shown beside the link (ChatNumber.tsx).
  addEventListener(
    "click",
    ({ target }) => {
      const number = linkAt(target, 'a[href^="https://wa.me/"]')?.nextElementSibling;
      if (number?.hasAttribute("data-chat-number")) number.removeAttribute("hidden");
    },
    true,
  );

  // The language link leads to the same place in the other language, in another tab too.
  for (const type of ["click", "auxclick", "contextmenu"])
    addEventListener(type, ({ target }) => {
      const link = linkAt(target, "header [hreflang]");
      if (link) link.href = link.pathname + location.search + location.hash;
    });

  // While the side panel is open, nothing else takes the focus. Before it closes, its button can take it back.
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

  // Closes open popovers, so that Back from the back/forward cache shows the page as it was.
  const closePopovers = () => {
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover?.();
  };
  addEventListener("pagehide", closePopovers);
  // A turned phone may have the links in its bar (Header.module.css).
  matchMedia("(width >= 48rem)").addEventListener("change", () => document.getElementById("menu")?.hidePopover?.());
}
