import type { ComponentType } from "react";
import { SlipIsland } from "./features/slip/SlipIsland.tsx";

/** What features add at the end of every page, a line each; the data is in registry.server.ts, under the same name. */
export const pageEnds: Readonly<Record<string, ComponentType<{ own: never }>>> = {
  slip: SlipIsland,
};
