import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compress } from "../build/compress.ts";
import { SiteFolder } from "../build/site-folder.ts";
import { nginxConfiguration, siteConfiguration, writeCertificate } from "../nginx.ts";

/**
 * Serves copies of folders (`name=folder`) as hosts do: HTTP/2 with TLS and brotli, by hosting/site.conf. It leaves our
 * security policies out, as the scripts and styles of other sites may be of any kind.
 */
export async function serve(nginx: string, folders: readonly string[], firstPort: number) {
  const own = mkdtempSync(join(tmpdir(), "bench-"));
  chmodSync(own, 0o755); // nginx reads files as another user.
  await writeCertificate(own);
  const origins: Record<string, string> = {};
  const folder = (name: string) => new SiteFolder(join(own, name));
  const servers = folders.map((option, index) => {
    const [name = "", source = ""] = option.split(/=(.*)/);
    const site = folder(name);
    cpSync(source, site.path, { recursive: true });
    compress(site);
    origins[name] = `https://localhost:${firstPort + index}`;
    const https = firstPort + index;
    return siteConfiguration(own, { http: https + folders.length, https })
      .replace(/^include .*/m, "")
      .replace("$site_root", site.path)
      .replace("$site_not_found", "/404.html")
      .replace("types {", "include /etc/nginx/mime.types;\n  types {");
  });
  const configuration = join(own, "nginx.conf");
  writeFileSync(configuration, nginxConfiguration(own, servers.join("\n")));
  // Piped, so that only an error shows what nginx says: it warns of types that both lists have.
  const run = (...args: string[]) => execFileSync(nginx, ["-c", configuration, ...args], { stdio: "pipe" });
  run();
  const close = () => {
    run("-s", "stop");
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origins, folder, close };
}

/** Running sites, by name. */
export type Sites = Awaited<ReturnType<typeof serve>>;
