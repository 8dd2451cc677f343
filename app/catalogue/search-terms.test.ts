import { expect, test } from "vitest";
import { searchTerms } from "./search-terms";

test("a product is also searched by its names in other languages and its aliases", () => {
  const product = { hindi: "जीरा पाउडर", aliases: ["jeera", "ज़ीरा"] };
  expect(searchTerms(product, ["Jeera Powder"])).toBe("Jeera Powder\nजीरा पाउडर\njeera\nज़ीरा");
  expect(searchTerms({ aliases: [] })).toBe("");
});
