import { useState } from "react";
import { storedList, storedObject, storedText } from "../../../islands/parsers.ts";
import { readStored, writeStored } from "../../../islands/storage.ts";

/** The ids of the ticked lines of each list, the newest list first. */
const parsePacked = storedList(storedObject({ list: storedText, ticked: storedList(storedText) }));
const readPacked = () => readStored("packed", parsePacked) ?? [];

/** So many lists keep their ticks. */
const maxLists = 10;

/**
 * The ticked lines of a packing list, in both languages. They are stored, because each tap on the link in a chat opens a
 * new tab; they are read when a list is opened.
 *
 * @param list what both languages and all spellings of the list have in common
 */
export function useTicks(list: string) {
  const [ticked, setTicked] = useState(() => readPacked().find((other) => other.list === list)?.ticked ?? []);
  const [isStored, setIsStored] = useState(true);
  const toggle = (id: string) => {
    const changed = ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id];
    setTicked(changed);
    const others = readPacked().filter((other) => other.list !== list);
    setIsStored(writeStored("packed", [{ list, ticked: changed }, ...others].slice(0, maxLists)));
  };
  return { ticked, toggle, isStored };
}
