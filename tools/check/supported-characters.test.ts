import { expect, test } from "vitest";
import { problemLine } from "../../app/content/problems.ts";
import { readContent } from "../../app/content/read.server.ts";
import { hindiBodyFace, hindiDisplayFace } from "../../app/fonts/font-subsets.ts";
import { hasGlyphs, openSourceFont } from "../../app/fonts/typeface.server.ts";
import { changed } from "../../testing/edited-content.ts";
import { characterProblems } from "./supported-characters.ts";

test("characters that no font has are reported with file and field", async () => {
  const product = `content/en/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: தமிழ் and ☸ and हल्दी 🌶️") });
  expect((await characterProblems(folder)).map(problemLine)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${product}, line \\d+: tag: the site cannot show these letters: "த", "ம".*; write it in English or Hindi letters$`,
      ),
    ),
  ]);
});

test("a Hindi letter must be in every Hindi face, not in one of them", async () => {
  const product = `content/hi/products/${readContent().products[0]?.slug}.yaml`;
  const [display, text] = [await openSourceFont(hindiDisplayFace), await openSourceFont(hindiBodyFace)];
  const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index)).filter(
    (letter) => /\p{Lo}/u.test(letter) && hasGlyphs(display, letter) !== hasGlyphs(text, letter),
  );
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, `tag: ${letters.join("")} · हल्दी`) });
  const found = letters.map((letter) => `"${letter}"`).join(", ");
  expect((await characterProblems(folder)).map(problemLine)).toEqual(
    found ? [expect.stringContaining(`the site cannot show these letters: ${found}; `)] : [],
  );
});
