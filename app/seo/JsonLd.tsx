import { JsonScript } from "../ui/JsonScript";
import { graph } from "./json-ld";

/** Structured data embedded in the page. */
export function JsonLd({ nodes }: { nodes: readonly unknown[] }) {
  return <JsonScript type="application/ld+json" value={graph(nodes)} />;
}
