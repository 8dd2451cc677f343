import { expect, test } from "vitest";
import { drawingFault } from "./drawings.ts";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

test("shapes as drawing programs save them are allowed", () => {
  const shapes = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <g transform="translate(1 -2)"><path style="fill:url(#a);stroke:none" d="m0 0h9"/><use xlink:href="#a"/></g>`;
  const declared = svg(shapes).replace(" viewBox", ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox');
  const start = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
  expect(drawingFault(start + declared)).toBeUndefined();
});

test.for<[name: string, drawing: string, got: string | RegExp]>([
  ["a program", svg("<script>go()</script>"), "<script>"],
  ["one under another prefix", svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), "<s:script>"],
  ["what programs listen to", svg('<path onload="go()"/>'), 'onload="go()"'],
  ["a link", svg('<a href="#a"/>'), "<a>"],
  ["a program behind a space", svg('<use href=" javascript:go()"/>'), 'href=" javascript:go()"'],
  ["a program in characters' numbers", svg('<use href="&#106;avascript:go()"/>'), 'href="javascript:go()"'],
  ["an animated reference", svg('<use href="#a"><animate attributeName="href"/></use>'), "<animate>"],
  ["a style sheet", svg("<style>@import 'https://a.example/a.css'</style>"), "<style>"],
  ["a style sheet before it", `<?xml-stylesheet href="a.css"?>${svg("")}`, "<?xml-stylesheet?>"],
  ["a colour from elsewhere", svg('<path fill="url(https://a.example/a)"/>'), /^fill=/],
  ["a style from elsewhere", svg('<path style="fill:url(a.svg#a)"/>'), /^style=/],
  ["an escaped address", svg(String.raw`<path style="fill:u\72l(a)"/>`), /^style=/],
  ["a picture", svg('<image href="#a"/>'), "<image>"],
  ["a page", svg("<foreignObject/>"), "<foreignObject>"],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "<!DOCTYPE […]>"],
  ["no SVG", "<html/>", "<html>"],
  ["a file that was cut off", svg("").slice(0, -3), /^a file that is not SVG \(.+\)$/],
])("%s is refused", ([, drawing, got]) => {
  expect(drawingFault(drawing)).toEqual(typeof got === "string" ? got : expect.stringMatching(got));
});
