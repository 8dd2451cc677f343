import { contentProblems } from "./vite/content.ts";

/** Runs before every build and dev server: bad content stops them with every problem at once, and nothing else. */
const problems = contentProblems();
if (problems) {
  console.error(problems);
  process.exit(1);
}
