import type { CDPSession, Page } from "@playwright/test";
import { sourceFamilies } from "../../app/fonts/font-subsets.ts";
import { waitForFonts } from "./support.ts";

/** What Chrome's DevTools say of a node. */
interface DOMNode {
  nodeId: number;
  children?: DOMNode[];
  shadowRoots?: DOMNode[];
}

/**
 * The faces that draw an element's text: the site's own or the system's, each with its number of glyphs. With one of the
 * system's, also what the element is.
 */
export interface DrawnElement {
  html: string;
  own: number;
  foreign: number;
}

const ownFamilies = Object.values(sourceFamilies);

/** The faces that draw the text of elements, also inside of fields, whose text is in the browser's own shadow tree. */
export async function drawnFonts(page: Page, selector: string): Promise<DrawnElement[]> {
  await waitForFonts(page);
  const session = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const nodes = new Map(allBelow(root).map((node) => [node.nodeId, node]));
  const drawn = await Promise.all(nodeIds.map((nodeId) => drawnBy(session, nodes.get(nodeId))));
  await session.detach();
  return drawn;
}

async function drawnBy(session: CDPSession, node?: DOMNode): Promise<DrawnElement> {
  const { nodeId = 0, shadowRoots = [] } = node ?? {};
  const drawn: DrawnElement = { html: "", own: 0, foreign: 0 };
  for (const part of [nodeId, ...shadowRoots.flatMap(allBelow).map(({ nodeId }) => nodeId)]) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: part });
    for (const { familyName, glyphCount } of fonts)
      drawn[ownFamilies.some((own) => familyName.startsWith(own)) ? "own" : "foreign"] += glyphCount;
  }
  if (drawn.foreign > 0) drawn.html = (await session.send("DOM.getOuterHTML", { nodeId })).outerHTML;
  return drawn;
}

/** A node and all below it. */
const allBelow = (node: DOMNode): DOMNode[] => [
  node,
  ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(allBelow),
];
