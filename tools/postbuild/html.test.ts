import { expect, test } from "vitest";
import { parseDocument, removeComments } from "./html";

test("comments are removed, except in islands, which need them to hydrate", () => {
  const document = parseDocument(
    "<!-- a --><p>one<!-- --> two</p><div data-island=x>a<!-- -->b<b>c<!-- -->d</b></div><div><!-- --></div>",
  );
  removeComments(document);
  expect(document.body.innerHTML).toBe(
    '<p>one two</p><div data-island="x">a<!-- -->b<b>c<!-- -->d</b></div><div></div>',
  );
});
