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

/** The most elements of a drawing. Programs that trace a photo write many more, and a phone draws them for seconds. */
const mostElements = 10_000;

/**
 * The first part of an SVG file that is not allowed, or why it cannot be parsed; undefined if it is harmless. Parses it
 * as XML, as browsers do.
 */
export function drawingProblem(svg: string): ProblemCode | undefined {
  const found: ProblemCode[] = [];
  const forbid = (part: string) => found.push({ code: "forbiddenInDrawing", values: { part } });
  const parser = new SaxesParser({ xmlns: true });
  let count = 0;
  parser.on("error", (error) => found.push({ code: "unreadableDrawing", values: { reason: error.message } }));
  // Older programs write a doctype with SVG's name only. One with [ ] could define entities.
  parser.on("doctype", (doctype) => doctype.includes("[") && forbid("<!DOCTYPE […]>"));
  parser.on("processinginstruction", ({ target }) => forbid(`<?${target}?>`));
  parser.on("opentag", ({ name, uri, attributes: own }) => {
    count++;
    if (!elements.has(name) || uri !== "http://www.w3.org/2000/svg") forbid(`<${name}>`);
    for (const { name, prefix, local, value } of Object.values(own)) {
      if (prefix === "xmlns" || name === "xmlns") continue; // Namespaces: browsers do not load them.
      const isAllowed = attributes.has(name) && isOwn(value) && (local !== "href" || value.startsWith("#"));
      if (!isAllowed) forbid(`${name}="${value}"`);
    }
  });
  parser.write(svg).close();
  if (count > mostElements) found.push({ code: "tooManyShapes", values: {} });
  return found[0];
}
