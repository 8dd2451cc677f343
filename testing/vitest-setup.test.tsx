import { expect, test, vi } from "vitest";

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

test("what is waited for may take longer than a second", async () => {
  const start = Date.now();
  await vi.waitFor(() => expect(Date.now() - start).toBeGreaterThan(1200));
});
