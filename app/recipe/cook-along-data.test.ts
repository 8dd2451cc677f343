import { expect, test } from "vitest";
import { readContent } from "../content/read.server";
import { formatAmount, scaleMeasure } from "./amounts";
import { cookAlongData } from "./cook-along-data";

const content = readContent();
const data = cookAlongData(content);

test("the page embeds every character that scaled amounts are written with", () => {
  for (const { serves, lines } of Object.values(data.recipes))
    for (const { amount, unit } of lines)
      for (let servings = 1; servings <= 12; servings++) {
        const written = formatAmount(scaleMeasure({ amount, unit }, serves, servings).amount, data.language);
        expect([...written].filter((character) => !`0123456789.,${data.characters}`.includes(character))).toEqual([]);
      }
});
