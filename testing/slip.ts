import { readPrice } from "../app/content/packs.ts";
import { readContent } from "../app/content/read.server.ts";
import { stringifyLines } from "../app/features/slip/packing-list/list.ts";
import type { SlipData } from "../app/features/slip/slip-data.server.ts";
import type { Language } from "../app/site/languages.ts";

/** The data of the slip, with a small shelf, the same in both languages. Turmeric is no product. */
export function slipDataIn(language: Language) {
  const content = readContent(language);
  return {
    ...shop,
    language,
    words: { ...content.slip, bulk: "How much is it?" },
    packing: content["packing-list"],
  } satisfies SlipData;
}

/** The packs of a price, by id. */
const packs = (price: string) => Object.fromEntries(readPrice(price)?.packs.map((pack) => [pack.id, pack]) ?? []);

const shop = {
  shelf: {
    haldi: { name: "Haldi", otherName: "", packs: packs("50gm, 100gm, 10kg") },
    jeera: { name: "Jeera", otherName: "", packs: { ...packs("1kg"), loose: { text: "Bulk" } } },
    turmeric: { name: "Turmeric", otherName: "", packs: { g: { text: "gm" }, any: { text: "Small" } } },
  },
  dishes: { rice: "Jeera Rice", dal: "Dal Tadka" },
  // Closed on Sundays and one Tuesday.
  openDays: { week: [false, true, true, true, true, true, true], closedOn: ["2026-12-01"] },
  otherLanguage: "hi",
} as const;

export const slipData = slipDataIn("en");

/** The lines that were put by hand and that the browser stores, as they stand in an address. */
export const storedLines = (): string =>
  stringifyLines(JSON.parse(localStorage.getItem("site:slip") ?? "{}").order?.lines ?? {});

/** Empties what the browser stores. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
