import { graph } from "./json-ld";

/** Structured data in the page itself: a data block, never run as a script. */
export function JsonLd({ nodes }: { nodes: readonly unknown[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; nothing in it can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph(nodes)).replaceAll("<", "\\u003c") }}
    />
  );
}
