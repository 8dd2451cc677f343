import { expect, test } from "vitest";
import { searchTerms } from "./search-terms";

test("a name that finds nothing more is left out", () => {
  const product = {
    name: "Jeera Powder",
    hindi: "जीरा पाउडर",
    tag: "Roasted, then ground",
    aliases: ["jeera", "zeera", "ज़ीरा"],
  };
  expect(searchTerms(product, ["जीरा पाउडर"])).toBe("जीरा पाउडर\nzeera");
});

test("without other names there is nothing more to search", () => {
  expect(searchTerms({ name: "Haldi", tag: "gold", aliases: [] })).toBe("");
});
