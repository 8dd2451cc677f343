import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { expect, test } from "vitest";

// Names that code builds from parts, so that a search for the whole name cannot find them:
/** `on-${band}`: the bands are the values of `band=`. */
const builtClasses = { prefix: "on-", part: /\bband\s*=\s*"(\w+)"/g };
/** `var(--s${index + 1})`: the seven bowls of Dabba.tsx. */
const builtProperties = { code: /var\(--s\$\{/, names: /^--s[1-7]$/ };
/** Attributes with numeric values, and their lowest and highest value. */
const numericAttributes = new Map<string, readonly [number, number]>([
  ["data-halves", [0, 10]],
  ["data-level", [1, 5]],
]);

/** Used without a rule: base.css removes the markers from lists that have any class. */
const withoutRule = new Set(["list"]);

const sheets = globSync("app/**/*.css").sort().map(readSheet);
const modules = sheets.filter(({ file }) => file.endsWith(".module.css"));
const shared = sheets.filter((sheet) => !modules.includes(sheet));
const code = globSync(["app/**/*.{ts,tsx,js}", "tools/vite/*.ts"])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutUnions(readFileSync(file, "utf8")) }));
const allCode = code.map(({ text }) => text).join("\n");

test("every CSS module has a file name of its own, which its class names begin with", () => {
  const names = modules.map(({ file }) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test("every class of a CSS module is used by a component that imports it", () => {
  const problems = modules.flatMap(({ file, classes }) => {
    const users = code.flatMap(({ file: user, text }) =>
      Array.from(text.matchAll(/import (\w+) from "(.*\.module\.css)"/g))
        .filter(([, , path = ""]) => join(dirname(user), path) === file)
        .map(([, name]) => ({ user, used: namesIn(text, new RegExp(`\\b${name}(?:\\.|\\[")(\\w+)`, "g")) })),
    );
    const unused = [...classes].filter((name) => !users.some(({ used }) => used.has(name)));
    return [
      ...unused.map((name) => `${file}: no component uses .${name}; delete its rules`),
      ...users.flatMap(({ user, used }) =>
        [...used]
          .filter((name) => !classes.has(name))
          .map((name) => `${user}: ${file} has no class .${name}; add its rules or remove the class`),
      ),
    ];
  });
  expect(problems).toEqual([]);
});

test("a CSS module styles only its own classes", () => {
  const problems = modules.flatMap(({ file, globals }) =>
    [...globals].map(
      (name) =>
        `${file}: .${name} belongs elsewhere; style a class of this module, or set a custom property for it to read`,
    ),
  );
  expect(problems).toEqual([]);
});

test("every shared class is used, and every used class has rules", () => {
  const used = new Set(Array.from(allCode.matchAll(builtClasses.part), ([, part]) => builtClasses.prefix + part));
  const classAttributes = /\bclass(?:Name|es)\s*=\s*("[^"]*"|\[[^\]]*\]|\{(?:[^{}]|\{[^{}]*\})*\})/g;
  for (const [, value = ""] of allCode.matchAll(classAttributes)) {
    for (const [, literal = ""] of value.replace(/===\s*"[^"]*"/g, "").matchAll(/["`]([^"`]*)["`]/g))
      for (const name of literal.split(/\s+/)) if (/^[\w-]+$/.test(name)) used.add(name);
  }
  const declared = new Set(shared.flatMap(({ classes }) => [...classes]));
  const problems = [
    ...shared.flatMap(({ file, classes }) =>
      [...classes]
        .filter((name) => !used.has(name))
        .map((name) => `${file}: no className contains .${name}; delete its rules`),
    ),
    ...[...used]
      .filter((name) => !declared.has(name) && !withoutRule.has(name))
      .map((name) => `className "${name}": app/styles has no such class; add its rules or remove the class`),
  ];
  expect(problems).toEqual([]);
});

test("every custom property is used, and every used one is set", () => {
  const used = namesIn(allCode, /var\((--[\w-]+)/g);
  const set = namesIn(allCode, /(--[\w-]+):/g);
  for (const { properties } of sheets) {
    for (const name of properties.used) used.add(name);
    for (const name of properties.set) set.add(name);
  }
  const isBuilt = (name: string) => builtProperties.code.test(allCode) && builtProperties.names.test(name);
  const problems = sheets.flatMap(({ file, properties }) => [
    ...[...properties.set]
      .filter((name) => !used.has(name) && !isBuilt(name))
      .map((name) => `${file}: no var() uses ${name}; delete it`),
    ...[...properties.needed]
      .filter((name) => !set.has(name))
      .map((name) => `${file}: nothing sets ${name}; set it, or give its var() a fallback`),
  ]);
  expect(problems).toEqual([]);
});

test("every data attribute that a style sheet selects is set by a component", () => {
  const problems = sheets.flatMap(({ file, attributes }) =>
    [...attributes]
      .filter(([, { name, value }]) => !canHave(name, value))
      .map(([selector]) => `${file}: no component sets ${selector}; delete its rules`),
  );
  expect(problems).toEqual([]);
});

/** Whether a component sets the attribute to this value, or to an expression while the value appears in the code. */
function canHave(name: string, value: string | undefined): boolean {
  if (value === undefined) return new RegExp(`${name}"?[=:,]`).test(allCode);
  const range = numericAttributes.get(name);
  if (range) return range[0] <= Number(value) && Number(value) <= range[1];
  if (allCode.includes(`${name}="${value}"`)) return true;
  return new RegExp(`${name}"?(=\\{|:)`).test(allCode) && allCode.includes(`"${value}"`);
}

interface Sheet {
  file: string;
  classes: Set<string>;
  /** The classes in `:global()`. */
  globals: Set<string>;
  /** The `data-` attributes it selects, by selector. */
  attributes: Map<string, { name: string; value: string | undefined }>;
  /** Custom properties: set, used, and used without a fallback. */
  properties: { set: Set<string>; used: Set<string>; needed: Set<string> };
}

function readSheet(file: string): Sheet {
  const classes: Sheet["classes"] = new Set();
  const globals: Sheet["globals"] = new Set();
  const attributes: Sheet["attributes"] = new Map();
  const properties: Sheet["properties"] = { set: new Set(), used: new Set(), needed: new Set() };
  const read = (part: SelectorComponent, names: Set<string>) => {
    if (part.type === "class") names.add(part.name);
    if (part.type === "attribute" && part.name.startsWith("data-")) {
      const value = part.operation?.value;
      attributes.set(`[${part.name}${value === undefined ? "" : `="${value}"`}]`, { name: part.name, value });
    }
    const isGlobal = part.type === "pseudo-class" && part.kind === "global";
    for (const inner of innerSelectors(part).flat()) read(inner, isGlobal ? globals : names);
  };
  transform({
    filename: file,
    code: readFileSync(file),
    cssModules: file.endsWith(".module.css"),
    visitor: {
      Selector: (selector) => {
        for (const part of selector) read(part, classes);
      },
      Declaration: {
        custom: ({ name }) => {
          if (name.startsWith("--")) properties.set.add(name);
        },
      },
      Variable: ({ name, fallback }) => {
        properties.used.add(name.ident);
        if (!fallback) properties.needed.add(name.ident);
      },
    },
  });
  return { file, classes, globals, attributes, properties };
}

/** The selectors inside `:is()`, `:has()`, `:global()` and similar. */
function innerSelectors(part: SelectorComponent): Selector[] {
  if (part.type === "pseudo-class" && part.kind === "host") return [];
  if ("selectors" in part) return part.selectors;
  if ("selector" in part) return [part.selector];
  return [];
}

/** Removes unions of string literals: a variant that appears only in a type is not used. */
function withoutUnions(text: string): string {
  return text.replace(/"[^"\n]*"(?:\s*\|\s*"[^"\n]*")+/g, "");
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));
}
