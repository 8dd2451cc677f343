import { createContext } from "react";

interface Scripts {
  /** The address of the built app/entry.client.tsx. */
  entry: string;
  /** What it imports. */
  files: readonly string[];
  /** Loads Vite's client and React Router's Fast Refresh runtime in development, without which no island's code runs. */
  devScript?: string | undefined;
}

export const ScriptContext = createContext<Scripts>({ entry: "", files: [] });
