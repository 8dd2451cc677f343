import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the static HTML and during hydration, which must match it; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
