import { useEffect, useEffectEvent, useState } from "react";
import { storedList, storedObject, storedText } from "../../../islands/parsers.ts";
import { followStored, readStored, writeStored } from "../../../islands/storage.ts";

/** The ticked lines of each list (`tickOf`), the newest list first. */
const parsePacked = storedList(storedObject({ list: storedText, ticked: storedList(storedText) }));
const readPacked = () => readStored("packed", parsePacked) ?? [];

/** So many lists keep their ticks. */
const maxLists = 10;

/**
 * The ticked lines of a packing list, in both languages. They are stored, because each tap on the link in a chat opens a
 * new tab, and open tabs of one list follow each other.
 *
 * @param list the order's name; of a list without one, what both languages and all its spellings have in common
 */
export function useTicks(list: string) {
  const stored = () => readPacked().find((other) => other.list === list)?.ticked;
  const [ticked, setTicked] = useState(() => stored() ?? []);
  const [isStored, setIsStored] = useState(true);
  const follow = useEffectEvent(() => setTicked(stored() ?? ticked));
  useEffect(() => followStored("packed", follow), []);
  const toggle = (line: string) => {
    const changed = ticked.includes(line) ? ticked.filter((other) => other !== line) : [...ticked, line];
    setTicked(changed);
    const others = readPacked().filter((other) => other.list !== list);
    setIsStored(writeStored("packed", [{ list, ticked: changed }, ...others].slice(0, maxLists)));
  };
  return { ticked, toggle, isStored };
}
