import { useEffect, useState } from "react";
import { followStored, type Parser, readStored, type StoredKeyName, writeStored } from "./storage.ts";

/**
 * useState whose value the browser stores, so that it survives a reload, Back and a change of language. The static HTML
 * shows the initial value; the stored one is restored after hydration.
 *
 * @param name the key (app/islands/storage.ts), with the recipe or form it is `of`
 * @param parse must stay the same, like a dependency of an effect
 */
export function useStoredState<Value>(
  name: StoredKeyName,
  of: string,
  parse: Parser<Value>,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const restore = () => {
      const stored = readStored(name, parse, of);
      if (stored !== undefined) setValue(stored);
    };
    restore();
    return followStored(name, restore, of);
  }, [name, of, parse]);
  const save = (value: Value) => {
    setValue(value);
    writeStored(name, value, of);
  };
  return [value, save];
}
