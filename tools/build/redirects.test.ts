import { expect, test } from "vitest";
import { redirectsFile } from "./redirects.ts";

test("every page redirects the usual capitalisations of its path, but not the path itself", () => {
  const lines = redirectsFile(["/", "/about", "/hi", "/hi/about"]).trim().split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["/About /about 301", "/ABOUT/ /about 301", "/Hi /hi 301", "/HI/ABOUT /hi/about 301"]),
  );
  for (const line of lines) {
    const [from = "", to = ""] = line.split(" ");
    expect(from.toLowerCase().replace(/\/$/, "")).toBe(to);
    expect(from).not.toBe(to);
    expect(from).not.toBe("/");
  }
  expect(new Set(lines).size).toBe(lines.length);
});
