import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { isExternal } from "../../app/content/picture-roles.ts";
import { problemLine } from "../../app/content/problems.ts";
import { readContent } from "../../app/content/read.server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { inspectContent } from "./inspect.ts";
import { pictureProblems } from "./picture-files.ts";
import type { PictureUse } from "./pictures-used.ts";

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "content/photos"), { recursive: true });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b03a2e" } })
    .jpeg()
    .toBuffer();

async function messagesFor(bytes: Uint8Array, role: PictureUse["role"] = "product"): Promise<string[]> {
  writeFileSync(join(root, "content/photos/a.jpg"), bytes);
  const use: PictureUse = { file: "content/products/a.yaml", path: ["picture"], picture: "a.jpg", role };
  return (await pictureProblems([use], new Set(["a.jpg"]), root)).map(problemLine);
}

test("a picture too small for its field is reported with the field, its size and the minimum width", async () => {
  expect(await messagesFor(await picture(120, 80))).toEqual([
    "content/photos/a.jpg: this photo is too small, 120 × 80: it must be at least 480 wide. Choose a larger one (it is used here: content/products/a.yaml)",
  ]);
  expect(await messagesFor(await picture(600, 600), "hero")).toEqual([
    "content/photos/a.jpg: this photo is too small, 600 × 600: it must be at least 1440 wide. Choose a larger one (it is used here: content/products/a.yaml)",
  ]);
});

test("an empty file, a text file and a truncated picture are reported by file", async () => {
  const damaged =
    /^content\/photos\/a\.jpg: choose another picture: this one is not a JPEG or PNG, or is damaged \(.*\); save it again as JPEG$/;
  expect(await messagesFor(Buffer.alloc(0))).toEqual([expect.stringMatching(damaged)]);
  expect(await messagesFor(Buffer.from("not a picture"))).toEqual([expect.stringMatching(damaged)]);
  const whole = await picture(900, 900);
  expect(await messagesFor(whole.subarray(0, whole.length / 2))).toEqual([expect.stringMatching(damaged)]);
});

test("a picture with metadata is reported", async () => {
  const noted = sharp(await picture(900, 900)).withExif({ IFD0: { Copyright: "its owner" } });
  expect(await messagesFor(await noted.jpeg().toBuffer())).toEqual([
    expect.stringMatching(/where and by whom it was taken; choose it in the studio/),
  ]);
});

test("the check of a project opens its pictures and drawings", async () => {
  cpSync("content", join(root, "content"), { recursive: true });
  const used = readContent().products.find(({ picture }) => picture && !isExternal(picture))?.picture ?? "";
  writeFileSync(join(root, "content/photos", used), "not a picture");
  writeFileSync(join(root, "content/illustrations/x.svg"), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const files = (await inspectContent(root)).problems.map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(["content/illustrations/x.svg", `content/photos/${used}`]));
});
