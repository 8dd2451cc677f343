// Runs at the end of every page that offers the slip (Slip.tsx). The slip's code is loaded when somebody presses a pack,
// and when the address brings a slip. In a block, so that its names do not meet those of other scripts.
{
  const { entry } = document.currentScript.parentElement.dataset;
  const load = () => import(entry).then(({ startSlip }) => startSlip());
  const hasSlip = (search) => /[?&](slip|also)=/.test(search);

  // Until the code keeps all links up to date (sheet.ts), the one that is followed takes the address's slip along.
  const takeAlong = (link) => {
    const isWithin = link?.origin === location.origin && !link.download && !link.getAttribute("href").startsWith("#");
    if (!isWithin || hasSlip(link.search) || !hasSlip(location.search)) return;
    const params = new URLSearchParams(link.search);
    for (const [name, value] of new URLSearchParams(location.search))
      if (name === "slip" || name === "also") params.set(name, value);
    link.search = params;
  };

  // With a script it opens no new tab, as its name says without one.
  for (const link of document.querySelectorAll("a[data-opens]")) {
    link.ariaLabel = link.textContent;
    link.ariaHasPopup = "dialog";
  }

  addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-slip]");
    if (!button) return takeAlong(event.target.closest?.("a[href]"));
    event.preventDefault();
    // If the code cannot be loaded, the bulk button leads to its chat.
    load()
      .then((slip) => slip.press(button))
      .catch((error) => {
        console.error(error);
        if (button.href) location.assign(button.href);
      });
  });

  // Going back leads to an address from before the last change: the page it was left from has the slip as it is now. If
  // the slip's code ran there, an address without a slip means that it was emptied.
  const arrive = () => {
    const { activation } = self.navigation ?? {};
    const left = activation?.navigationType === "traverse" && activation.from?.url ? activation.from : undefined;
    const before = left ? new URL(left.url).search : "";
    const search = hasSlip(before) || left?.getState()?.hasSlip ? before : location.search;
    if (hasSlip(before + location.search))
      load()
        .then((slip) => slip.arrive(search))
        .catch(console.error);
  };
  arrive();
  addEventListener("pageshow", ({ persisted }) => persisted && arrive());
}
