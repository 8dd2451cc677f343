import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import wranglerLock from "../.github/wrangler/package-lock.json" with { type: "json" };
import chromiumsLock from "../e2e/engines/chromiums/package-lock.json" with { type: "json" };
import projectLock from "../package-lock.json" with { type: "json" };
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** A job's step: uses an action or runs commands. */
interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  steps: Step[];
  if?: string;
  env?: object;
  permissions?: object;
}

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
const { jobs }: { jobs: Record<"test" | "publish", Job> } = workflow;
const steps = [...jobs.test.steps, ...jobs.publish.steps];

/** The folder in which a step runs. */
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Runs the step of this name as GitHub does, with these programs in place of those of the same name. */
function runStep(name: string, programs: Record<string, string>, variables: Record<string, string> = {}) {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  for (const [program, script] of Object.entries(programs))
    writeFileSync(join(bin, program), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  for (const file of Object.values(files)) writeFileSync(file, "");
  const { run = "" } = steps.find((step) => step.name === name) ?? {};
  expect(run, name).not.toBe("");
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...files, ...variables, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  const [output, summary] = Object.values(files).map((file) => readFileSync(file, "utf8"));
  return { status, log: stdout + stderr, output, summary };
}

test("every action is pinned, and pull requests get no rights", () => {
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(jobs.test.permissions).toEqual({ contents: "read", actions: "read" });
});

test("only the step that uploads has the host's token, and no code of the repository runs in its job", () => {
  expect(JSON.stringify([workflow.env, jobs.test, jobs.publish.env])).not.toContain("secrets.");
  const withToken = jobs.publish.steps.filter((step) => JSON.stringify(step).includes("secrets."));
  expect(withToken.map(({ name }) => name)).toEqual(["Publish the site, then the studio"]);
  for (const { uses = "" } of jobs.publish.steps) expect(uses).not.toContain("checkout");
  expect(jobs.publish).toMatchObject({ needs: "test", permissions: { contents: "read" } });
  expect(jobs.publish.if).toContain("github.ref == 'refs/heads/main'");
});

test("wrangler is installed without scripts, and only from the lock file whose hash is in the workflow", () => {
  const files = ["package.json", "package-lock.json"];
  const copyOf = (file: string) => join(folder, ".github/wrangler", file);
  mkdirSync(join(folder, ".github/wrangler"), { recursive: true });
  const install = () => {
    const RUNNER_TEMP = temporaryFolder();
    return runStep("Install wrangler as locked, without scripts", { npm: 'echo "npm $*"' }, { RUNNER_TEMP });
  };
  for (const file of files) copyFileSync(`.github/wrangler/${file}`, copyOf(file));
  expect(install(), "after a change of .github/wrangler, its new hashes belong in the workflow").toMatchObject({
    status: 0,
    log: expect.stringMatching(/^npm ci --ignore-scripts/),
  });
  for (const file of files) {
    writeFileSync(copyOf(file), `${readFileSync(copyOf(file))} `);
    expect(install()).toMatchObject({ status: 1, log: expect.not.stringContaining("npm ci") });
    copyFileSync(`.github/wrangler/${file}`, copyOf(file));
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

test("whether only content changed is compared with the last push that passed, not with a pull request of a fork", () => {
  const git = (...words: string[]) => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@a.example"];
    const { status, stdout } = spawnSync("git", [...identity, ...words], { cwd: folder, encoding: "utf8" });
    expect(status, words.join(" ")).toBe(0);
    return stdout.trim();
  };
  const commit = (file: string) => {
    mkdirSync(join(folder, "content"), { recursive: true });
    writeFileSync(join(folder, file), String(Math.random()));
    git("add", file);
    git("commit", "--quiet", "--message", file);
    return git("rev-parse", "HEAD");
  };
  const changes = (passed: string, ofFork = passed) => {
    const gh = `if [[ "$*" == *"--event push"* && "$*" == *"--branch main"* ]]; then ${passed}; else ${ofFork}; fi`;
    const { status, output } = runStep("Find out whether only content changed", { gh });
    expect(status).toBe(0);
    return output;
  };
  git("init", "--quiet");
  const first = commit("code.ts");
  commit("content/a.yaml");
  expect(changes(`echo ${first}`, "echo none")).toBe("only=content\n");
  const second = commit("code.ts");
  expect(changes(`echo ${first}`, `echo ${second}`)).toBe("");
  expect(changes("true"), "nothing has passed yet").toBe("");
  expect(changes("echo 0000000000000000000000000000000000000000"), "a commit that is gone").toBe("");
  expect(changes("exit 1"), "GitHub does not answer").toBe("");
});

test("a re-run of an old run publishes nothing", () => {
  const publish = (attempt: number, newest: string) =>
    runStep(
      "Stop an old run that is run again",
      { gh: `echo ${newest}` },
      { GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_SHA: "saved", GITHUB_REPOSITORY: "family/site" },
    );
  expect(publish(2, "newer")).toMatchObject({ status: 1, log: expect.stringContaining("There are newer saves") });
  expect(publish(2, "saved").status).toBe(0);
  // The run of the newer save only starts after this one, and could fail.
  expect(publish(1, "newer").status).toBe(0);
});
