import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

test("before root's Debian packages are installed, npm test says which, what for, and how to do without", () => {
  const folder = temporaryFolder();
  // Stands in for Debian's, and installs nothing.
  writeFileSync(join(folder, "apt-get"), `#!/bin/sh\necho "apt-get $@"\n`, { mode: 0o755 });
  const script = `process.getuid = () => 0; const { findNginx } = await import("${resolve("tools/browser.mjs")}"); findNginx();`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { PATH: folder },
    encoding: "utf8",
  });
  const [said = "", ...done] = stdout.split(/(?<=\n)(?=apt-get )/);
  expect(done.join("")).toContain("apt-get install -y -qq nginx libnginx-mod-http-brotli-static");
  for (const part of [
    "apt-get install nginx libnginx-mod-http-brotli-static",
    "for the journeys through hosting/site.conf",
    "NGINX_PATH",
  ])
    expect(said).toContain(part);
});
