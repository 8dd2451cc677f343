import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { sentenceOf } from "../../../app/content/problem-sentences.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { preflight } from "./preflight.ts";

/** A project with content that is ready to go public, whatever the state of the real content. */
let project: string;

beforeEach(() => {
  project = temporaryFolder();
  cpSync("content", join(project, "content"), { recursive: true });
  for (const folder of ["app", "node_modules"]) symlinkSync(resolve(folder), join(project, folder));
  edit("content/en/site.yaml", realValues);
  writeFileSync(join(project, "content/placeholders.yaml"), "# Every value is real.\n");
});

const realValues = {
  address: "https://www.masale-durg.in",
  phones: { main: "+91 98261 12345", second: "+91 77718 54321" },
  emails: { general: "namaste@masale-durg.in", trade: "vyapar@masale-durg.in" },
  fssai: "10523998000471",
  gstin: "27AAPFU0939F1ZV",
};

/** Placeholder values, by field of `content/en/site.yaml`. */
const inventedValues = {
  address: "https://www.shivnathmasale.example",
  phones: { main: "+91 00000 00001", second: "+91 00000 00002" },
  emails: { general: "namaste@shivnathmasale.example", trade: "vyapar@shivnathmasale.example" },
  fssai: "00000000000000",
  gstin: "22AAAAA0000A1Z5",
};

function edit(file: string, change: object): void {
  const path = join(project, file);
  writeFileSync(path, stringify({ ...parse(readFileSync(path, "utf8")), ...change }, { lineWidth: 0 }));
}

/** What must be fixed: files and fields, e.g. `content/en/site.yaml: phones.main`. */
async function mustFix(): Promise<string[]> {
  const problems = (await preflight(project)).mustFix;
  return problems.map(({ file, line, path, ...problem }) => {
    expect(line, sentenceOf(problem)).toBeGreaterThan(0);
    return `${file}: ${path.join(".")}`;
  });
}

test("content with placeholders fails, and each is listed with file and field", async () => {
  edit("content/en/site.yaml", inventedValues);
  const fields = ["address", "phones.main", "phones.second", "emails.general", "emails.trade", "fssai", "gstin"];
  const found = await mustFix();
  expect(found).toHaveLength(7);
  expect(found).toEqual(expect.arrayContaining(fields.map((field) => `content/en/site.yaml: ${field}`)));
});

test("a single placeholder fails, whether a text or a list of texts", async () => {
  const quotes = parse(readFileSync(join(project, "content/en/pages/home.yaml"), "utf8")).testimonials.quotes;
  edit("content/placeholders.yaml", {
    "en/site.yaml": { "units.1.town": readSite().units[0].town, "hours.days": readSite().hours.days.join(", ") },
    "en/pages/home.yaml": { "testimonials.quotes.1.text": quotes[0].text },
  });
  expect(await mustFix()).toEqual([
    "content/en/pages/home.yaml: testimonials.quotes.0.text",
    "content/en/site.yaml: units.0.town",
    "content/en/site.yaml: hours.days",
  ]);
});

function readSite() {
  return parse(readFileSync(join(project, "content/en/site.yaml"), "utf8"));
}

test("unfinished texts and prices in rupees fail, in either language; what only looks like them passes", async () => {
  const wrong = ["TODO: ask Papa", "Lorem ipsum", "₹ 360 a kilo", "Rs.360", "३६० रुपये", "360/-", "रु. 12.50"];
  const paragraphs = [...wrong, "Mastodon and XXXL", "hours 12, 24/7, ₹ a pack"];
  const files = ["content/en/pages/home.yaml", "content/hi/pages/home.yaml"];
  for (const file of files)
    edit(file, { letter: { ...parse(readFileSync(join(project, file), "utf8")).letter, paragraphs } });
  expect(await mustFix()).toEqual(
    files.flatMap((file) => wrong.map((_, index) => `${file}: letter.paragraphs.${index}`)),
  );
});

test("content that does not build fails, with its problems listed first", async () => {
  edit("content/en/site.yaml", { copyrightYear: "soon" });
  expect(await mustFix()).toEqual(["content/en/site.yaml: copyrightYear"]);
});

test("placeholders stop the workflow only if the content says that the site is public", async () => {
  edit("content/en/site.yaml", inventedValues);
  edit("content/en/controls.yaml", { use: "specified" });
  expect(await preflight(project)).toMatchObject({ isPublic: false });
  edit("content/en/controls.yaml", { use: "launch" });
  const command = [resolve("tools/check/preflight/preflight.ts"), "--publish"];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: project, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, expect.stringContaining("Not yet.")]);
});

test("an unknown field in placeholders.yaml is only a warning", async () => {
  const list = "content/placeholders.yaml";
  writeFileSync(join(project, list), 'en/site.yaml:\n  phones.mian: "1"\nsiet.yaml:\n  address: a\n');
  expect(await mustFix()).toEqual([]);
  const { advice } = await preflight(project);
  const found = advice.filter(({ file }) => file === list);
  expect(found.map(({ path, ...problem }) => [...path, sentenceOf(problem)].join(": "))).toEqual([
    expect.stringMatching(
      "^en/site.yaml: phones.mian: expected the name of a file in content/.+ and below it that of a text",
    ),
    expect.stringMatching("^siet.yaml: expected the name of a file in content/"),
  ]);
});

test("what is worth a look is listed", async () => {
  edit("content/en/site.yaml", { hours: { ...readSite().hours, daysWeAreClosed: ["2020-01-26"] } });
  edit("content/en/controls.yaml", { use: "specified" });
  const photos = join(project, "content/en/photos.yaml");
  const isReal = readFileSync(photos, "utf8").replaceAll(/^ +invented: .*\n/gm, "");
  writeFileSync(photos, isReal.replace(/^( +)alt:/m, "$1invented: the labels\n$1alt:"));
  const fields = async () => (await preflight(project)).advice.map(({ path }) => path.join("."));
  expect(await fields()).toEqual(
    expect.arrayContaining(["use", "hours.daysWeAreClosed.0", expect.stringMatching(/invented$/)]),
  );
  edit("content/en/controls.yaml", { use: "launch" });
  expect(await fields()).not.toContain("use");
});
