import { SaxesParser } from "saxes";

/** What a drawing may consist of: shapes, their colours, and references within it. Everything else is refused. */
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

/** A value that names nothing outside the drawing: no address can be written without these characters. */
const isOwn = (value: string) => !/["'/\\@]|url\((?!#)/i.test(value);

/**
 * What an SVG file has that a drawing must not have, or why it cannot be read; undefined if it only draws. Reads it as
 * browsers do, which show it as XML.
 */
export function drawingFault(svg: string): string | undefined {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => found.push(`a file that is not SVG (${error.message})`));
  // Older programs write one that only names SVG; in brackets it could define anything.
  parser.on("doctype", (doctype) => doctype.includes("[") && found.push("<!DOCTYPE […]>"));
  parser.on("processinginstruction", ({ target }) => found.push(`<?${target}?>`));
  parser.on("opentag", ({ name, uri, attributes: own }) => {
    if (!elements.has(name) || uri !== "http://www.w3.org/2000/svg") found.push(`<${name}>`);
    for (const { name, prefix, local, value } of Object.values(own)) {
      if (prefix === "xmlns" || name === "xmlns") continue; // Names of vocabularies, which nothing loads.
      const isAllowed = attributes.has(name) && isOwn(value) && (local !== "href" || value.startsWith("#"));
      if (!isAllowed) found.push(`${name}="${value}"`);
    }
  });
  parser.write(svg).close();
  return found[0];
}
