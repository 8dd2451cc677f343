import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { IslandData } from "./Island";

/**
 * Renders an island as a separate root, just as the browser hydrates it: no context of the surrounding page is present
 * on one side only.
 *
 * @param name the one that app/islands.ts has for the component
 * @param props plain data: it is sent to the browser as JSON
 * @param file the one prop that the browser fetches, and the address of the file that has it: `{"products": […]}`
 */
export function renderIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Props,
  file?: { prop: keyof Props; address: string },
): IslandData {
  const html = renderToString(<Component {...props} />);
  const embedded = Object.fromEntries(Object.entries(props).filter(([prop]) => prop !== file?.prop));
  return { name, html, props: embedded, file: file?.address };
}
