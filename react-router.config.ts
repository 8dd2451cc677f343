import type { Config } from "@react-router/dev/config";

export default {
  // Server rendering at build time only: build/client is the whole site (docs/decisions/0001).
  ssr: true,
  // The journeys build a second site beside the one that goes live.
  buildDirectory: process.env.BUILD_FOLDER || "build",
  prerender: ["/", "/about", "/products", "/distributors", "/recipes", "/contact", "/404"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
