import { defineConfig } from "vitest/config";

/** The unit tests of the modules that stryker.config.mjs lists. Isolated, because a mutant may be in a constant. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: [
            "app/{catalogue/{filter,forgiving-search,search},offline/*,packs/*,recipe/{amounts,for-many,ingredient-lines},slip/{order,slip},numbers}.test.ts",
            "app/enquiry/{bulk-quote,links,message,origin}.test.ts",
            "studio/save/merge.test.ts",
            "tools/{headers/headers,build/service-worker}.test.ts",
          ],
          environment: "node",
        },
      },
      { test: { name: "dom", include: ["app/enquiry/OpenNow.test.tsx"], environment: "jsdom" } },
    ],
  },
});
