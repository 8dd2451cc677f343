import { defineConfig } from "vitest/config";

/** The unit tests of the modules that stryker.config.mjs lists. Isolated, because a mutant may be in a constant. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: [
            "app/features/{catalogue/{filter,search},packs/*,measures/{amounts,ingredient-lines},for-many/for-many,slip/{order,slip}}.test.ts",
            "app/{content/packs,document/offline/*,text/numbers}.test.ts",
            "app/features/enquiry/{bulk-quote,links,message,origin}.test.ts",
            "studio/save/merge.test.ts",
            "tools/{headers/headers,build/service-worker}.test.ts",
          ],
          environment: "node",
        },
      },
      { test: { name: "dom", include: ["app/features/enquiry/OpenNow.test.tsx"], environment: "jsdom" } },
    ],
  },
});
