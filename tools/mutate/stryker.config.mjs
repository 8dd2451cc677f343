/**
 * Mutation tests (`npm run mutate`): Stryker changes one expression at a time and runs the unit tests; a change that no
 * test notices "survives". Only modules of pure functions, whose tests run in milliseconds. Not part of CI: it takes
 * minutes, and some survivors are equivalent to the original.
 */
export default {
  mutate: [
    "app/features/slip/order.ts",
    "app/features/slip/slip.ts",
    "app/content/packs.ts",
    "app/features/packs/fewest-packs.ts",
    "app/features/catalogue/filter.ts",
    "app/features/catalogue/search.ts",
    "app/features/measures/amounts.ts",
    "app/features/for-many/for-many.ts",
    "app/features/enquiry/open-now.ts",
    "app/features/enquiry/open-now-script.ts",
    "app/features/enquiry/links.ts",
    "app/features/enquiry/message.ts",
    "app/features/enquiry/origin.ts",
    "app/document/offline/release.ts",
    "app/text/numbers.ts",
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
