import { createContext } from "react";

/** The URLs of the client code: `entry` is the built app/entry.client.tsx; `devScripts` is empty in a build. */
export const ScriptContext = createContext<{ entry: string; devScripts: readonly string[] }>({
  entry: "",
  devScripts: [],
});
