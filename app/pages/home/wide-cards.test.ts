import { expect, test } from "vitest";
import { wideCards } from "./wide-cards.ts";

test("nine cards are arranged as in the design", () => {
  expect([...wideCards(9)]).toEqual([0, 5, 6]);
});

test("any number of cards fills all rows of four columns, and no wide card breaks across two rows", () => {
  for (let count = 2; count < 60; count++) {
    const wide = wideCards(count);
    let column = 0;
    for (let index = 0; index < count; index++) {
      column += wide.has(index) ? 2 : 1;
      expect(column, `${count} cards, number ${index + 1}`).toBeLessThanOrEqual(4);
      if (column === 4) column = 0;
    }
    expect(column, `${count} cards leave a gap`).toBe(0);
  }
});
