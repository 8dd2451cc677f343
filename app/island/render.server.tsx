import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { IslandComponent, IslandName } from "../islands";
import type { IslandData } from "./Island";

/**
 * Renders an island as a separate React root, just as the browser hydrates it: `useId` ids match, and no React context
 * of the surrounding page is present on one side only.
 *
 * @param component the one under `name` in app/islands.ts
 * @param props plain data: it is sent to the browser as JSON
 */
export function renderIsland<Name extends IslandName>(
  name: Name,
  component: IslandComponent<Name>,
  props: Parameters<IslandComponent<Name>>[0],
): IslandData {
  const Component = component as ComponentType<object>; // The signature checks its props.
  return { name, html: renderToString(<Component {...props} />, { identifierPrefix: name }), props };
}
