import { createContext } from "react";

/**
 * The URLs of the client code: `entry` is the built app/entry.client.tsx, and `files` what it imports. In development, `devScript` loads Vite's
 * client and React Router's Fast Refresh runtime, without which no island's code runs.
 */
export const ScriptContext = createContext<{ entry: string; files: readonly string[]; devScript?: string | undefined }>(
  {
    entry: "",
    files: [],
  },
);
