import emptyDabba from "../brand/dabba-empty.svg?no-inline";
import fullDabba from "../brand/dabba-full.svg?no-inline";

interface BigDabbaProps {
  isEmpty?: boolean;
  /** Loads it immediately, for the first view, instead of lazily. */
  isEager?: boolean;
}

/** A large drawing of the spice box: a decoration, in a separate file so that no page contains its paths. */
export function BigDabba({ isEmpty = false, isEager = false }: BigDabbaProps) {
  return (
    <img
      width="400"
      height="400"
      alt=""
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      src={isEmpty ? emptyDabba : fullDabba}
    />
  );
}
