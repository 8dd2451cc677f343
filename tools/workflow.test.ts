import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import project from "../package.json" with { type: "json" };

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));

/** A job's steps: each uses an action or runs commands. */
interface Job {
  steps: { uses?: string; run?: string }[];
}

test("what publishes is pinned, and no code of the repository runs beside the host's token", () => {
  const { jobs }: { jobs: Record<"test" | "publish", Job> } = workflow;
  for (const { uses } of [...jobs.test.steps, ...jobs.publish.steps]) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  const { wrangler } = project.devDependencies;
  for (const { uses, run } of jobs.publish.steps) {
    if (run) expect(run).toContain(`npx --yes wrangler@${wrangler} `);
    else expect(uses).not.toContain("checkout");
  }
});

test("the site is published at least every three months, so that security.txt does not expire", () => {
  const [{ cron }] = workflow.on.schedule;
  expect(cron).toMatch(/^\d+ \d+ \d+ \*\/[123] \*$/);
});
