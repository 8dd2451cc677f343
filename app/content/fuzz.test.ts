import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { type CardProduct, ProductCard } from "../catalogue/ProductCard";
import { ContentError, line, type Problem } from "./problems";
import { type Content, readContent } from "./read.server";

/**
 * Spoils the content at random, thousands of times: each time it must be refused in words that name file and
 * field, or give a site that can be shown. What fails is repeated with `FUZZ_SEED=<seed>:<number>`.
 */

/** The files as they are, and as they are spoilt: `undefined` where a file was taken away. */
const disk = vi.hoisted(() => ({
  whole: new Map<string, string>(),
  spoilt: new Map<string, Uint8Array | undefined>(),
}));

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  const short = (path: string) => path.slice(process.cwd().length + 1);
  return {
    ...fs,
    existsSync: (path: string) =>
      disk.spoilt.has(short(path)) ? disk.spoilt.get(short(path)) !== undefined : fs.existsSync(path),
    statSync: (path: string) => fs.statSync(disk.spoilt.get(short(path)) ? "package.json" : path),
    readdirSync: (path: string) => {
      const added = [...disk.spoilt].flatMap(([file, text]) =>
        text && file.startsWith(`${short(path)}/`) ? file.slice(short(path).length + 1) : [],
      );
      return [...new Set([...fs.readdirSync(path), ...added])].filter(
        (name) => !disk.spoilt.has(`${short(path)}/${name}`) || disk.spoilt.get(`${short(path)}/${name}`),
      );
    },
    readFileSync: (path: string, encoding: "utf8") => {
      const spoilt = disk.spoilt.get(short(path));
      if (spoilt) return Buffer.from(spoilt).toString(encoding);
      const text = disk.whole.get(path) ?? fs.readFileSync(path, encoding);
      disk.whole.set(path, text);
      return text;
    },
  };
});

// Of the 48 files of a reading 47 are as they were: their parsing is remembered, so that thousands of readings take seconds.
vi.mock("yaml", async (importOriginal) => {
  const yaml = await importOriginal<typeof import("yaml")>();
  const parsed = new Map<string, import("yaml").Document.Parsed>();
  const whole = new Set<string>();
  return {
    ...yaml,
    parseDocument: (text: string, options: import("yaml").ParseOptions) => {
      if (whole.size !== disk.whole.size) for (const known of disk.whole.values()) whole.add(known);
      const known = parsed.get(text);
      if (known) return known;
      const document = yaml.parseDocument(text, options);
      if (whole.has(text)) {
        const value: unknown = document.toJS();
        parsed.set(text, Object.assign(document, { toJS: () => value }));
      }
      return document;
    },
  };
});

const mutants = 3_000;
const [seed = 1, only] = (process.env.FUZZ_SEED ?? "").split(":").filter(Boolean).map(Number);

beforeEach(() => disk.spoilt.clear());

test(`${mutants} spoilt contents are refused by file and field, or shown (seed ${seed})`, { timeout: 60_000 }, () => {
  readContent();
  const files = [...disk.whole].map(([path, text]) => ({ file: path.slice(process.cwd().length + 1), text }));
  expect(files.length).toBeGreaterThan(40);
  const outcomes = { refused: 0, shown: 0 };
  const faults: string[] = [];
  for (let number = 0; number < mutants; number++) {
    if (only !== undefined && number !== only) continue;
    const random = new Random(seed * 1_000_003 + number);
    const { file, text } = random.of(files);
    const { says, bytes, as = file } = spoil(random, file, text);
    disk.spoilt.clear();
    if (as !== file) disk.spoilt.set(file, undefined);
    disk.spoilt.set(as, bytes);
    let fault: string | undefined;
    try {
      fault = unshowable(readContent());
      outcomes.shown++;
    } catch (error) {
      fault = error instanceof ContentError ? unclear(error, as, file) : `threw ${error}`;
      outcomes.refused++;
    }
    if (fault) faults.push(`FUZZ_SEED=${seed}:${number}  ${as}: ${says}\n    ${fault}`);
  }
  expect(faults.slice(0, 12).join("\n"), `${faults.length} faults; the first of them`).toBe("");
  if (only === undefined) {
    expect(outcomes.refused).toBeGreaterThan(mutants / 2);
    expect(outcomes.shown).toBeGreaterThan(mutants / 20);
  }
});

