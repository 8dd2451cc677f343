import { createContext } from "react";

/** Where the browser's code is: `entry` is app/entry.client.tsx as built, `refresh` only while developing. */
export const Script = createContext<{ entry: string; refresh: string | undefined }>({ entry: "", refresh: undefined });
