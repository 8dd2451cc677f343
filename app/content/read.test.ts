import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentError } from "./problems";
import { readContent } from "./read.server";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(folder, "content"), {
    recursive: true,
    filter: (path) => !path.endsWith(".jpg") || path.includes("photos"),
  });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const chilli = "content/products/chilli-powder.yaml";

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  expect(after, `${file} holds ${from}`).not.toBe(before);
  writeFileSync(path, after);
}

function problems(): string[] {
  try {
    readContent("en", folder);
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map(({ file, field, says }) => `${file}: ${field}: ${says}`);
    throw error;
  }
  return [];
}

test("the family's content has no problems", () => {
  expect(problems()).toEqual([]);
});

test("a missing field is named", () => {
  change(chilli, /spiceLevel: .*\n/, "");
  expect(problems()).toEqual([`${chilli}: spiceLevel: expected a whole number from 1 to 5, but it is missing`]);
});

test("a number out of range is named with what was found", () => {
  change(chilli, /spiceLevel: .*\n/, "spiceLevel: 7\n");
  expect(problems()).toEqual([`${chilli}: spiceLevel: expected a whole number from 1 to 5, got 7`]);
});

test("a misspelt field is not silently dropped", () => {
  change(chilli, "spiceLevel:", "spicelevel:");
  expect(problems()).toEqual([
    expect.stringContaining(`${chilli}: spiceLevel: `),
    expect.stringContaining(`${chilli}: spicelevel: expected no such field`),
  ]);
});

test("an unknown category is answered with the known ones", () => {
  change(chilli, /category: .*\n/, "category: liquid\n");
  expect(problems()).toEqual([
    `${chilli}: category: expected one of powder, blend, whole-spice, dried-herbs, got "liquid"`,
  ]);
});

test("a picture that is not there is named", () => {
  change(chilli, /picture: .*\n/, "picture: no-such.jpg\n");
  expect(problems()[0]).toBe(`${chilli}: picture: expected a file in content/photos/, but there is no "no-such.jpg"`);
});

test("two products with one id are both named", () => {
  change("content/products/garam-masala.yaml", /id: 2\b/, "id: 1");
  expect(problems()).toEqual([
    expect.stringMatching(
      /garam-masala\.yaml: id: expected a number no other has, got 1, which chilli-powder\.yaml has too/,
    ),
  ]);
});

test("a recipe may only name spices that exist", () => {
  change("content/recipes/jeera-rice.yaml", /cumin-seed/, "saffron");
  expect(problems()).toEqual([
    expect.stringMatching(/jeera-rice\.yaml: spices\.0: expected a spice .*, got "saffron"/),
  ]);
});

test("broken YAML is named by line", () => {
  writeFileSync(join(folder, chilli), "id: 1\ncategory: [powder\n");
  expect(problems()).toEqual([
    expect.stringMatching(/chilli-powder\.yaml: : line \d+, column \d+: expected valid YAML/),
  ]);
});

test("facts and words must mirror each other", () => {
  rmSync(join(folder, "content/en/products/chilli-powder.yaml"));
  rmSync(join(folder, "content/recipes/jeera-rice.yaml"));
  expect(problems()).toEqual([
    expect.stringContaining("content/en/products/chilli-powder.yaml: : expected this file"),
    expect.stringContaining("content/en/recipes/jeera-rice.yaml: : expected its facts"),
  ]);
});

test("a name that every object of JavaScript has is no name of ours", () => {
  change("content/en/pages/contact.yaml", /- odisha/, "- constructor");
  change("content/regions.yaml", /id: odisha/, "id: constructor");
  change("content/spices.yaml", /$/, "\n- constructor\n");
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/en\/regions\.yaml: constructor: expected the state's name/),
      expect.stringMatching(/en\/spices\.yaml: constructor: expected the spice's name/),
    ]),
  );
});

test("a state or a spice listed twice is named", () => {
  change("content/regions.yaml", /id: jharkhand/, "id: odisha");
  change("content/spices.yaml", /- (\S+)/, "- $1\n- $1");
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/regions\.yaml: \d\.id: expected each name once, got "odisha" again/),
      expect.stringMatching(/spices\.yaml: 1: expected each name once/),
    ]),
  );
});

test("a file whose name would not be read, or would spoil an address, is named", () => {
  for (const name of ["haldi.yml", "Haldi Powder.yaml", "haldi copy.yaml"])
    cpSync(join(folder, chilli), join(folder, "content/products", name));
  cpSync(join(folder, chilli), join(folder, "content/products/.chilli-powder.yaml.swp"));
  const named = problems().filter((problem) => problem.includes("file name"));
  expect(named).toEqual([
    expect.stringContaining("content/products/Haldi Powder.yaml: : expected a file name"),
    expect.stringContaining("content/products/haldi copy.yaml: : expected a file name"),
    expect.stringContaining("content/products/haldi.yml: : expected a file name"),
  ]);
});

test("a folder in the place of a file is named", () => {
  rmSync(join(folder, chilli));
  mkdirSync(join(folder, chilli));
  expect(problems()).toEqual([expect.stringContaining(`${chilli}: : expected a file`)]);
});

test("every problem is told at once", () => {
  change(chilli, /spiceLevel: .*\n/, "spiceLevel: hot\n");
  change("content/site.yaml", /fssai: .*\n/, "fssai: 1\n");
  change("content/en/pages/about.yaml", /heroPicture: .*\n/, "");
  rmSync(join(folder, "content/photos/pack-family.jpg"));
  expect(problems().map((problem) => problem.split(":")[0])).toEqual(
    expect.arrayContaining([
      chilli,
      "content/site.yaml",
      "content/en/pages/about.yaml",
      "content/en/pages/products.yaml",
    ]),
  );
});

test("SITE_CONTROLS chooses the set, and refuses one that does not exist", () => {
  expect(readContent().controls["shop-now"]).toEqual({ kind: "none" });
  vi.stubEnv("SITE_CONTROLS", "launch");
  expect(readContent().controls["shop-now"]).toEqual({ kind: "link", to: "/products" });
  vi.stubEnv("SITE_CONTROLS", "lunch");
  expect(() => readContent()).toThrow('SITE_CONTROLS: expected specified or launch, got "lunch"');
});
