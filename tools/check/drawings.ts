import { SaxesParser } from "saxes";
import type { ProblemCode } from "../../app/content/problem-sentences.ts";

/** Allow lists: a drawing may contain shapes, their colours, and references within it. All else is rejected. */
const elements = new Set(
  `svg g defs symbol use title desc path circle ellipse rect line polyline polygon linearGradient radialGradient stop
   clipPath mask pattern`.split(/\s+/),
);
const attributes = new Set(
  `id class style transform viewBox preserveAspectRatio version x y x1 x2 y1 y2 width height cx cy r rx ry fx fy d points
   offset fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow paint-order
   vector-effect shape-rendering clip-path clip-rule mask stop-color stop-opacity gradientUnits gradientTransform
   spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
   enable-background role aria-hidden href xlink:href xml:space`.split(/\s+/),
);

/** Whether a value references nothing outside the drawing: every URL contains one of these characters. */
const isOwn = (value: string) => !/["'/\\@]|url\((?!#)/i.test(value);

/** The most shapes that a drawing may draw: `use` or `mask` within another multiplies them, up to a phone that stands still. */
const mostShapes = 10_000;

/**
 * The first part of an SVG file that is not allowed, or why it cannot be parsed; undefined if it is harmless. Parses it
 * as XML, as browsers do.
 */
export function drawingProblem(svg: string): ProblemCode | undefined {
  const found: ProblemCode[] = [];
  const forbid = (part: string) => found.push({ code: "forbiddenInDrawing", values: { part } });
  const parser = new SaxesParser({ xmlns: true });
  const groups: Group[] = [{ shapes: 0, uses: [] }];
  const named = new Map<string, Group>();
  parser.on("error", (error) => found.push({ code: "unreadableDrawing", values: { reason: error.message } }));
  // Older programs write a doctype with SVG's name only. One with [ ] could define entities.
  parser.on("doctype", (doctype) => doctype.includes("[") && forbid("<!DOCTYPE […]>"));
  parser.on("processinginstruction", ({ target }) => forbid(`<?${target}?>`));
  parser.on("opentag", ({ name, uri, attributes: own }) => {
    const group: Group = { shapes: 1, uses: [] };
    groups.at(-1)?.uses.push(group);
    groups.push(group);
    // The parser needs ever longer for each element within.
    if (groups.length > deepest) throw new TooDeep();
    for (const { local, value } of Object.values(own)) {
      if (local === "id") named.set(value, group);
      // For each shape that refers to it, browsers draw again what a mask, a clip path or a pattern contains.
      if (local === "href" && name === "use") group.uses.push(value.slice(1));
      for (const [, id = ""] of value.matchAll(/url\(#([^)]*)\)/gi)) group.uses.push(id);
    }
    if (!elements.has(name) || uri !== "http://www.w3.org/2000/svg") forbid(`<${name}>`);
    for (const { name, prefix, local, value } of Object.values(own)) {
      if (prefix === "xmlns" || name === "xmlns") continue; // Namespaces: browsers do not load them.
      const isAllowed = attributes.has(name) && isOwn(value) && (local !== "href" || value.startsWith("#"));
      if (!isAllowed) forbid(`${name}="${value}"`);
    }
  });
  parser.on("closetag", () => groups.pop());
  const [drawing] = groups;
  try {
    parser.write(svg).close();
    if (found.length === 0 && drawing && shapesIn(drawing, named) > mostShapes) found.push(tooMany);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    found.push(tooMany);
  }
  return found[0];
}

const tooMany: ProblemCode = { code: "tooManyShapes", values: {} };
class TooDeep extends Error {}

/** An element: what it contains, and the ids of what it uses. */
interface Group {
  shapes: number;
  uses: (Group | string)[];
}

/** How many shapes an element draws; what is nested too deeply counts as too many. */
function shapesIn(
  group: Group,
  named: ReadonlyMap<string, Group>,
  counted = new Map<Group, number>(),
  depth = 0,
): number {
  const known = counted.get(group);
  if (known !== undefined) return known;
  if (depth > deepest) return Number.POSITIVE_INFINITY;
  // Browsers draw an element that uses itself only once.
  counted.set(group, group.shapes);
  const inner = group.uses.map((used) => (typeof used === "string" ? named.get(used) : used));
  const count = inner.reduce((sum, used) => sum + (used ? shapesIn(used, named, counted, depth + 1) : 0), group.shapes);
  counted.set(group, count);
  return count;
}

/** Far deeper than drawing programs nest groups. */
const deepest = 500;
