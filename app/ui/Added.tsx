import type { ComponentType } from "react";
import { type Additions, partsOf } from "../site/additions.ts";

interface AddedProps {
  slot: Readonly<Record<string, ComponentType<{ own: never }>>>;
  additions: Additions | undefined;
}

/** All components of a slot that have something to show. */
export function Added({ slot, additions }: AddedProps) {
  return partsOf(slot, additions).map(({ name, part: Part, own }) => <Part key={name} own={own} />);
}
