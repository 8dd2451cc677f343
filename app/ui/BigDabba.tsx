import emptyDabba from "../brand/dabba-empty.svg?no-inline";
import fullDabba from "../brand/dabba-full.svg?no-inline";

interface BigDabbaProps {
  isEmpty?: boolean;
  /** Whether it is in the first view, so that it must not load lazily. */
  isEager?: boolean;
}

/** A large, decorative drawing of the spice box (dabba). An image file, because its paths are too large to inline. */
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
