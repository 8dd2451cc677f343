// Runs in every page: root.tsx writes it into the document, and the build moves it right after the first view.
const page = document.documentElement;
const whenIdle = self.requestIdleCallback ?? ((work) => setTimeout(work, 50));

// Bands out of view are not laid out (styles/layout.css) until the browser is idle, then one at a time. If the address
// points into the page, all are laid out at once: the target needs the real heights above it.
page.toggleAttribute("data-lazy", !location.hash);
const layOutAll = () => page.removeAttribute("data-lazy");
const layOutNext = () => {
  const band = page.hasAttribute("data-lazy") && document.querySelector("main > section:not([data-laid-out])");
  if (band) {
    band.toggleAttribute("data-laid-out", true);
    whenIdle(layOutNext);
  } else {
    layOutAll();
    setTimeout(registerWorker, 2000);
  }
};
addEventListener("load", () => whenIdle(layOutNext));
// Keys and links into the page jump to places whose position must be final.
addEventListener("keydown", layOutAll, { once: true });
addEventListener("click", ({ target }) => target.closest?.('a[href*="#"]') && layOutAll(), true);

// Registered last, once no picture near the view is still loading. Private modes reject it.
const registerWorker = () => {
  const isLoading = (image) => !image.complete && image.getBoundingClientRect().top < innerHeight + 1500;
  if ([...document.images].some(isLoading)) setTimeout(registerWorker, 1000);
  else whenIdle(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
};

// Closes open popovers, so that Back from the back/forward cache shows the page as it was.
addEventListener("pagehide", () => {
  for (const panel of document.querySelectorAll("[popover]")) panel.hidePopover?.();
});
