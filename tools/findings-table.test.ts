import { expect, test } from "vitest";
import type { Finding } from "../app/content/preflight/content-to-check.ts";
import { findingsTable } from "./findings-table.ts";

const site = "content/site.yaml";
const phone: Finding = { places: [{ file: site, path: ["phones", "main"], line: 20 }], message: "Write the real one." };

test("a row has the file, line and field on the left and what to do on the right", () => {
  const [head, rule, , ...rows] = findingsTable([phone], 80);
  expect(head).toMatch(/^Where +What to do$/);
  expect(rule).toHaveLength(80);
  expect(rows).toEqual([
    expect.stringMatching(/^content\/site\.yaml {2,}Write the real one\.$/),
    "  line 20: phones.main",
  ]);
});

test("a second finding about the same field does not repeat the place", () => {
  const rows = findingsTable([phone, { ...phone, message: "It has ten digits." }], 80).join("\n");
  expect(rows.match(/line 20/g)).toHaveLength(1);
  expect(rows).toMatch(/\n +It has ten digits\.$/);
});

test("places that contradict each other stand under one sentence, each with what it says", () => {
  const rows = findingsTable(
    [
      {
        message: "Two years:",
        places: [
          { file: site, path: ["businessStart"], line: 55, says: "2025" },
          { file: "content/products", path: [], says: "1990" },
        ],
      },
      phone,
    ],
    80,
  ).slice(2);
  expect(rows).toEqual([
    "",
    "Two years:",
    expect.stringMatching(/^content\/site\.yaml +2025$/),
    "  line 55: businessStart",
    expect.stringMatching(/^content\/products +1990$/),
    "",
    expect.stringMatching(/^content\/site\.yaml /),
    "  line 20: phones.main",
  ]);
});

test("no line is wider than the table, whatever it has to show, and nothing of it is lost", () => {
  const long = "https://www.a-very-long-name-of-a-family-business-in-chhattisgarh.example/about-us/and-more";
  const file = `content/en/products/${"very-long-".repeat(6)}name.yaml`;
  for (const width of [80, 100, 120]) {
    const lines = findingsTable(
      [{ places: [{ file, path: ["a", 0, "b"], line: 1 }], message: `See ${long} there.` }],
      width,
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    const rows = lines.slice(2);
    const left = Math.floor((width - 2) * 0.44);
    expect(rows.map((row) => row.slice(0, left).trim()).join("")).toContain(file.slice(0, 60));
    expect(rows.map((row) => row.slice(left).trim()).join("")).toContain(long);
  }
});

test("control characters in the content do not reach the terminal", () => {
  expect(findingsTable([{ ...phone, message: "\u001b[2J gone" }], 80).join("\n")).not.toContain("\u001b");
});
