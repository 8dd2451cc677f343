import { expect, test } from "vitest";
import { readContent } from "../read.server";
import { buttonsThatDoNothing } from "./buttons";

test("a site that is not built with the launch set is named, with the file and what to write", () => {
  const { controls } = readContent();
  const check = (use: "specified" | "launch") =>
    buttonsThatDoNothing({ controls: { use, specified: controls, launch: controls } });
  expect(check("launch")).toEqual([]);
  expect(check("specified")).toEqual([
    { places: [{ file: "content/controls.yaml", path: ["use"] }], message: expect.stringContaining("Write launch") },
  ]);
});
