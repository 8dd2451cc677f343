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

beforeEach(emptyStorage);

test("the button of loose goods adds ten kilos to the slip, and its name has the weight", async () => {
  const price = readPrice("50gm, bulk") as Price; // As the content has it.
  render(<PackButtons product={{ slug: "haldi", name: "Haldi", price }} label="Packs" words={words} />);
  await userEvent.click(screen.getByRole("button", { name: "{loose} of Haldi" }));
  screen.getByRole("button", { name: "{loose} of Haldi, 10 kg held" });
  expect(storedLines()).toBe("haldi.loose.10");
});
