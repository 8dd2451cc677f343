import { expect, test } from "vitest";
import { textToPath } from "./text-to-path.server.ts";

test("a path has no character that it does not need, and every command has its numbers", () => {
  const { path } = textToPath("शिवनाथ Masale 1987");
  expect(path).toMatch(/^M/);
  expect(path).not.toMatch(/ -|([lqc])[^a-zA-Z]*\1/);
  const numbersOf = { M: 2, l: 2, q: 4, c: 6, z: 0 };
  for (const [, command = "", text = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = text.match(/-?\d+/g)?.length ?? 0;
    const needed = numbersOf[command as keyof typeof numbersOf];
    expect(needed === 0 ? count : count % needed, command + text).toBe(0);
  }
});
