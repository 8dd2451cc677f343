import { expect, test } from "vitest";
import { type Content, readContent } from "../../app/content/read.server.ts";
import type { Language } from "../../app/languages.ts";
import { checkControls } from "./controls.ts";
import { parseDocument } from "./html.ts";

/** The pages of both languages: only the English one has a shelf. */
const documents = new Map([
  ["products.html", parseDocument('<section id="shelf"></section>')],
  ["hi/products.html", parseDocument("<p>No shelf</p>")],
]);

/** The real content, with one action in the launch set. */
function content(to: string, language: Language): Content {
  const real = readContent(language);
  const none = Object.fromEntries(Object.keys(real.controls).map((name) => [name, { kind: "none" }]));
  const controls = { ...none, "shop-now": { kind: "link", to } } as Content["controls"]; // One for each name.
  return { ...real, controlSet: "launch", controls };
}

test("links to pages and their parts pass", () => {
  for (const to of ["/products", "/products?q=a#shelf"]) checkControls(documents, [content(to, "en")]);
});

test("a part that one of the languages lacks stops the build, by control, file and field", () => {
  expect(() => checkControls(documents, [content("/products#shelf", "en"), content("/products#shelf", "hi")])).toThrow(
    /one problem:\n.*controls\.yaml.*: launch\.shop-now\.to: .* no id "shelf", got "\/hi\/products#shelf"/,
  );
});