/** Numbers that look random and are the same for the same seed (mulberry32). */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T; // Never called with an empty list.
  }
}

interface Spoilt {
  says: string;
  /** What the file holds now; undefined when it is gone. */
  bytes: Uint8Array | undefined;
  /** The file's new name, when that is what changed. */
  as?: string;
}

function spoil(random: Random, file: string, text: string): Spoilt {
  const kind = random.below(20);
  if (kind === 0) return spoilFile(random, file, text);
  if (kind < 6) return spoilText(random, text);
  return spoilField(random, text);
}

function spoilFile(random: Random, file: string, text: string): Spoilt {
  const name = file.replace(/\.yaml$/, "");
  const as = random.of(["", "", `${name}.yml`, `${name} copy.yaml`, `${name.replace(/[^/]*$/, "Haldi Powder")}.yaml`]);
  return as ? { says: `renamed from ${file}`, as, bytes: Buffer.from(text) } : { says: "taken away", bytes: undefined };
}

function spoilText(random: Random, text: string): Spoilt {
  const lines = text.split("\n");
  const at = random.below(lines.length);
  const change = (says: string, line: (before: string) => string): Spoilt => {
    lines[at] = line(lines[at] ?? "");
    return { says: `line ${at + 1} ${says}`, bytes: Buffer.from(lines.join("\n")) };
  };
  const whole = (says: string, bytes: Uint8Array | string): Spoilt => ({ says, bytes: Buffer.from(bytes) });
  const other = random.below(lines.length);
  return random.of([
    () => change("indented", (line) => `${" ".repeat(1 + random.below(3))}${line}`),
    () => change("less indented", (line) => line.replace(/^ {1,2}/, "")),
    () => change("indented with a tab", (line) => `\t${line}`),
    () => change("without its colon", (line) => line.replace(":", "")),
    () => change("without a space after its colon", (line) => line.replace(": ", ":")),
    () => change("with a quotation mark", (line) => `${line}${random.of(['"', "'", ': "', " '"])}`),
    () =>
      change("with a special character before", (line) =>
        line.replace(/: /, `: ${random.of([..."%@`&*!|>{}[],#-?"])}`),
      ),
    () => change("twice", (line) => `${line}\n${line}`),
    () => change("gone", () => ""),
    () =>
      change("swapped", (line) => {
        const before = lines[other] ?? "";
        lines[other] = line;
        return before;
      }),
    () => change("replaced by a conflict of git", (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> other`),
    () => change("with an anchor", (line) => line.replace(/: /, ": &a ")),
    () => change("with an alias", (line) => line.replace(/: .*/, ": *a")),
    () => change("that holds itself", (line) => line.replace(/: .*/, ": &a [*a]")),
    () =>
      change("with a tag", (line) =>
        line.replace(/: /, `: ${random.of(["!!binary ", "!!set ", "!!js/function ", "!x "])}`),
      ),
    () => whole("cut off", text.slice(0, random.below(text.length))),
    () => whole("with a byte broken", spoilByte(random, Buffer.from(text))),
    () => whole("with junk", Buffer.from(Array.from({ length: 200 }, () => random.below(256)))),
    () => whole("with Windows line ends and a mark", `\ufeff${text.replaceAll("\n", "\r\n")}`),
    () => whole("as UTF-16", Buffer.from(text, "utf16le")),
    () => whole("as YAML 1.1", `%YAML 1.1\n---\n${text}`),
    () => whole("with a second document", `${text}\n---\n${text}`),
    () =>
      whole(
        "with many aliases",
        `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefgh"].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[index]}`)}]`).join("\n")}\n`,
      ),
    () =>
      whole(
        "replaced",
        random.of(["", "\n", "null", "[]", "{}", "just text", "42", "- a\n- b", "# only a remark", "~"]),
      ),
  ])();
}

function spoilByte(random: Random, bytes: Buffer): Buffer {
  bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

const strange = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  " ",
  "\n",
  "x",
  "42",
  "true",
  "null",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "</script><!--",
  "&amp;{name}{price}{{x}}",
  "%s%d%00",
  "\u202eabc",
  "\ud800",
  "\u0000\u0007\u001b[2J",
  "constructor",
  "__proto__",
  "toString",
  "../../etc/passwd",
  "https://",
  "https://x y",
  "javascript:alert(1)",
  "/products",
  "//evil.example",
  "no-such",
  "no-such.jpg",
  "Haldi".repeat(20_000),
  "word ".repeat(20_000),
  [],
  {},
  [[]],
  [null],
  ["", ""],
  { a: 1 },
  ["a", "a"],
  new Date(0),
  Object.fromEntries([["constructor", "x"]]),
] as const;

/** Takes a field, at any depth, and does something to it. */
function spoilField(random: Random, text: string): Spoilt {
  const root: unknown = parse(text);
  const places: { parent: Record<string, unknown>; key: string; path: string }[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value !== "object" || value === null) return;
    const parent = value as Record<string, unknown>; // A list is one whose names are numbers.
    for (const key of Object.keys(parent)) {
      places.push({ parent, key, path: `${path}${key}` });
      walk(parent[key], `${path}${key}.`);
    }
  };
  walk(root, "");
  const { parent, key, path } = random.of(places);
  const value = parent[key];
  const other = random.of(places);
  const says = random.of([
    () => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      return "left out";
    },
    () => {
      parent[key] = random.of(strange);
      return `set to ${JSON.stringify(parent[key])?.slice(0, 40)}`;
    },
    () => {
      parent[key] =
        typeof value === "string"
          ? random.of([Number(value), [value], { value }, `${value}\n${value}`])
          : JSON.stringify(value);
      return "of another type";
    },
    () => {
      if (Array.isArray(parent)) parent.push(value);
      else
        parent[
          random.of([
            `${key}s`,
            key.toUpperCase(),
            ` ${key}`,
            "extra",
            "__proto__",
            "constructor",
            "x".repeat(5_000),
            "a\u001b[2Jb",
            "",
          ])
        ] = value;
      return "there twice";
    },
    () => {
      [parent[key], other.parent[other.key]] = [other.parent[other.key], value];
      return `swapped with ${other.path}`;
    },
    () => {
      parent[key] = Array.isArray(value)
        ? random.of([[...value, ...value], [...value].reverse(), value.slice(1)])
        : [value, value];
      return "doubled, turned or cut";
    },
    () => {
      parent[key] =
        typeof value === "number" ? value + random.of([-1, 1, 0.1, 100, -100]) : `${JSON.stringify(value)} `;
      return "a little different";
    },
    () => {
      // Names that every object of JavaScript has.
      parent[key] = random.of(["constructor", "__proto__", "valueOf"]);
      return `called ${parent[key]}`;
    },
    () => {
      parent[key] = other.parent[other.key];
      return `the same as ${other.path}`;
    },
  ])();
  let spoilt: string;
  try {
    spoilt = stringify(root, { aliasDuplicateObjects: random.of([true, false]), lineWidth: 0 });
  } catch {
    // A swap has put a part into itself: the text as it was stands for it.
    spoilt = text;
  }
  return { says: `${path} ${says}`, bytes: Buffer.from(spoilt) };
}

