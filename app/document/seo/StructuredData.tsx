import { JsonScript } from "../../ui/JsonScript.tsx";

/** Structured data of a page (json-ld.ts) as JSON-LD. */
export function StructuredData({ nodes }: { nodes: readonly unknown[] }) {
  return <JsonScript type="application/ld+json" value={{ "@context": "https://schema.org", "@graph": nodes }} />;
}
