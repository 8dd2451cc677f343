import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("Git checks out every text file with LF, also on Windows, as the format check expects", () => {
  const files = execFileSync("git", ["ls-files", "--eol"], { encoding: "utf8" }).trim().split("\n");
  const texts = files.filter((line) => !line.startsWith("i/-text"));
  expect(texts.filter((line) => !/^i\/(lf|none)\s.*eol=lf/.test(line))).toEqual([]);
});