/** What is wrong with a refusal: it must name file and field, in words and on one line. */
function unclear({ problems, message, stack }: ContentError, as: string, file: string): string | undefined {
  if (problems.length === 0) return "refused without a problem";
  if (stack?.includes("\n    at ")) return "shows a place in our code";
  const slug = file.replace(/.*\/|\.yaml$/g, "");
  if (![as, file, slug].some((name) => message.includes(name))) return `speaks of other files only: ${message}`;
  for (const problem of problems) {
    const said = line(problem);
    if (!/^content\/[^:]+$/.test(problem.file)) return `names no file: ${said}`;
    if (!/expected .+/.test(problem.says)) return `says not what was expected: ${said}`;
    if (!problem.field && !isOfWholeFile(problem)) return `names no field: ${said}`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would carry them out
    if (/[\u0000-\u001f\u007f\u202a-\u202e\ud800-\udfff]/.test(said.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, "")))
      return `holds control characters: ${JSON.stringify(said)}`;
    if (
      /ZodError|TypeError|RangeError|invalid_|unrecognized_|\[object|Invalid input|Unrecognized key|undefined/.test(
        said,
      )
    )
      return `speaks the language of code: ${said}`;
    if (said.length > 400) return `goes on for ${said.length} characters: ${said.slice(0, 100)}`;
  }
  return undefined;
}

