import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { merged } from "../../other-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** A project with the content as it would be on the day it goes public, whatever it is today. */
let project: string;

beforeEach(() => {
  project = temporaryFolder();
  cpSync("content", join(project, "content"), { recursive: true });
  for (const folder of ["app", "node_modules"]) symlinkSync(resolve(folder), join(project, folder));
  edit("content/en/site.yaml", realValues);
  edit("content/en/pages/home.yaml", { testimonials: { quotes: Array(3).fill({ isVerified: false }) } });
  writeFileSync(join(project, "content/placeholders.yaml"), "# Every value is real.\n");
});

const realValues = {
  address: "https://www.masale-durg.in",
  phones: { main: "+91 98261 12345", second: "+91 77718 54321" },
  emails: { general: "namaste@masale-durg.in", trade: "vyapar@masale-durg.in" },
  units: [{ state: "Maharashtra" }, { state: "Maharashtra" }],
  fssai: "10523998000471",
  gstin: "27AAPFU0939F1ZV",
  stateCode: "27",
};

/** The values that stood in `content/` before the real ones were known, by field of `content/en/site.yaml`. */
const inventedValues = {
  address: "https://www.shivnathmasale.example",
  phones: { main: "+91 00000 00001", second: "+91 00000 00002" },
  emails: { general: "namaste@shivnathmasale.example", trade: "vyapar@shivnathmasale.example" },
  fssai: "00000000000000",
  gstin: "22AAAAA0000A1Z5",
};

function edit(file: string, change: unknown): void {
  const path = join(project, file);
  writeFileSync(path, stringify(merged(parse(readFileSync(path, "utf8")), change), { lineWidth: 0 }));
}

function preflight(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("tools/check/preflight/preflight.ts")], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("content with its real values may go public", () => {
  const { status, output } = preflight();
  expect(output).toContain("Nothing must be fixed.");
  expect(output).not.toContain("Must be fixed");
  expect(status).toBe(0);
});

test("content with its invented values may not, and every one is listed with file and field", () => {
  edit("content/en/site.yaml", inventedValues);
  const { status, output } = preflight();
  expect(status).toBe(1);
  expect(output).toMatch(/^\nMust be fixed before the site goes public: 8\n/);
  for (const field of ["address", "phones.main", "phones.second", "emails.general", "emails.trade", "fssai", "gstin"])
    expect(output, field).toMatch(new RegExp(`content/en/site\\.yaml .*\\n│ line \\d+: ${field.replace(".", "\\.")} `));
});

test("a placeholder is enough to stop it, and so is an invented voice shown as verified", () => {
  const quotes = parse(readFileSync(join(project, "content/en/pages/home.yaml"), "utf8")).testimonials.quotes;
  edit("content/placeholders.yaml", {
    "en/site.yaml": { "units.1.town": readTown() },
    "en/pages/home.yaml": { "testimonials.quotes.1.text": quotes[0].text },
  });
  edit("content/en/pages/home.yaml", { testimonials: { quotes: [{ isVerified: true }, {}, {}] } });
  const { status, output } = preflight();
  expect(status).toBe(1);
  expect(output).toMatch(/^\nMust be fixed before the site goes public: 3\n/);
  expect(output).toMatch(/testimonials\.quotes, 1st entry,.*\n│ isVerified/);
  expect(output).toContain("units, 1st entry, town");
});

function readTown(): string {
  return parse(readFileSync(join(project, "content/en/site.yaml"), "utf8")).units[0].town;
}

test("content that does not build is not fit to go public either; its problems are listed first", () => {
  edit("content/en/site.yaml", { copyrightYear: "soon" });
  const { status, output } = preflight();
  expect(status).toBe(1);
  expect(output).toMatch(/^\nMust be fixed before the site goes public: 1\n/);
  expect(output).toContain("copyrightYear");
});

test("control characters in the content do not reach the terminal", () => {
  edit("content/en/site.yaml", { units: [{ town: "Durg\u001b[2J" }] });
  const { status, output } = preflight();
  expect(status).toBe(1);
  expect(output).toContain("units, 1st entry, town");
  expect(output).not.toContain("\u001b");
});
