import emptyDabba from "../brand/dabba-empty.svg?no-inline";

/**
 * A large, decorative drawing of an empty spice box (dabba). An image file, because its paths are too large to inline.
 *
 * @param isEager whether it is in the first view, so that it must not load lazily
 */
export function BigDabba({ isEager = false }: { isEager?: boolean }) {
  return (
    <img width="400" height="400" alt="" loading={isEager ? undefined : "lazy"} decoding="async" src={emptyDabba} />
  );
}
