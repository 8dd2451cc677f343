import { useEffect, useState } from "react";
import { storedList, storedNumber, storedObject, storedText } from "../../islands/parsers.ts";
import { ageOf, followStored, oneDay, type Parser, readStored, writeStored } from "../../islands/storage.ts";

/** The ticks of a list: the ids of its ticked lines, and when the last one was ticked. */
interface Ticks {
  list: string;
  ticked: string[];
  changed: number;
}

const parseTicks = storedList(
  storedObject({ list: storedText, ticked: storedList(storedText), changed: storedNumber(0) }),
);
/** Before, one list was stored. */
const parseOneList = storedObject({ text: storedText, choices: storedList(storedText) });
const parsePacked: Parser<Ticks[]> = (value) => {
  const before = parseOneList(value);
  return before ? [{ list: before.text, ticked: before.choices, changed: Date.now() }] : parseTicks(value);
};

/** Ticks are stored for 14 days. */
const expiresAfter = 14 * oneDay;
const maxLists = 50;

const readTicks = () =>
  (readStored("packed", parsePacked) ?? []).filter(({ changed }) => (ageOf(changed) ?? 0) <= expiresAfter);

/**
 * The ticked lines of a packing list, in all tabs and both languages. Two customers may send equal lists: the ticks of
 * the first are then those of the second, too, so the list offers to begin anew.
 *
 * @param list what both languages and all spellings of the list have in common
 */
export function useTicks(list: string) {
  const read = () => readTicks().find((other) => other.list === list);
  const [ticks, setTicks] = useState(read);
  /** When the ticks were last changed before this list was opened. */
  const [before] = useState(ticks?.changed);
  const [isStored, setIsStored] = useState(true);
  const ticked = ticks?.ticked ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list
  useEffect(() => followStored("packed", () => setTicks(read())), [list]);

  const save = (make: (ticked: readonly string[]) => string[]) => {
    const now = isStored ? read() : ticks; // Another tab may have ticked lines meanwhile.
    const changed = { list, ticked: make(now?.ticked ?? []), changed: Date.now() };
    const others = readTicks().filter((other) => other.list !== list);
    setTicks(changed);
    setIsStored(writeStored("packed", [changed, ...others].slice(0, maxLists)));
  };
  return {
    ticked,
    before: ticked.length > 0 ? before : undefined,
    toggle: (id: string) =>
      save((ticked) => (ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id])),
    clear: () => save(() => []),
  };
}
