import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import wranglerLock from "../.github/wrangler/package-lock.json" with { type: "json" };
import chromiumsLock from "../e2e/engines/chromiums/package-lock.json" with { type: "json" };
import projectLock from "../package-lock.json" with { type: "json" };
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** A job's step: uses an action or runs commands. */
interface Step {
  name?: string;
  uses?: string;
  run?: string;
}

interface Job {
  steps: Step[];
  if?: string;
  env?: object;
}

const [workflow, testing] = ["publish", "test"].map((name) =>
  parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")),
);
const { jobs }: { jobs: Record<"build" | "publish", Job> } = workflow;
const steps = [...jobs.build.steps, ...jobs.publish.steps];

/** The folder in which a step runs. */
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const commandsOf = (name: string) => steps.find((step) => step.name === name)?.run ?? "";

/** Runs the step of this name as GitHub does, with a script in place of a program. Returns its exit code and summary. */
function runStep(name: string, program: string, script: string) {
  writeFileSync(join(folder, program), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  const summary = join(folder, "summary");
  writeFileSync(summary, "");
  const { status } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", commandsOf(name)], {
    cwd: folder,
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary, PATH: [folder, process.env.PATH].join(delimiter) },
  });
  return { status, summary: readFileSync(summary, "utf8") };
}

test("every action is pinned, and pull requests get no rights", () => {
  for (const { uses } of [...steps, ...testing.jobs.test.steps]) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  for (const { permissions } of [workflow, testing]) expect(permissions).toEqual({ contents: "read" });
});

test("only the step that uploads has the host's token, and no code of the repository runs in its job", () => {
  expect(JSON.stringify([testing, workflow.env, jobs.build, jobs.publish.env])).not.toContain("secrets.");
  const withToken = jobs.publish.steps.filter((step) => JSON.stringify(step).includes("secrets."));
  expect(withToken.map(({ name }) => name)).toEqual(["Publish the site, then the studio"]);
  for (const { uses = "" } of jobs.publish.steps) expect(uses).not.toContain("checkout");
  expect(jobs.publish).toMatchObject({ needs: "build", permissions: { contents: "read" } });
  expect(workflow.on).toMatchObject({ push: { branches: ["main"] }, workflow_run: { branches: ["main"] } });
  expect(jobs.build.if).toContain("github.event.workflow_run.event == 'push'");
  // Red code waits in a group of its own: it cancels no save that waits in another.
  expect(workflow.concurrency.group).toMatch(
    /workflow_run\.conclusion != 'success'\) && github\.run_id \|\| 'publish'/,
  );
});

test("the workflow has the hashes of the packages that publish; after a change of .github/wrangler, they are new", () => {
  const commands = commandsOf("Install wrangler as locked, without scripts");
  for (const file of ["package.json", "package-lock.json"]) {
    const hash = createHash("sha256").update(readFileSync(`.github/wrangler/${file}`));
    expect(commands).toContain(`${hash.digest("hex")}  ${file}\n`);
  }
});

test("every locked package has a hash", () => {
  const locks = [projectLock, chromiumsLock, wranglerLock] as {
    packages: Record<string, { integrity?: string }>;
  }[];
  for (const { packages } of locks) {
    const { "": _project, ...others } = packages;
    expect(Object.keys(others).filter((name) => !others[name]?.integrity)).toEqual([]);
  }
});

test("content problems and invented values stop the run, with the list on its page", () => {
  const check = runStep("Check the content", "npm", "echo problem; exit 1");
  expect(check).toEqual({ status: 1, summary: "problem\n" });
  const list = runStep("List what is still invented", "npm", '[[ "$*" == *--publish ]] && echo list; exit 1');
  expect(list).toEqual({ status: 1, summary: "    list\n" });
});

test("a save is published with the last code that passed its tests, whatever code was pushed since", () => {
  const origin = temporaryFolder();
  const git = (...words: string[]) => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@a.example"];
    const { status, stdout } = spawnSync("git", [...identity, ...words], { cwd: origin, encoding: "utf8" });
    expect(status, words.join(" ")).toBe(0);
    return stdout.trim();
  };
  const commit = (files: Record<string, string | undefined>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(origin, file, ".."), { recursive: true });
      if (text === undefined) rmSync(join(origin, file));
      else writeFileSync(join(origin, file), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message=x");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet");
  const lock = ".github/wrangler/package.json";
  const green = commit({
    "code.ts": "green",
    "old.ts": "green",
    [lock]: "1",
    "content/a.yaml": "1",
    "content/b.yaml": "1",
  });
  commit({ "code.ts": "red", "old.ts": undefined, "new.ts": "red", [lock]: "2" });
  commit({ "content/a.yaml": "2", "content/b.yaml": undefined, "content/c.yaml": "2" });
  const take = (passed: string) => {
    folder = temporaryFolder();
    cpSync(origin, folder, { recursive: true });
    const gh = `if [[ "$*" == *"--workflow test.yml"*"--branch main"*"--event push"*"--status success"* ]]; then ${passed}; fi`;
    return runStep("Take the last code that passed its tests", "gh", gh);
  };
  expect(take(`echo ${green}`).status).toBe(0);
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(\.github|content)\/.*\.\w+$|\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ "code.ts": "green", "old.ts": "green", [lock]: "2", "content/a.yaml": "2", "content/c.yaml": "2" },
  });
  for (const nothing of ["true", "exit 1"]) expect(take(nothing)).toMatchObject({ status: 1 });
  // A save neither runs the tests nor waits for them: those of code are another workflow.
  expect(testing.on.push).toEqual({ "paths-ignore": ["content/**"] });
  expect(JSON.stringify(jobs)).not.toMatch(/vitest|npm test|\.ci\/run/);
});
