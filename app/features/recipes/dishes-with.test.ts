import { expect, test } from "vitest";
import { dishesWith } from "./dishes-with.ts";

const dish = (slug: string, ...spices: string[]) => ({
  slug,
  title: slug.toUpperCase(),
  spices: spices.map((id) => ({ id })),
});

test("a spice has the dishes that use it, in their order, and no more than six", () => {
  const recipes = ["a", "b", "c", "d", "e", "f", "g", "h"].map((slug) =>
    dish(slug, ...(slug === "b" ? ["jeera"] : ["haldi", "mirch"])),
  );
  expect(dishesWith(recipes, "jeera")).toEqual([{ slug: "b", title: "B" }]);
  expect(dishesWith(recipes, "mirch").map(({ slug }) => slug)).toEqual(["a", "c", "d", "e", "f", "g"]);
  expect(dishesWith(recipes, "saffron")).toEqual([]);
});
