import postcss from "postcss";
import { expect, test } from "vitest";
import { layerOfRoom, plainColours } from "./plain-css.ts";

const processed = async (css: string) => (await postcss([plainColours]).process(css, { from: undefined })).css;

test("colours in oklch() become hexadecimal, also in shadows, for both themes and in nested rules", async () => {
  const css =
    ".a{color:oklch(24% 0.045 48);&.b{--lift:0 1px oklch(20% 0.05 45 / 0.28);--bg:light-dark(var(--c), oklch(62% 0.15 70))}}";
  expect(await processed(css)).toBe(".a{color:#30180b;&.b{--lift:0 1px #280d0247;--bg:light-dark(var(--c), #be7200)}}");
});

test("a value that is no colour is an error that names it", async () => {
  await expect(processed(".a{color:oklch(red)}")).rejects.toThrow("oklch(red) is not a colour");
});

test("a CSS module is in the layer of its room, but for what names a layer itself", async () => {
  const css = ".a{top:0}@layer print{.b{top:0}}@media print{.c{top:0}}";
  const layered = async (file: string) => (await postcss([layerOfRoom]).process(css, { from: file })).css;
  expect(await layered("/site/app/features/slip/Slip.module.css")).toBe(
    "@layer features{.a{top:0}@media print{.c{top:0}}}@layer print{.b{top:0}}",
  );
  expect(await layered("/site/app/styles/base.css")).toBe(css);
});