function isOfWholeFile({ says }: Problem): boolean {
  return /^line \d+, column \d+: |expected (this|its facts|a file|valid YAML|a group|a list|a name|file names|one sentence|an action|a label)/.test(
    says,
  );
}

/** What would go wrong when accepted content is shown. */
function unshowable(content: Content): string | undefined {
  const { products, recipes, regions, regionWords, spices, spiceWords, photoWords, pages, catalogue } = content;
  const hole = holes(content, "").next().value;
  if (hole) return `accepted with ${hole}`;
  for (const [kind, names] of Object.entries({
    products: products.map(({ id }) => id),
    recipes: recipes.map(({ id }) => id),
    regions: regions.map(({ id }) => id),
    spices,
  }))
    if (new Set<string | number>(names).size < names.length) return `accepted ${kind} with the same name: ${names}`;
  for (const { slug } of [...products, ...recipes])
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return `accepted the file name "${slug}"`;
  for (const spice of spices) if (typeof spiceWords[spice] !== "string") return `no words for the spice ${spice}`;
  for (const region of [
    ...regions.map(({ id }) => id),
    ...pages.home.regions.boards.map(({ region }) => region),
    ...pages.distributors.reach.boards.map(({ region }) => region),
    ...pages.distributors.reach.wanted,
    ...pages.contact.areas.regions,
  ])
    if (typeof regionWords[region]?.name !== "string") return `no words for the state ${region}`;
  for (const { picture, ...product } of products) {
    const alt = picture && photoWords[picture];
    if (picture && typeof alt !== "string") return `no words for the picture ${picture}`;
    const card: CardProduct = {
      ...product,
      labels: product.badges,
      picture: picture ? { alt: alt ?? "", src: picture } : undefined,
    };
    const html = renderToStaticMarkup(createElement(ProductCard, { product: card, words: catalogue, sizes: "1px" }));
    if (!html.includes("</h3>") || /<script|<img src="x"|\sonerror=(?!alert)/.test(html))
      return `cannot be shown: ${html}`;
  }
  return undefined;
}

/** Values no page can show: they would read "undefined", "NaN" or nothing at all. */
function* holes(value: unknown, path: string): Generator<string> {
  if (value === undefined || value === null || Number.isNaN(value)) yield `${value} at ${path}`;
  else if (typeof value === "string") {
    if (value.trim() === "") yield `an empty text at ${path}`;
  } else if (typeof value === "object") {
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) yield `${value} at ${path}`;
    for (const [key, inner] of Object.entries(value)) if (inner !== undefined) yield* holes(inner, `${path}.${key}`);
  } else if (typeof value !== "number" && typeof value !== "boolean") yield `a ${typeof value} at ${path}`;
}
