import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readableNames, shortNames } from "./class-names";

const files = globSync("app/**/*.module.css");
const short = shortNames(process.cwd());

test("in development a name says where its rule is", () => {
  expect(readableNames("scene", "/site/app/routes/home/Hero.module.css", "")).toBe("Hero_scene");
});

test("in a build every name is different and none is one of the site's own classes", () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(file, "utf8");
    const classes = new Set(Array.from(css.matchAll(/\.([a-z]\w*)(?=[^;{}]*\{)/g), ([, name = ""]) => name));
    return [...classes].map((name) => short(name, resolve(file), css));
  });
  expect(names.length).toBeGreaterThan(150);
  expect(new Set(names).size).toBe(names.length);
  // Those are written in small letters.
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}[A-Z]{1,2}$/);
});

test("a name does not depend on the order in which files are read, and animations have names too", () => {
  const css = ".one { animation: fade 1s } @keyframes fade { to { opacity: 0.5 } } .two {}";
  const [file = ""] = files;
  expect(["two", "fade", "one"].map((name) => short(name, file, css).slice(-1))).toEqual(["C", "B", "A"]);
  expect(() => short("three", file, css)).toThrow(file);
  expect(() => short("one", "app/Unknown.module.css", css)).toThrow("Unknown.module.css");
});
