import { expect, test } from "vitest";
import { changed } from "./changed-content";
import { characterProblems } from "./characters.server";
import { inspectContent } from "./inspect.server";
import { placeholdersLeft } from "./placeholders";
import { sentence } from "./problems";
import { readContent } from "./read.server";

test("the project's content has no problem", async () => {
  expect((await inspectContent()).problems.map(sentence)).toEqual([]);
});

test("letters that no font has are named with file and field", async () => {
  const product = `content/en/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: தமிழ் and ☸ and हल्दी 🌶️") });
  expect((await characterProblems(folder)).map(sentence)).toEqual([
    expect.stringMatching(
      new RegExp(`^${product}, line \\d+: tag: expected letters that the site's fonts have, got "த", "ம".*$`),
    ),
  ]);
});

test("a field is a placeholder until its value is another", () => {
  const site = "content/site.yaml";
  const invented = { "site.yaml": { fssai: "00000000000000", "units.2.street": "Mill  Road\n" } };
  const left = (text: string) =>
    placeholdersLeft(invented, changed({ [site]: () => text })).map(({ path, line }) => [path.join("."), line]);
  const content = (fssai: string, street: string) =>
    `fssai: "${fssai}"\nunits:\n  - street: A\n  - street: ${street}\n`;
  expect(left(content("00000000000000", "Mill Road"))).toEqual([
    ["fssai", 1],
    ["units.1.street", 4],
  ]);
  expect(left(content("12345678901234", "Station Road"))).toEqual([]);
});
