import type { Config } from "@react-router/dev/config";
import { readContent } from "./app/content/read.server.ts";
import { languages, pathIn } from "./app/languages.ts";
import { documentPaths } from "./app/pages.ts";
import { catalogueFile, furtherPaths } from "./app/paging.ts";

const productCount = readContent().products.length;
const hasCatalogueFile = furtherPaths(productCount).length > 0;

export default {
  // Set by tools/build/build.ts, which replaces the last build only when the new one is complete.
  buildDirectory: process.env.BUILD_FOLDER || "build",
  // Server rendering at build time only: build/client is the whole site (docs/decisions/0001).
  ssr: true,
  prerender: [
    ...documentPaths(productCount),
    ...(hasCatalogueFile ? languages.map((language) => pathIn(language, catalogueFile)) : []),
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
