import type { ComponentType } from "react";
import { SlipIsland } from "./features/slip/SlipIsland.tsx";

/** Components at the end of every page, a line for each feature. registry.server.ts makes their props by the same name. */
export const pageEnds: Readonly<Record<string, ComponentType<{ own: never }>>> = {
  slip: SlipIsland,
};
