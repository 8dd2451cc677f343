import { expect, test } from "vitest";
import { type Content, readContent } from "../../app/content/read.server.ts";
import { contentModulesPlugin } from "./content-modules.ts";

const content = readContent();
// Any photo that exists. All products are given it below, so the test does not depend on which one the content uses.
const [picture = ""] = Object.keys(content.photos);
const products = content.products.map((product) => ({ ...product, picture }));

/** The rules of the style sheet generated from content. */
async function rulesOf(changes: Partial<Content> = {}): Promise<string[]> {
  // The plugin's hooks can be called without a bundler: they are functions that do not use `this`.
  const { resolveId, load } = contentModulesPlugin(() => ({ ...content, products, ...changes })) as unknown as {
    resolveId(name: string): string;
    load(id: string): Promise<string>;
  };
  const sheet = await load(resolveId("virtual:content-styles.css"));
  return sheet.split("}");
}

/** The rule for a picture. */
const ruleFor = async (picture: string, changes: Partial<Content> = {}) =>
  (await rulesOf(changes)).find((rule) => rule.includes(`"${picture}"`));

test("a ground in the content takes precedence, and a picture on another site has none", async () => {
  const photos = { ...content.photos, [picture]: { alt: "", focus: "1% 2%", ground: "#123456" } };
  expect(await ruleFor(picture, { photos })).toContain("object-position:1% 2%;background:#123456");
  const elsewhere = "https://pictures.example.in/bowl.jpg";
  const others = products.map((product) => ({ ...product, picture: elsewhere }));
  expect(await ruleFor(elsewhere, { products: others })).not.toContain("background");
});
