import emptyDabba from "../brand/dabba-empty.svg?no-inline";
import fullDabba from "../brand/dabba-full.svg?no-inline";

interface BigDabbaProps {
  isEmpty?: boolean;
  /** Load it with the first view instead of when it comes near. */
  isEager?: boolean;
}

/** The spice box drawn large: a decoration, kept in a file of its own so that no page carries its paths. */
export function BigDabba({ isEmpty = false, isEager = false }: BigDabbaProps) {
  return (
    <img
      src={isEmpty ? emptyDabba : fullDabba}
      width="400"
      height="400"
      alt=""
      loading={isEager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
