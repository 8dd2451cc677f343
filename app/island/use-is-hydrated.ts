import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the island runs in a browser; false in the document and during hydration, which must match it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
