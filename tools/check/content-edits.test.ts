import { expect, test } from "vitest";
import { openContent } from "../../app/content/content-folder.ts";
import { problemLine } from "../../app/content/problems.ts";
import { type ContentEdit, contentEdits, slugsIn, withFiles, without } from "../../testing/content-edits.ts";
import { characterProblems } from "./supported-characters.ts";
import { textProblems } from "./text-problems.ts";

const real = openContent(process.cwd());
const slugs = [...slugsIn(real, "products"), ...slugsIn(real, "recipes")];

/**
 * All content that the studio's forms allow must pass the check, so that it stops no build. `npm run test:all` also
 * builds the site with some of these edits.
 */
test.each<readonly [name: string, edit: ContentEdit]>([
  ...Object.entries(contentEdits),
  ...slugs.map((slug) => [`${slug} is taken out`, () => without(real, [slug])] as const),
])("when %s, the check finds nothing", async (_, edit) => {
  const folder = withFiles(real, edit(real));
  const problems = [...textProblems(folder), ...(await characterProblems(folder))];
  expect(problems.map(problemLine)).toEqual([]);
});
