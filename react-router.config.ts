import type { Config } from "@react-router/dev/config";
import { documentPaths } from "./app/site/pages.ts";

export default {
  // Set by tools/build/build.ts, which replaces the last build only when the new one is complete.
  buildDirectory: process.env.BUILD_FOLDER || "build",
  // Server rendering at build time only: build/client is the whole site (docs/decisions/0001).
  ssr: true,
  prerender: documentPaths,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
