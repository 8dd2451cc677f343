import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canRunNginx, startNginx } from "../nginx.ts";

/** `npm run bench:load`: requests per second that nginx with hosting/site.conf serves, compared with one tiny file. */
const nginx = process.env.NGINX_PATH || "/usr/sbin/nginx";
if (!canRunNginx(nginx) || spawnSync("wrk", ["--version"]).error) {
  console.error("Needs nginx, libnginx-mod-http-brotli-static and wrk (Debian: apt-get install them)");
  process.exit(1);
}

const port = 4390;
const folder = mkdtempSync(join(tmpdir(), "load-"));
const server = await startNginx(nginx, folder, port);
// The baseline: one byte, without the site's policies and compressed copies to look up.
const [release = ""] = readdirSync(join(server.site, "releases"));
writeFileSync(join(server.site, "releases", release, "small.txt"), "1");

const rows = [
  ["one small file", "/small.txt"],
  ["Home", "/"],
  ["Products", "/products"],
  ["an unknown address", "/no-such-page"],
].map(([name, path]) => [name, ...load(path as string)]); // Set above.
server.process.kill("SIGQUIT");
rmSync(folder, { recursive: true });

console.log("|  | requests per second | MB per second |\n| --- | --- | --- |");
for (const row of rows) console.log(`| ${row.join(" | ")} |`);

/** Runs 64 connections that accept brotli for ten seconds. */
function load(path: string): [answers: string, megabytes: string] {
  const args = ["-t1", "-c64", "-d10s", "-H", "Accept-Encoding: br", `http://localhost:${port}${path}`];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  const answers = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, size = "0", unit = "MB"] = /Transfer\/sec:\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  const factor = { KB: 1 / 1024, MB: 1, GB: 1024 }[unit] ?? Number.NaN;
  return [Math.round(Number(answers)).toLocaleString("en"), (Number(size) * factor).toFixed(1)];
}
