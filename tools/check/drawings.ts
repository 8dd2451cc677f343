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

/** Reports the first part of an SVG file that is not allowed, or why it cannot be parsed as XML, as browsers do. */
export function drawingProblem(svg: string): ProblemCode | undefined {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", ({ message }) => found.push(message));
  // Older programs write a doctype with SVG's name only. One with [ ] could define entities.
  parser.on("doctype", (doctype) => doctype.includes("[") && found.push("<!DOCTYPE […]>"));
  parser.on("processinginstruction", ({ target }) => found.push(`<?${target}?>`));
  parser.on("opentag", ({ name, attributes: own }) => {
    if (!elements.has(name)) found.push(`<${name}>`);
    for (const [name, value] of Object.entries(own)) {
      if (name.startsWith("xmlns")) continue; // Namespaces: browsers do not load them.
      const isAllowed = attributes.has(name) && isOwn(value) && (!name.endsWith("href") || value.startsWith("#"));
      if (!isAllowed) found.push(`${name}="${value}"`);
    }
  });
  parser.write(svg).close();
  const [reason] = found;
  return reason === undefined ? undefined : { code: "unusableDrawing", values: { reason } };
}
