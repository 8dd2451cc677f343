import { preflight } from "../app/content/preflight/preflight.server.ts";
import { findingsTable } from "./findings-table.ts";

/**
 * `npm run preflight`: lists what has to change before the site goes public, and what is worth a look. Exits with 1
 * while something has to change.
 */
const { mustFix, advice } = await preflight();
const width = Math.min(120, Math.max(80, process.stdout.columns ?? 100));

for (const { title, findings } of [
  { title: "Must be fixed before the site goes public", findings: mustFix },
  { title: "Worth a look; nothing here stops you", findings: advice },
])
  if (findings.length > 0)
    console.log(["", `${title}: ${findings.length}`, "", ...findingsTable(findings, width)].join("\n"));

console.log(
  mustFix.length > 0
    ? '\nNot yet. "Going public, step by step" in docs/content-guide.md explains each step.'
    : '\nNothing must be fixed. "Going public, step by step" in docs/content-guide.md says how to go on.',
);
process.exitCode = mustFix.length > 0 ? 1 : 0;
