import { afterEach, expect, test } from "vitest";
import { inks } from "../styles/brand-colours.server.ts";
import { markDrawing } from "./mark.server.ts";

const own = { ...inks };

afterEach(() => {
  Object.assign(inks, own);
});

test.each(["ink", "ivory", "s1", "s2", "s3", "s4", "s5", "s6", "s7"] as const)(
  "the mark takes its %s from the brand, in both sizes",
  (name) => {
    const before = [markDrawing(), markDrawing("small")];
    Object.assign(inks, { [name]: "oklch(60% 0.2 0)" });
    expect(markDrawing()).not.toBe(before[0]);
    expect(markDrawing("small")).not.toBe(before[1]);
  },
);
