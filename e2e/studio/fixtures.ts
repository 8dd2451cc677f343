import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { parse } from "yaml";
import { testPorts } from "../../tools/port.ts";
import { CodeHost } from "./code-host.ts";
import { localCopy as copy } from "./local-copy.ts";

// Every journey runs in both studios: on this machine, and on the web with a fake GitHub.

/** The content that the studio under test edits, and what somebody else does to it. */
export interface Content {
  /** Undefined on this machine. */
  host: CodeHost | undefined;
  /** The copy of the project that is edited on this machine. */
  copy: string;
  has(path: string): boolean;
  read(path: string): string;
  /** Parsed YAML. */
  value(path: string): ReturnType<typeof parse>;
  /** Somebody else saves a file. */
  write(path: string, text: string): void;
  bytes(path: string): Buffer;
  paths(): string[];
  /** How many saves there have been since the test began. */
  saves(): Promise<number>;
}

export const test = base.extend<{ store: "local" | "web"; content: Content; clicks: { count: number } }>({
  store: ["local", { option: true }],
  baseURL: async ({ store }, use) => {
    await use(`http://127.0.0.1:${store === "local" ? `${testPorts.studio}/studio/` : `${testPorts.hostedStudio}/`}`);
  },
  content: [
    async ({ store, context, baseURL }, use, { file }) => {
      const isOwn = new RegExp(
        store === "local"
          ? String.raw`^(http://127\.0\.0\.1:\d+/|blob:|data:)`
          : `^(${baseURL}|https://api\\.github\\.com/|blob:|data:)`,
      );
      context.on("request", (request) => expect(request.url(), "no request leaves the studio").toMatch(isOwn));
      context.on("console", (message) => expect(message.text()).not.toMatch(/Content Security Policy/));
      context.on("weberror", (error) => {
        throw error.error();
      });
      if (store === "web") {
        const host = new CodeHost();
        await host.serve(context);
        await context.addInitScript(() => {
          // Not in the empty document of a new tab.
          if (location.protocol === "http:" && !sessionStorage.getItem("has-begun"))
            localStorage.setItem("studio.token", "good-token");
          if (location.protocol === "http:") sessionStorage.setItem("has-begun", "yes");
        });
        await use(hosted(host, copy));
        return;
      }
      // The page beside the form takes most of the time, and has journeys of its own.
      if (!file.endsWith("local-page.spec.ts") && !process.env.STUDIO_PICTURES)
        await context.route(
          ({ port, pathname }) => port === String(testPorts.studio) && !pathname.startsWith("/studio/"),
          (route) => route.fulfill({ body: "" }),
        );
      const git = (...words: string[]) => String(execFileSync("git", words, { cwd: copy }));
      git("reset", "--quiet", "--hard", "first");
      git("clean", "--quiet", "--force", "-d", "content");
      const saves = () => git("log", "--format=%s", "first..HEAD").match(/^(?!Edited by hand).+/gm) ?? [];
      await use({ ...onDisk(copy), saves: async () => saves().length });
    },
    { auto: true },
  ],
  /** The number of the person's presses. Writing in a field counts as one: the field is pressed first. */
  clicks: async ({ page }, use) => {
    const clicks = { count: 0 };
    await page.exposeFunction("pressed", () => clicks.count++);
    // Not while it is captured: a press whose target moved away under it is held back by Playwright then, and repeated.
    await page.addInitScript(() => addEventListener("pointerdown", () => Reflect.get(window, "pressed")()));
    await use(clicks);
  },
});

const hosted = (host: CodeHost, copy: string): Content => ({
  host,
  copy,
  has: (path) => host.head.files.has(path),
  read: (path) => host.read(path) ?? "",
  value: (path) => parse(host.read(path) ?? ""),
  write: (path, text) => host.write(path, text),
  bytes: (path) => host.head.files.get(path)?.bytes ?? Buffer.alloc(0),
  paths: () => [...host.head.files.keys()],
  saves: async () => host.commits.filter(({ message }) => /^(First|Somebody)/.exec(message) === null).length,
});

const onDisk = (copy: string): Omit<Content, "saves"> => ({
  host: undefined,
  copy,
  has: (path) => existsSync(`${copy}/${path}`),
  read: (path) => readFileSync(`${copy}/${path}`, "utf8"),
  value: (path) => parse(readFileSync(`${copy}/${path}`, "utf8")),
  write: (path, text) => writeFileSync(`${copy}/${path}`, text),
  bytes: (path) => readFileSync(`${copy}/${path}`),
  paths: () => globSync("content/**/*.*", { cwd: copy }).map((path) => path.replaceAll("\\", "/")),
});

/** An entry of the content for a journey, whatever the family sells. */
export interface Entry {
  slug: string;
  file: string;
  /** Its name in each language. */
  name: string;
  hindi: string;
}

function entriesIn(folder: "products" | "recipes"): [Entry, ...Entry[]] {
  const entries = globSync(`content/en/${folder}/*.yaml`)
    .sort()
    .map((path) => {
      const file = path.replaceAll("\\", "/");
      const [english, hindi] = [file, file.replace("/en/", "/hi/")].map((file) => parse(readFileSync(file, "utf8")));
      const slug = file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
      // First one with a photograph, whose packs are written once for both languages.
      const isPlain = Boolean(english.picture) && hindi.price === undefined;
      return { slug, file, name: english.name ?? english.title, hindi: hindi.name ?? hindi.title, isPlain };
    });
  const [first, ...others] = entries.sort((a, b) => Number(b.isPlain) - Number(a.isPlain));
  if (!first) throw new Error(`There are no ${folder}.`);
  return [first, ...others];
}

export const products = entriesIn("products");
export const [recipe] = entriesIn("recipes");

/** A masala that a recipe needs, and the recipe. */
export function neededProduct(): { product: Entry; recipe: Entry } {
  for (const recipe of entriesIn("recipes"))
    for (const { id } of parse(readFileSync(recipe.file, "utf8")).spices) {
      const product = products.find(({ slug }) => slug === id);
      if (product) return { product, recipe };
    }
  throw new Error("No recipe uses a masala.");
}

/** Compares a saved file with the project's: only this value differs, and the order of the fields is the same. */
export async function expectChange(content: Content, file: string, change: (value: ReturnType<typeof parse>) => void) {
  const expected = parse(readFileSync(file, "utf8"));
  change(expected);
  await expect.poll(() => JSON.stringify(content.value(file))).toBe(JSON.stringify(expected));
}
