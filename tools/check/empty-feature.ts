import { spawnSync } from "node:child_process";
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rooms } from "../../app/rooms.ts";
import { copyProject } from "../copy-project.ts";

/**
 * Takes features out of a copy of the project, one at a time, each with what belongs to it: its folder, its content
 * files, its lines in the registries, and its journeys. Then types, lint, unit tests and both builds must be green. So
 * each of these features lives in one room, and can be removed in one commit.
 *
 *     node tools/check/empty-feature.ts            the one whose turn it is today
 *     node tools/check/empty-feature.ts dabba      this one; `all`: one after the other
 */

/** A feature that others need: they go with it. */
const needed: Readonly<Record<string, readonly string[]>> = { slip: ["packing-list"] };

/** The features that can be taken out: that one, and those that only registries import. */
const removable = readdirSync("app/features").filter((name) => name in needed || !rooms.includes(`features/${name}`));

/** Where a feature is named outside its folder, a line each: what other rooms show of it, and lists of files and styles. */
const registries = [
  "{app,tools}/**/{,island-}registry{,.server}.ts",
  "app/rooms.ts",
  "e2e/resilience/unsupported-css.exceptions.ts",
  "tools/mutate/stryker.config.mjs",
];

/** Deletes what belongs to a feature, and packages and exports that only it needs; returns what was deleted or changed. */
function empty(feature: string, project: string): string[] {
  const own = [
    `app/features/${feature}`,
    ...globSync(`content/*/${feature}.yaml`, { cwd: project }),
    ...globSync([`e2e/**/*${feature}*.ts`, `testing/${feature}*.ts`], { cwd: project }),
  ];
  const styles = globSync(`app/features/${feature}/*.css`, { cwd: project }).map((file) => basename(file, ".css"));
  for (const path of own) rmSync(join(project, path), { recursive: true });
  const changed = globSync(registries, { cwd: project }).filter((file) => {
    const text = readFileSync(join(project, file), "utf8");
    const without = withoutFeature(text, feature, styles);
    if (without !== text) writeFileSync(join(project, file), without);
    return without !== text;
  });
  run("biome", ["format", "--vcs-enabled=false", "--write", ...changed], project);
  // A function that is left without a use is an error of the types.
  const fix = ["--fix", "--fix-type=dependencies,exports,types"];
  const unused = run("knip", ["--no-gitignore", "--no-exit-code", ...fix], project);
  return [...own, ...changed, ...unused.split("\n").filter((line) => line.endsWith("(removed)"))];
}

/**
 * A registry without the imports from a feature's folder, and without the lines that name what they import, the folder, or
 * one of its style modules.
 */
function withoutFeature(registry: string, feature: string, styles: readonly string[]): string {
  const names = [`features/${feature}`, ...styles.map((style) => `${style.replace(".", "-")}_\\w+`)];
  const rest = registry.replace(/^import (?:type )?\{([^}]*)\} from "([^"]*)";\n/gm, (line, imported, path) => {
    if (!path.includes(`/${feature}/`)) return line;
    names.push(...imported.split(",").map((name: string) => name.replace(/\btype /, "").trim()));
    return "";
  });
  const isNamed = (line: string) => names.some((name) => name && new RegExp(`\\b${name}(?!-|\\w)`).test(line));
  return rest
    .split("\n")
    .filter((line) => !isNamed(line))
    .join("\n");
}

/** The places in the documents that name a feature, its folder or its content files. Only a person can rewrite them. */
function sentencesAbout(feature: string): string[] {
  return ["README.md", ...globSync("docs/**/*.md")].flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (new RegExp(`\\b${feature}(?!-|\\w)`).test(line) ? `${file}:${index + 1}` : [])),
  );
}

/** Runs a program. Returns its output. */
function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status === 0) return stdout;
  console.error(stdout, stderr);
  throw new Error(`${[program, ...args].join(" ")} failed in ${cwd}`);
}

function check(feature: string): void {
  const project = `.cache/without-${feature}`;
  copyProject(project);
  cpSync(".github", join(project, ".github"), { recursive: true }); // For the types of the workflow's tests.
  for (const one of [feature, ...(needed[feature] ?? [])]) {
    console.log(`Without ${one}:\n  ${empty(one, project).join("\n  ")}`);
    console.log(`Documents that name it:\n  ${sentencesAbout(one).join("\n  ")}`);
  }
  run("react-router", ["typegen"], project);
  run("tsc", [], project);
  // A folder inside the project that git ignores has no package.json for Biome.
  const lint = ["check", "--vcs-enabled=false", "--skip=correctness/noUndeclaredDependencies"];
  run("biome", [...lint, "app", "e2e", "studio", "testing", "tools"], project);
  run("knip", ["--no-gitignore"], project);
  run("vitest", ["run", "--project=node", "--project=dom"], project);
  for (const set of ["specified", "launch"])
    run("node", ["tools/build/build.ts", `build/${set}`], project, { SITE_CONTROLS: set });
}

const days = Math.floor(Date.now() / 86_400_000);
const [wanted = removable[days % removable.length] ?? ""] = process.argv.slice(2);
const features = wanted === "all" ? removable : [wanted];
for (const feature of features) {
  if (!removable.includes(feature)) throw new Error(`Expected one of ${removable.join(", ")}, got ${feature}`);
  check(feature);
}
