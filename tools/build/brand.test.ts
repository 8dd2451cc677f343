import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { iconAddress, markDrawing } from "../../app/brand/mark.server.ts";
import { readContent, readContents } from "../../app/content/read.server.ts";
import { drawCard, pagesWithCard } from "../../app/document/share-card/share-card.server.ts";
import { openTypesetter } from "../../app/features/pdf/typeset.server.ts";
import { recipePdf, typesetRecipe } from "../../app/features/recipes/recipe-pdf.server.ts";
import { colourTokens, inks } from "../../app/styles/brand-colours.server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { writeAppIcons } from "./app-icons.ts";
import { SiteFolder } from "./site-folder.ts";

const typesetter = await openTypesetter();
const own = { ...inks };

afterEach(() => {
  Object.assign(inks, own);
});

/** Hashes of all that the brand's colours are in. */
async function branded(): Promise<ReadonlyMap<string, string>> {
  const site = new SiteFolder(temporaryFolder());
  const content = readContent();
  await writeAppIcons(site, readContents());
  const recipe = content.recipes[0]?.slug ?? "";
  const cards = [undefined, ...pagesWithCard].map(
    async (page): Promise<[string, Buffer]> => [`card-${page}`, await drawCard(content, page)],
  );
  const made: [string, string | Buffer][] = [
    ...(await Promise.all(cards)),
    ["theme", colourTokens()],
    ["icon of tabs", iconAddress()],
    ["PDF of a recipe", typesetRecipe(typesetter, recipePdf(content, recipe)).pdf],
    ...site
      .files()
      .filter((file) => /\.(ico|png)$/.test(file))
      .map((file): [string, Buffer] => [file, site.bytes(file)]),
  ];
  return new Map(made.map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]));
}

let before: ReadonlyMap<string, string>;

/** What keeps its bytes when one colour of the brand changes. */
async function unchangedWith(name: keyof typeof inks): Promise<string[]> {
  before ??= await branded();
  Object.assign(inks, { [name]: "oklch(60% 0.2 0)" });
  const after = await branded();
  expect(before.size).toBeGreaterThan(8);
  return [...before].filter(([name, hash]) => after.get(name) === hash).map(([name]) => name);
}

test("a colour of the mark changes theme, icons, share cards and PDFs", async () => {
  expect(await unchangedWith("s2")).toEqual([]);
});

test("a rose brand in place of the red one changes all that has red", async () => {
  for (const name of await unchangedWith("chilli")) expect(name).toMatch(/icon|card-recipes/);
});

test.each(["ink", "ivory", "s1", "s2", "s3", "s4", "s5", "s6", "s7"] as const)(
  "the mark takes its %s from the brand, in both sizes",
  (name) => {
    const before = [markDrawing(), markDrawing("small")];
    Object.assign(inks, { [name]: "oklch(60% 0.2 0)" });
    expect(markDrawing()).not.toBe(before[0]);
    expect(markDrawing("small")).not.toBe(before[1]);
  },
);
