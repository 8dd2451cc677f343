import { expect, test } from "vitest";
import { duration } from "./json-ld";

test.each([
  [25, "PT25M"],
  [60, "PT1H"],
  [75, "PT1H15M"],
  [0, "PT0M"],
])("%i minutes are %s", (minutes, iso) => {
  expect(duration(minutes)).toBe(iso);
});
