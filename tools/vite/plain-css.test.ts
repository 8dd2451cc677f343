import postcss from "postcss";
import { expect, test } from "vitest";
import { plainColours } from "./plain-css.ts";

const processed = async (css: string) => (await postcss([plainColours]).process(css, { from: undefined })).css;

test("a colour token has a fallback for browsers without oklch(), and stays as it is for others", async () => {
  const css = ":root{--ink:oklch(24% 0.045 48);--line:1px}";
  expect(await processed(css)).toBe(`${css}@supports not (color: oklch(0% 0 0)){:root{--ink:#30180b}}`);
});

test("shadows and the colours of both themes have such a fallback, also in nested rules", async () => {
  const css = ".a{&.b{--lift:0 1px oklch(20% 0.05 45 / 0.28);--bg:light-dark(var(--ivory), oklch(19.5% 0.028 48))}}";
  const plain = await processed(css);
  expect(plain).toContain("--lift:0 1px #280d0247");
  expect(plain).toContain("--bg:light-dark(var(--ivory), #1f1109)");
  expect(plain.match(/&\.b/g)).toHaveLength(2);
});

test("rules without such a token stay as they are", async () => {
  const css = ".a{--b:var(--c);color:red}";
  expect(await processed(css)).toBe(css);
});
