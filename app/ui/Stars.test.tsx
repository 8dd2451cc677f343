import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { litHalves, Stars } from "./Stars";

test("each whole point is a full star, a remainder of 0.5 or more is half a star, the rest are empty", () => {
  expect([5, 4.9, 4.5, 4.49, 4, 0.5, 0].map(litHalves)).toEqual([10, 9, 9, 8, 8, 1, 0]);
});

test("ratings out of range light at most five stars and at least none", () => {
  expect([7, -1].map(litHalves)).toEqual([10, 0]);
});

test("the rating is read out, 4.5 if there is none", () => {
  render(
    <>
      <Stars rating={4.7} words="{rating} out of 5" />
      <Stars words="{rating} out of 5" />
    </>,
  );
  expect(screen.getByRole("img", { name: "4.7 out of 5" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "4.5 out of 5" })).toBeTruthy();
});
