// Runs in every page: root.tsx writes it into the document, right after the first view. The page's policy has its hash.
const page = document.documentElement;
const whenIdle = self.requestIdleCallback ?? ((work) => setTimeout(work, 50));

// Bands out of view wait for their layout (styles/layout.css) until the phone is idle, and are then laid out one by one.
// Not where the address points into the page: that needs the true heights above its target.
page.toggleAttribute("data-lazy", !location.hash);
const layOutAll = () => page.removeAttribute("data-lazy");
const layOutNext = () => {
  const band = page.hasAttribute("data-lazy") && document.querySelector("main > section:not([data-laid-out])");
  if (band) {
    band.toggleAttribute("data-laid-out", true);
    whenIdle(layOutNext);
  } else {
    layOutAll();
    setTimeout(keepSite, 2000);
  }
};
addEventListener("load", () => whenIdle(layOutNext));
// Keys and links into the page move to places that have to be where they will stay.
addEventListener("keydown", layOutAll, { once: true });
addEventListener("click", ({ target }) => target.closest?.('a[href*="#"]') && layOutAll(), true);

// Last of all, when no picture that is near is still on its way. Private modes refuse it.
const keepSite = () => {
  const isLoading = (image) => !image.complete && image.getBoundingClientRect().top < innerHeight + 1500;
  if ([...document.images].some(isLoading)) setTimeout(keepSite, 1000);
  else whenIdle(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
};

// A panel left open is closed, so that Back from the back/forward cache shows the page as it was.
addEventListener("pagehide", () => {
  for (const panel of document.querySelectorAll("[popover]")) panel.hidePopover?.();
});
