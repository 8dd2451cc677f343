import { cpSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openContent } from "../../app/content/content-folder.ts";
import { ContentError, fieldName, problemLine } from "../../app/content/problems.ts";
import { readContent, readContents } from "../../app/content/read.server.ts";
import { categories } from "../../app/content/schema/options.ts";
import { changed, type Edit, messagesAfter, set } from "../../testing/edited-content.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { textProblems } from "./text-problems.ts";

afterEach(() => vi.unstubAllEnvs());

const content = readContent();
const [first = { slug: "" }] = content.products;
const product = `content/en/products/${first.slug}.yaml`;
const site = "content/en/site.yaml";

const [{ slug: dish } = { slug: "" }] = readContent().recipes;
const [home, contact, photos] = ["pages/home", "pages/contact", "photos"].map((name) => `content/en/${name}.yaml`);
const recipe = `content/en/recipes/${dish}.yaml`;
const unknown = (name: string) => `this does not exist: "${name}"; choose another one, or remove this line`;
const anAddress = "{email} once in the sentence, where the site is to write it";
const aBar = "at most one |, between the words for one and for more";
const aGroup = "its fields below it, each on a line indented by two spaces; nothing is there yet";

test.for<[title: string, file: string | undefined, field: (string | number)[], value: unknown, expected: string]>([
  ["category", product, ["category"], "liquid", `one of ${categories.join(", ")}`],
  ["colour", product, ["colour"], "reddish", "something like #b03a2e"],
  ["missing number", product, ["spiceLevel"], undefined, "a whole number from 1 to 5; nothing is there yet"],
  ["empty field", product, ["tag"], null, "some text; nothing is there yet"],
  ["empty group", site, ["phones"], null, aGroup],
  ["entry of a list", product, ["badges", 1], 7, "some text; now it is 7 without quotes"],
  ["pack to be drawn", home, ["hero", "packs", 1], "two packs", "something like 500gm"],
  ["pack of a product", product, ["price"], "250mg, 100gm", "something like 50gm, 500gm, 10kg, bulk"],
  [
    "picture's address that ends a style",
    product,
    ["picture"],
    "https://a.example/a}.jpg",
    "something like chilli.jpg",
  ],
  ["focus", photos, [0, "focus"], "200% 50%", "something like 50% 45%"],
  ["address that is no host", site, ["address"], "https://a.in&b<c", "something like https://www.example.in"],
  ["time", site, ["hours", "opens"], "99:99", "something like 09:00"],
  ["closing time", site, ["hours", "closes"], "00:30", "a time after the opening time"],
  ["amount", recipe, ["ingredients", 0, "amount"], "1/2", "a number from 0.1 to 5000"],
  ["third form of a word", recipe, ["ingredients", 0, "name"], "a | b | c", aBar],
  ["notice without the address", contact, ["privacy", "rights"], "Write to us", anAddress],
])("an invalid %s is rejected, and the message says what is valid", ([, file = "", field, value, expected]) => {
  const now = typeof value === "string" ? `; now it is "${value}"` : "";
  expect(messagesAfter({ [file]: set(field, value) })).toEqual([
    `${file}: ${fieldName(field)}: write ${expected}${now}`,
  ]);
});

test.for<[file: string | undefined, field: (string | number)[]]>([
  [recipe, ["spices", 0, "id"]],
  [home, ["testimonials", "quotes", 0, "spice"]],
  [contact, ["areas", "regions", 0]],
])("what %s does not know is reported", ([file = "", field]) => {
  expect(messagesAfter({ [file]: set(field, "saffron") })).toEqual([
    `${file}: ${fieldName(field)}: ${unknown("saffron")}`,
  ]);
});

test("an English name needs an English letter, and may have any others", () => {
  for (const name of ["हल्दी", "123 & ½", "🌶️"])
    expect(messagesAfter({ [product]: set(["name"], name) })).toEqual([
      `${product}: name: write the name in English letters here, and in Hindi in the Hindi form: its address is made of it (now "${name}")`,
    ]);
  for (const name of ["Haldi हल्दी", 'Ma\'s "own" #1 & more: 50% 🌶️', "X"])
    expect(messagesAfter({ [product]: set(["name"], name) })).toEqual([]);
});

test.for([
  [product, "name"],
  [recipe, "title"],
] as const)("a second %s of one name is reported", ([file, field]) => {
  const copy = file.replace(/[^/]+\.yaml$/, "zz-copy.yaml");
  const twin = (of: string) => of.replace("/en/", "/hi/");
  const files = { [copy]: () => readFileSync(file, "utf8"), [twin(copy)]: () => readFileSync(twin(file), "utf8") };
  expect(messagesAfter(files)).toEqual([expect.stringContaining(`${copy}: ${field}: this is there twice`)]);
});

test("the message for misplaced curly brackets lists the names that are known there", () => {
  expect(messagesAfter({ [site]: set(["units", 0, "street"], "Road {number}") })).toEqual([
    `${site}: units, entry 1, street: write no curly brackets here; now it is {number}`,
  ]);
  expect(messagesAfter({ "content/en/catalogue.yaml": set(["message"], "About {nam}") })).toEqual([
    expect.stringMatching(
      /^content.en.catalogue.yaml: message: write one of {name}, {price}, {brand}, .*; now it is {nam}$/,
    ),
  ]);
});

