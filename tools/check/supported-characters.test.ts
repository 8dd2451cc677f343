import { expect, test } from "vitest";
import { problemLine } from "../../app/content/problems.ts";
import { readContent } from "../../app/content/read.server.ts";
import { changed } from "../../testing/edited-content.ts";
import { characterProblems } from "./supported-characters.ts";

test("characters that no font has are reported with file and field", async () => {
  const product = `content/en/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: தமிழ் and ☸ and हल्दी 🌶️") });
  expect((await characterProblems(folder)).map(problemLine)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${product}, line \\d+: tag: expected letters that the site's fonts have, got "த", "ம".*; write it in English or Hindi letters$`,
      ),
    ),
  ]);
});

test("a Hindi letter must be in every Hindi face: ऎ is in Eczar and ॲ in Hind, but not in both", async () => {
  const product = `content/hi/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: ऎक ॲप · हल्दी") });
  expect((await characterProblems(folder)).map(problemLine)).toEqual([
    expect.stringContaining(`expected letters that the site's fonts have, got "ऎ", "ॲ"; `),
  ]);
});
