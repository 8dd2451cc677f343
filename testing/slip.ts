import { act } from "@testing-library/react";
import { readPrice } from "../app/content/packs.ts";
import { readContent } from "../app/content/read.server.ts";
import { additions } from "../app/features/slip/registry.server.ts";
import { addToSlip, clearSlip, closeSheet, forgetLastSlip } from "../app/features/slip/store.ts";
import { additionsFrom } from "../app/site/additions.ts";
import type { Language } from "../app/site/languages.ts";

/** The props of the slip, with a small shelf, the same in both languages. Turmeric is no product. */
export const slipPropsIn = (language: Language) => ({
  ...shop,
  words: { ...readContent(language).slip, bulk: "How much is it?" },
  additions: additionsFrom(additions, readContent(language)),
});

/** The packs of a price, by id. */
const packs = (price: string) => Object.fromEntries(readPrice(price)?.packs.map((pack) => [pack.id, pack]) ?? []);

const shop = {
  shelf: {
    haldi: { name: "Haldi", otherName: "", packs: packs("50gm, 100gm, 10kg") },
    jeera: { name: "Jeera", otherName: "", packs: { ...packs("1kg"), loose: { text: "Bulk" } } },
    turmeric: { name: "Turmeric", otherName: "", packs: { g: { text: "gm" }, any: { text: "Small" } } },
  },
  dishes: { rice: "Jeera Rice", dal: "Dal Tadka" },
  otherLanguage: "hi",
  offersLast: true,
} as const;

export const slipProps = slipPropsIn("en");

/** Empties all storage, and the slip: its state is global, so earlier tests may have changed it. */
export function resetSlip(): void {
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    addToSlip([], ""); // No button was pressed last.
    clearSlip();
    forgetLastSlip();
    closeSheet();
  });
}

/** The lines of the stored order, by hand and of dishes. */
export function storedLines(): string {
  const { lines, dishes } = JSON.parse(localStorage.getItem("site:slip") ?? "{}");
  return [lines, ...(dishes ?? []).map(({ lines }: { lines: string }) => lines)].filter(Boolean).join(" + ");
}
