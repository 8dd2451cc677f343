/**
 * Shows the line before it to people whose browser is set to Hindi, before it is painted (HindiOffer.tsx). Only this tab
 * remembers that the line was closed; where the browser stores nothing, it comes back with the page.
 */
export function offerHindi(): void {
  const line = document.currentScript?.previousElementSibling as HTMLElement; // HindiOffer.tsx.
  const ifStored = <Result>(use: (storage: Storage) => Result) => {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  };
  line.hidden = !/^hi\b/i.test(navigator.language) || Boolean(ifStored((storage) => storage.getItem("offer")));
  line.lastElementChild?.addEventListener("click", () => {
    line.hidden = true;
    ifStored((storage) => storage.setItem("offer", "closed"));
  });
}
