import type { ComponentType } from "react";
import { type Additions, partsOf } from "../site/additions.ts";

interface AddedProps {
  slot: Readonly<Record<string, ComponentType<{ own: never }>>>;
  additions: Additions | undefined;
}

/** Renders the components of a slot for which there are props. */
export function Added({ slot, additions }: AddedProps) {
  return partsOf(slot, additions).map(({ name, part: Part, own }) => <Part key={name} own={own} />);
}
