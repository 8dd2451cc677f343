import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { IslandComponent, IslandName } from "../islands";
import type { IslandData } from "./Island";

/**
 * Renders an island as a React root of its own, as the browser will hydrate it: ids made by `useId` agree, and no
 * context of the page around it reaches in on one side only.
 *
 * @param component the one that app/islands.ts has under `name`
 * @param props plain data: it travels to the browser as JSON
 */
export function renderIsland<Name extends IslandName>(
  name: Name,
  component: IslandComponent<Name>,
  props: Parameters<IslandComponent<Name>>[0],
): IslandData {
  const Component = component as ComponentType<object>; // Its props were checked above.
  return { name, html: renderToString(<Component {...props} />, { identifierPrefix: name }), props };
}
