import type { ContentParts } from "../cross-checks.ts";
import type { Finding } from "./content-to-check.ts";

/** The set of controls that keeps to the specification, in which some buttons do nothing. */
export function buttonsThatDoNothing({ controls }: Pick<ContentParts, "controls">): Finding[] {
  if (controls.use === "launch") return [];
  return [
    {
      places: [{ file: "content/controls.yaml", path: ["use"] }],
      message: `some buttons do nothing with "${controls.use}". Write launch.`,
    },
  ];
}
