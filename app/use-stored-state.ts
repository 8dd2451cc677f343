import { useEffect, useState } from "react";
import { readStored, writeStored } from "./storage";

/**
 * useState whose value is stored in sessionStorage, so that it survives a reload, Back and a change of language. The
 * static HTML shows the initial value; the stored one is restored after hydration.
 *
 * @param name the key
 */
export function useStoredState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const restore = () => {
      const stored = readStored<Value>(name);
      if (stored !== undefined) setValue(stored);
    };
    restore();
    // A page restored from the back/forward cache may be older than the stored value.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [name]);
  const save = (value: Value) => {
    setValue(value);
    writeStored(name, value);
  };
  return [value, save];
}
