import { createContext } from "react";

/** Addresses of the browser's code: `entry` is app/entry.client.tsx as built. */
export const ScriptContext = createContext<{ entry: string; whileDeveloping: readonly string[] }>({
  entry: "",
  whileDeveloping: [],
});
