import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { IslandData } from "./island/Island";
import type { IslandComponent, IslandName } from "./islands";

/**
 * Renders an island as a separate React root, just as the browser hydrates it: `useId` ids match, and no React context
 * of the surrounding page is present on one side only.
 *
 * @param component the one under `name` in app/islands.ts
 * @param props plain data: it is sent to the browser as JSON
 * @param file the one prop that the browser fetches, and the address of the file that has it: `{"products": […]}`
 */
export function renderIsland<Name extends IslandName>(
  name: Name,
  component: IslandComponent<Name>,
  props: Parameters<IslandComponent<Name>>[0],
  file?: { prop: keyof Parameters<IslandComponent<Name>>[0]; address: string },
): IslandData {
  const Component = component as ComponentType<object>; // The signature checks its props.
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  const embedded = Object.fromEntries(Object.entries(props).filter(([prop]) => prop !== file?.prop));
  return { name, html, props: embedded, file: file?.address };
}
