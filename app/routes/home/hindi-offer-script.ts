/**
 * Shows the line before it to people whose browser is set to Hindi, before it is painted (HindiOffer.tsx). Only this
 * entry of the tab's history remembers that the line was closed: nothing is stored.
 */
export function offerHindi(): void {
  const line = document.currentScript?.previousElementSibling as HTMLElement; // HindiOffer.tsx.
  line.hidden = history.state?.isClosed || !/^hi\b/i.test(navigator.language);
  line.lastElementChild?.addEventListener("click", () => {
    line.hidden = true;
    history.replaceState({ ...history.state, isClosed: true }, "");
  });
}
