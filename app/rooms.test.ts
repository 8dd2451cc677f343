import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { rooms } from "./rooms.ts";

/** The room of a file by its path; the framework's own files stand above all. */
function roomOf(file: string): string {
  const [, folder = "", feature = ""] = posix.dirname(file).split("/");
  return folder === "features" ? `features/${feature}` : folder || "framework";
}

const levelOf = (file: string) => (roomOf(file) === "framework" ? rooms.length : rooms.indexOf(roomOf(file)));

const files = globSync("app/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file));

test("every file is in a room", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => levelOf(file) < 0)).toEqual([]);
  expect(rooms.filter((room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
});

test("imports point one way, down", () => {
  const upwards = files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*"(\.[^"]+)"/g), ([, path = ""]) =>
      posix.join(posix.dirname(file), path),
    )
      // The framework's types of a page's props are beside the page.
      .filter((imported) => !imported.includes("/+types/") && roomOf(imported) !== roomOf(file))
      .filter((imported) => levelOf(imported) > levelOf(file))
      .map((imported) => `${file} imports ${imported}: move what both need down`),
  );
  expect(upwards).toEqual([]);
});

test("the styles of a room override those of the rooms below it", () => {
  const layers = readFileSync("app/styles/layers.css", "utf8").match(/\w+/g) ?? [];
  const modules = globSync("app/**/*.module.css").map((file) => file.split(/[\\/]/)[1] ?? "");
  const styled = new Set(rooms.map((room) => room.replace(/\/.*/, "")).filter((room) => modules.includes(room)));
  expect(layers.filter((layer) => styled.has(layer))).toEqual([...styled]);
  expect(new Set(modules)).toEqual(styled);
});
