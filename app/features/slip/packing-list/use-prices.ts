import { useState } from "react";
import { storedNumber, storedObject, storedRecord, storedTime } from "../../../islands/parsers.ts";
import { readStored, writeStored } from "../../../islands/storage.ts";
import { maxPrice, parseRupees, rupeesText } from "./answer.ts";

const parsePrices = storedRecord(storedObject({ paise: storedNumber(1, maxPrice), time: storedTime }));
const readPrices = () => new Map(Object.entries(readStored("prices", parsePrices) ?? {}));

/**
 * The prices of packs, and of a kilo of loose goods, by choice. They are remembered in this browser alone: they are in no
 * address and no request, and only in the answer that the family sends.
 */
export function usePrices() {
  const [remembered, setRemembered] = useState(readPrices);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    /** What stands in a field, and the price that it says; of a remembered one also its time. */
    fieldOf(choice: string): { text: string; price?: number | undefined; since?: number } {
      const text = typed.get(choice);
      if (text !== undefined) return { text, price: parseRupees(text) };
      const { paise, time } = remembered.get(choice) ?? {};
      return paise && time ? { text: rupeesText(paise).slice(1), price: paise, since: time } : { text: "" };
    },
    setPrice(choice: string, text: string): void {
      setTyped(new Map(typed).set(choice, text));
      const paise = parseRupees(text);
      const prices = readPrices();
      if (paise === undefined) prices.delete(choice);
      else prices.set(choice, { paise, time: Date.now() });
      writeStored("prices", prices.size > 0 ? Object.fromEntries(prices) : undefined);
    },
    hasAny: remembered.size > 0 || typed.size > 0,
    forget(): void {
      writeStored("prices", undefined);
      setRemembered(new Map());
      setTyped(new Map());
    },
  };
}
