import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { cached } from "./made-files.server.ts";

test("what was made is made again only when its files or data have changed", async () => {
  const file = join(temporaryFolder(), "drawing.svg");
  writeFileSync(file, "one");
  let times = 0;
  const make = (data: string) => cached([file], data, () => ({ bytes: Buffer.from(data), times: ++times }));
  expect(await make("a")).toEqual({ bytes: Buffer.from("a"), times: 1 });
  expect((await make("a")).times).toBe(1);
  expect((await make("b")).times).toBe(2);
  writeFileSync(file, "two");
  expect((await make("a")).times).toBe(3);
});

test("what fails is not cached", async () => {
  const file = join(temporaryFolder(), "drawing.svg");
  writeFileSync(file, "one");
  await expect(cached([file], "", () => Promise.reject(new Error("no glyph")))).rejects.toThrow("no glyph");
  expect(await cached([file], "", () => "made")).toBe("made");
});

test("what is damaged in the cache is made again", async () => {
  const file = join(temporaryFolder(), "drawing.svg");
  writeFileSync(file, "one");
  const before = new Set(readdirSync(".cache/made"));
  const make = () => cached([file], "damaged", () => "made");
  await make();
  const added = readdirSync(".cache/made").filter((name) => !before.has(name));
  expect(added.length).toBeGreaterThan(0);
  for (const name of added) writeFileSync(join(".cache/made", name), "half");
  expect(await make()).toBe("made");
});
