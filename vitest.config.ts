import { defineConfig } from "vitest/config";

/** The names of tests with other content than ours, which take long: `npm run test:all` runs them. */
const otherContent = "content-{edits,properties}";

/** The folders of tests that run programs, typeset or draw. The others are the fast half, `npm run check:fast`. */
const slow = ["{tools,studio/server}/**", "app/features/*pdf/**", "app/document/share-card/**"];

// Without the framework's plugin: components and functions are tested in isolation.
export default defineConfig({
  test: {
    // Takes a third of the time. It works because tests clean up after themselves.
    isolate: false,
    maxWorkers: "100%",
    setupFiles: ["./testing/fixed-seed.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{app,studio}/**/*.test.ts"],
          exclude: slow,
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: slow.map((folder) => `${folder}/!(${otherContent}).test.ts`),
          environment: "node",
        },
      },
      {
        extends: true,
        test: { name: "other-content", include: [`{app,tools}/**/${otherContent}.test.ts`], environment: "node" },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["{app,studio,testing}/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["./testing/vitest-setup.ts"],
        },
      },
    ],
    // Four times what the longest tests take, for a slow and busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Named in the list of files, with how long it took.
    slowTestThreshold: 5_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
