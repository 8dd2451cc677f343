import { useEffect, useState } from "react";
import { remember, remembered } from "./storage";

/**
 * State that the tab remembers under a name: it survives a reload, Back, and a change of language. The document always
 * shows the initial value; the remembered one follows once its code runs.
 */
export function useRemembered<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const restore = () => {
      const stored = remembered<Value>(name);
      if (stored !== undefined) setValue(stored);
    };
    restore();
    // A page from the back/forward cache is older than what the tab remembers.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [name]);
  const save = (value: Value) => {
    setValue(value);
    remember(name, value);
  };
  return [value, save];
}
