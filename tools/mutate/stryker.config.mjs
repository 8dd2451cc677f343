/**
 * Mutation tests (`npm run mutate`): Stryker changes one expression at a time and runs the unit tests; a change that no
 * test notices "survives". Only modules of pure functions, whose tests run in milliseconds. Not part of CI: it takes
 * minutes, and some survivors are equivalent to the original.
 */
export default {
  mutate: [
    "app/slip/order.ts",
    "app/slip/slip.ts",
    "app/packs/packs.ts",
    "app/packs/fewest-packs.ts",
    "app/catalogue/filter.ts",
    "app/catalogue/forgiving-search.ts",
    "app/catalogue/search.ts",
    "app/catalogue/spelling.ts",
    "app/recipe/amounts.ts",
    "app/recipe/for-many.ts",
    "app/enquiry/open-now.ts",
    "app/enquiry/open-now-script.ts",
    "app/enquiry/links.ts",
    "app/enquiry/message.ts",
    "app/enquiry/origin.ts",
    "app/offline/release.ts",
    "app/numbers.ts",
    "studio/save/merge.ts",
    "tools/headers/headers.ts",
    "tools/build/service-worker.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  // Not in threads, in which a test cannot set the time zone.
  vitest: { configFile: "tools/mutate/vitest.config.ts", related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  // Only for endless loops: no test of these modules takes a second.
  timeoutMS: 2000,
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 no longer has, and no test needs it.
  tsconfigFile: "none",
  tempDirName: ".cache/mutate/sandbox",
  ignorePatterns: ["/.cache", "/build", "/docs/pictures", "/.react-router", "/test-results"],
};
