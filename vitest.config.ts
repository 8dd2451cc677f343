import { defineConfig } from "vitest/config";

// Not the framework's plugin: components and functions are tested on their own.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["app/**/*.test.ts", "tools/**/*.test.ts", "hosting/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["app/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["./tools/vitest-setup.ts"],
        },
      },
    ],
    // A busy machine may take its time: what fails is what never ends.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
