import { expect, test } from "vitest";
import { drawingProblem } from "./drawings.ts";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

test("SVG shapes as drawing programs save them are accepted", () => {
  const shapes = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <g transform="translate(1 -2)"><path style="fill:url(#a);stroke:none" d="m0 0h9"/><use xlink:href="#a"/></g>`;
  const declared = svg(shapes).replace(" viewBox", ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox');
  const start = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
  expect(drawingProblem(start + declared)).toBeUndefined();
});

test.for<[name: string, drawing: string, got: string | RegExp]>([
  ["a script", svg("<script>go()</script>"), "<script>"],
  ["a script with a namespace prefix", svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), "<s:script>"],
  ["an event handler", svg('<path onload="go()"/>'), 'onload="go()"'],
  ["a link", svg('<a href="#a"/>'), "<a>"],
  ["a javascript: URL after a space", svg('<use href=" javascript:go()"/>'), 'href=" javascript:go()"'],
  ["a javascript: URL with character references", svg('<use href="&#106;avascript:go()"/>'), 'href="javascript:go()"'],
  ["an animated reference", svg('<use href="#a"><animate attributeName="href"/></use>'), "<animate>"],
  ["a style sheet", svg("<style>@import 'https://a.example/a.css'</style>"), "<style>"],
  ["a style sheet in a processing instruction", `<?xml-stylesheet href="a.css"?>${svg("")}`, "<?xml-stylesheet?>"],
  ["a paint from another file", svg('<path fill="url(https://a.example/a)"/>'), /^fill=/],
  ["a style with a paint from another file", svg('<path style="fill:url(a.svg#a)"/>'), /^style=/],
  ["an escaped url()", svg(String.raw`<path style="fill:u\72l(a)"/>`), /^style=/],
  ["an embedded image", svg('<image href="#a"/>'), "<image>"],
  ["embedded HTML", svg("<foreignObject/>"), "<foreignObject>"],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "<!DOCTYPE […]>"],
  ["no SVG", "<html/>", "<html>"],
])("%s is rejected", ([, drawing, got]) => {
  const reason = typeof got === "string" ? got : expect.stringMatching(got);
  expect(drawingProblem(drawing)).toEqual({ code: "unusableDrawing", values: { reason } });
});

test("a file that was cut off is rejected", () => {
  expect(drawingProblem(svg("").slice(0, -3))?.code).toBe("unusableDrawing");
});
