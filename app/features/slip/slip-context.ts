import { createContext, use } from "react";
import type { SlipData } from "./slip-data.server.ts";

/** The data of the slip's island, which stays the same. */
export const SlipContext = createContext<SlipData | undefined>(undefined);

export function useSlipData(): SlipData {
  const data = use(SlipContext);
  if (!data) throw new Error("Expected a SlipContext around the parts of the slip");
  return data;
}
