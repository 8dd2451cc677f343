import pot from "../../brand/cooking-pot.svg?no-inline";

/** A large, decorative drawing of a pot on the stove, in the first view of the page. */
export function CookingPot() {
  return <img width="400" height="400" alt="" decoding="async" src={pot} />;
}
