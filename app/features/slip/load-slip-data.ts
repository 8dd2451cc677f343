import type { SlipData } from "./slip-data.server.ts";

/**
 * Loads the slip's words and shelf; undefined without a slip. They are a module, one for each language
 * (slip-data.server.ts): in the document, they were a tenth of what every page loads before its picture. If the module
 * fails to load, that is treated like any other code that does (app/islands/start.ts).
 */
export async function loadSlipData(): Promise<SlipData | undefined> {
  const address = document.getElementById("slip")?.dataset.module; // SlipIsland.tsx.
  const { data } = address ? ((await import(/* @vite-ignore */ address)) as { data: SlipData }) : {};
  return data;
}
