import type { Config } from "@react-router/dev/config";
import { pageNames, pages } from "./app/pages.ts";

export default {
  // Set by tools/build.ts, which replaces the last build only when the new one is complete.
  buildDirectory: process.env.BUILD_FOLDER || "build",
  // Server rendering at build time only: build/client is the whole site (docs/decisions/0001).
  ssr: true,
  prerender: pageNames.map((name) => pages[name].path),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
