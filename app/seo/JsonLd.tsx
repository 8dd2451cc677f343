import { graph } from "./json-ld";

/** Structured data embedded in the page: a data block, never executed. */
export function JsonLd({ nodes }: { nodes: readonly unknown[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; it cannot end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph(nodes)).replaceAll("<", "\\u003c") }}
    />
  );
}
