import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { emptyStorage, storedLines } from "../../../testing/slip.ts";
import { PutDish } from "./PutDish.tsx";
import { PutSpices } from "./PutSpices.tsx";

const own = { label: "Put all", see: "See it", packs: { mirch: "50gm", jeera: "50gm" } };

beforeEach(emptyStorage);

const show = (spices: string[]) =>
  render(<PutSpices {...{ own, spices }} nameOf={(label) => `${label}, dal`} className="" />);

test("one press puts the spices of a dish on the slip, in their smallest packs, and offers to see it", async () => {
  show(["haldi", "mirch", "jeera"]); // Haldi is no product.
  await userEvent.click(screen.getByRole("button", { name: "Put all, dal" }));
  expect(storedLines()).toBe("haldi.any_mirch.50gm_jeera.50gm");
  screen.getByRole("button", { name: own.see });
});

test("there is no button if no spice of the dish is a product", () => {
  show(["haldi"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a dish for another number of people takes the place of its packs", async () => {
  for (const [people, lines] of [
    [500, { "masala.500gm": 2, "haldi.g": 380 }],
    [40, { "masala.100gm": 1, "haldi.g": 30 }],
  ] as const) {
    render(<PutDish {...{ own, people }} slug="curry" lines={new Map(Object.entries(lines))} label="Put" />);
    await userEvent.click(screen.getByRole("button", { name: "Put" }));
    await userEvent.click(screen.getByRole("button", { name: "Put" }));
    cleanup();
  }
  expect(storedLines()).toBe("masala.100gm_haldi.g.30");
});
