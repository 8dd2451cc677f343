import { JsonScript } from "../ui/JsonScript";

/** An island as created by `renderIsland` (app/island/render.server.tsx). */
export interface IslandData {
  name: string;
  html: string;
  props: object;
  /** The address of a file with further props. */
  file?: string | undefined;
}

/**
 * A part of a page that is hydrated in the browser; the rest of the page stays static HTML. The markup is
 * complete without scripts, and the props are embedded beside it for hydration, or in a file if they are many.
 */
export function Island({ island: { name, html, props, file } }: { island: IslandData }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that React rendered for the island */}
      <div data-island={name} data-file={file} dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" value={props} />
    </>
  );
}
