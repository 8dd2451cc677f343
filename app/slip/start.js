// Runs at the end of every page that offers the slip (Slip.tsx). The slip's code is loaded when somebody presses a pack,
// and when the address brings a slip. In a block, so that its names do not meet those of other scripts.
{
  const { entry } = document.currentScript.parentElement.dataset;
  const load = () => import(entry).then(({ startSlip }) => startSlip());

  addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-slip]");
    if (!button) return;
    event.preventDefault();
    // If the code cannot be loaded, the bulk button opens its chat as it does without a slip.
    load()
      .then((slip) => slip.press(button))
      .catch((error) => {
        console.error(error);
        if (button.href) location.assign(button.href);
      });
  });

  // Going back leads to an address from before the last packs: the page it was left from has the slip as it is now.
  const arrive = () => {
    const { activation } = self.navigation ?? {};
    const left = activation?.navigationType === "traverse" && activation.from?.url;
    const isOurs = left && new URL(left).origin === location.origin;
    const search = [isOurs ? new URL(left).search : "", location.search].find((one) => /[?&](slip|also)=/.test(one));
    if (search)
      load()
        .then((slip) => slip.arrive(search))
        .catch(console.error);
  };
  arrive();
  addEventListener("pageshow", ({ persisted }) => persisted && arrive());
}
