import { expect, test } from "vitest";
import { flattened, minified } from "./css.ts";

test("what Vite has compiled for older browsers is not compiled again", () => {
  const css = ":root{--light:initial;color-scheme:light dark}p{-webkit-mask:var(--a);mask:var(--a)}";
  expect(minified(flattened(css))).toBe(css);
});
