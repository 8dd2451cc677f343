import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Browser, BrowserType } from "@playwright/test";
import { onDemandFolder } from "../../tools/commands.ts";

/** Whether the packages of e2e/engines/chromiums have programs for this machine. */
export const hasOldChromiums = process.platform === "linux" && process.arch === "x64";

/** An old Chromium, driven by a Playwright of its time; npm brings both. */
export function launchOldChromium(version: 92 | 103 | 113): Promise<Browser> {
  const folder = resolve(onDemandFolder("e2e/engines/chromiums"));
  const program = join(folder, `chromium-${version}.program`);
  const packed = join(folder, `node_modules/chromium-${version}/bin/chromium.br`);
  if (!existsSync(program)) writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  const { chromium }: { chromium: BrowserType } = createRequire(join(folder, "package.json"))("playwright-core");
  return chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu", "--no-zygote"] });
}
