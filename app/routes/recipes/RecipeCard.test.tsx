import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server";
import { recipeLines } from "../../recipe/ingredient-lines";
import { RecipeCard } from "./RecipeCard";

test("the bowls of the drawn spice box are those of the dish's spices", () => {
  const content = readContent();
  const button = { label: "Button", kind: "none" } as const;
  for (const recipe of content.recipes) {
    const card = { ...recipe, ...recipeLines(content, recipe), download: button, share: button };
    const { container } = render(<RecipeCard recipe={card} words={content.pages.recipes} isOpen />);
    const full = [...container.querySelectorAll<SVGElement>("circle[fill]")];
    expect(full.map(({ dataset }) => dataset.spice)).toEqual(recipe.spices.map(({ id }) => id));
  }
});