test("a broken file is reported once, even if it has a placeholder and a translation", () => {
  const home = "content/en/pages/home.yaml";
  const broken = textProblems(changed({ [home]: () => "- nothing: like it\n" }));
  expect(broken.map(({ file }) => file)).toEqual([home]);
});

test("a missing picture is reported, and so is an entry for a picture that does not exist", () => {
  const pictures = Object.keys(content.photos).length;
  expect(messagesAfter({ [product]: set(["picture"], "no-such.jpg") })).toEqual([
    `${product}: picture: ${unknown("no-such.jpg")}`,
    `content/en/photos.yaml: no-such.jpg: nobody has said what this photo shows: under “Say what a photo shows” add it and write one sentence (it is used here: ${product})`,
  ]);
  expect(messagesAfter({ [recipe]: set(["illustration"], "none.svg") })).toEqual([
    `${recipe}: illustration: ${unknown("none.svg")}`,
  ]);
  expect(messagesAfter({ "content/en/photos.yaml": set([pictures], { id: "no-such.jpg", alt: "Nothing" }) })).toEqual([
    `content/en/photos.yaml: ${fieldName([pictures, "id"])}: ${unknown("no-such.jpg")}`,
  ]);
});

test("in recipes, units without amounts, unknown variables and duplicate ingredients are rejected", () => {
  const [{ slug, spices: [spice] = [], ingredients: [ingredient] = [] } = { slug: "" }] = readContent().recipes;
  const file = `content/en/recipes/${slug}.yaml`;
  const first = (field: string, value: unknown) => set(["ingredients", 0, field], value);
  const found = (edit: Edit) => messagesAfter({ [file]: edit });
  expect(found(set(["ingredients", 0], { id: ingredient?.id, name: "rice", unit: "cup" }))).toEqual([
    `${file}: ingredients, entry 1, unit: write no unit without an amount; now it is "cup"`,
  ]);
  expect(found(first("name", "{rice}"))).toContainEqual(expect.stringContaining("; now it is {rice}"));
  expect(found(set(["spices", 1, "id"], spice?.id))).toEqual([
    `${file}: spices, entry 2, id: this is there twice: "${spice?.id}"; change or remove one`,
  ]);
});

test("a spice that is already a product is reported", () => {
  const { length } = readContent().spices;
  expect(messagesAfter({ "content/en/spices.yaml": set([length], { id: first.slug, name: "Again" }) })).toEqual([
    `content/en/spices.yaml: ${fieldName([length, "id"])}: this is there twice: "${first.slug}"; change or remove one`,
  ]);
});

test("a file that the site would ignore is reported", () => {
  const root = temporaryFolder();
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !path.endsWith(".jpg") });
  const add = (file: string) => cpSync(product, join(root, "content", file));
  for (const name of ["haldi", "haldi copy.yaml", "haldi.yaml.txt", ".DS_Store", "chilli.yaml~"])
    add(`en/products/${name}`);
  add("en/pages/hom.yaml");
  const named = textProblems(openContent(root)).filter((problem) => !/photos|\.jpg/.test(problemLine(problem)));
  expect(named.map(({ file, code }) => [file, code]).sort()).toEqual(
    ["pages/hom.yaml", "products/haldi copy.yaml", "products/haldi", "products/haldi.yaml.txt"].map((file) => [
      `content/en/${file}`,
      "unreadFile",
    ]),
  );
});

test("all problems are reported at once, in the message of the build", () => {
  const edits = {
    [product]: set(["spiceLevel"], "hot"),
    [site]: set(["fssai"], 1),
    "content/en/pages/about.yaml": set(["heroPicture"], undefined),
  };
  const expected = expect.arrayContaining(Object.keys(edits).map((file) => expect.stringContaining(file)));
  expect(messagesAfter(edits)).toEqual(expected);
  expect(() => readContents(changed(edits))).toThrow(ContentError);
  expect(() => readContents(changed(edits))).toThrow(/^The content has 3 problems:\n {2}content/);
});

test("the content chooses the set of controls, SITE_CONTROLS overrides it, and launch has all extras", () => {
  const file = "content/en/controls.yaml";
  for (const name of ["specified", "launch"]) {
    const chosen = changed({ [file]: set(["use"], name) });
    for (const environment of ["", "specified", "launch"]) {
      vi.stubEnv("SITE_CONTROLS", environment);
      const [{ controlSet, hasExtras }] = readContents(chosen);
      expect([controlSet, hasExtras]).toEqual([environment || name, (environment || name) === "launch"]);
    }
  }
  vi.stubEnv("SITE_CONTROLS", "lunch");
  expect(() => readContent()).toThrow('SITE_CONTROLS: expected specified or launch, got "lunch"');
  expect(messagesAfter({ [file]: set(["use"], "lunch") })).toEqual([
    `${file}: use: write one of specified, launch; now it is "lunch"`,
  ]);
});

test("missing content is reported file by file", () => {
  expect(() => readContents(openContent(tmpdir()))).toThrow(/content\/en\/site\.yaml: this whole file is missing/);
});
