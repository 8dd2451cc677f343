import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { filledHalves, Stars } from "./Stars.tsx";

test("each whole point is a full star, 0.5 or more is half a star", () => {
  expect([5, 4.9, 4.5].map(filledHalves)).toEqual([10, 9, 9]);
});

test("the rating is read out", () => {
  render(<Stars rating={4.7} words="{rating} out of 5" />);
  expect(screen.getByRole("img", { name: "4.7 out of 5" })).toBeTruthy();
});
