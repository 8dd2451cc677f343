import { createContext } from "react";

/** The addresses of the scripts for the browser. entry.server.tsx has them, root.tsx writes them into the document. */
interface Scripts {
  /** The built app/entry.client.tsx. */
  entry: string;
  /** The files that it imports, to be preloaded. */
  files: readonly string[];
  /** In development: Vite's client and React Router's Fast Refresh runtime, without which no island's code runs. */
  devScript?: string | undefined;
}

export const ScriptContext = createContext<Scripts>({ entry: "", files: [] });
