import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { emptyStorage, storedLines } from "../../../testing/slip.ts";
import { type Price, readPrice } from "../../content/packs.ts";
import { PackButtons } from "./PackButtons.tsx";

const words = {
  put: "Put",
  add: "{pack} of {name}",
  held: "{count} held",
  see: "See",
  grams: "{count} g",
  kilos: "{count} kg",
};
/** A price as the content has it. */
const priceOf = (text: string) => readPrice(text) as Price;
const packs = (text: string) => (
  <PackButtons product={{ slug: "haldi", name: "Haldi", price: priceOf(text) }} label="Packs" words={words} />
);

beforeEach(emptyStorage);

test("each pack is a button that adds one to the slip, and its name has the count", async () => {
  render(packs("50gm, 10kg, bulk"));
  expect(screen.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
    "50gm of Haldi",
    "10kg of Haldi",
    "{loose} of Haldi",
  ]);
  for (const name of ["50gm of Haldi", "50gm of Haldi, 1 held", "{loose} of Haldi"])
    await userEvent.click(screen.getByRole("button", { name }));
  // After the last one, the way to the slip.
  expect(screen.getAllByRole("button").map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
    "50gm of Haldi, 2 held",
    "10kg of Haldi",
    "{loose} of Haldi, 10 kg held",
    "See",
  ]);
  expect(storedLines()).toBe("haldi.50gm.2_haldi.loose.10");
});
