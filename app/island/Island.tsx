import type { IslandName } from "../islands";

/** An island as `renderIsland` (render.server.tsx) makes it. */
export interface IslandData {
  name: IslandName;
  html: string;
  props: object;
}

/**
 * A part of a page that comes alive in the browser; the rest of the page stays HTML. The markup is
 * complete without a script, and the props travel beside it for hydration.
 */
export function Island({ island: { name, html, props } }: { island: IslandData }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the island's component */}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; nothing in it can end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
