import { expect, test } from "vitest";

let ran = 0;

test("a test may leave a timer and a frame", () => {
  setTimeout(() => ran++);
  requestAnimationFrame(() => ran++);
  expect(ran).toBe(0);
});

test("neither runs in the next test", async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(ran).toBe(0);
});
