import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The drawing of a dish, as SVG text. */
export function readIllustration(file: string): string {
  return readFileSync(resolve("content/illustrations", file), "utf8");
}
