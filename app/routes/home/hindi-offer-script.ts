/**
 * Shows the line before this inline script if the browser's language is Hindi (HindiOffer.tsx). Inline, so that it runs
 * before the first paint. sessionStorage remembers that the line was closed; if storage is blocked, it appears again on
 * the next page view.
 *
 * @param key the key in sessionStorage (app/storage.ts); before all keys had a prefix, it was `offer`
 */
export function offerHindi(key: string): void {
  const line = document.currentScript?.previousElementSibling as HTMLElement; // HindiOffer.tsx.
  const ifStored = <Result>(use: (storage: Storage) => Result) => {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  };
  line.hidden =
    !/^hi\b/i.test(navigator.language) ||
    Boolean(ifStored((storage) => storage.getItem(key) ?? storage.getItem("offer")));
  line.lastElementChild?.addEventListener("click", () => {
    line.hidden = true;
    ifStored((storage) => storage.setItem(key, "closed"));
  });
}
