import type { IslandName } from "../islands";
import { JsonScript } from "../ui/JsonScript";

/** An island as created by `renderIsland` (render.server.tsx). */
export interface IslandData {
  name: IslandName;
  html: string;
  props: object;
}

/**
 * A part of a page that is hydrated in the browser; the rest of the page stays static HTML. The markup is
 * complete without scripts, and the props are embedded beside it for hydration.
 */
export function Island({ island: { name, html, props } }: { island: IslandData }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that React rendered for the island */}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" value={props} />
    </>
  );
}
