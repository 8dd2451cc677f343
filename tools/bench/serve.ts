import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compress } from "../build/compress.ts";
import { SiteFolder } from "../build/site-folder.ts";
import { configureNginx, siteConfiguration, writeCertificate } from "../nginx.ts";

/**
 * Serves copies of folders (`name=folder`) as hosts do: HTTP/2 with TLS and brotli, by hosting/site.conf. It leaves our
 * security policies out, as the scripts and styles of other sites may be of any kind.
 */
export async function serve(nginx: string, folders: readonly string[], firstPort: number) {
  const own = mkdtempSync(join(tmpdir(), "bench-"));
  await writeCertificate(own);
  const origins: Record<string, string> = {};
  const servers = folders.map((option, index) => {
    const [name = "", source = ""] = option.split(/=(.*)/);
    const site = new SiteFolder(join(own, name));
    cpSync(source, site.path, { recursive: true });
    compress(site);
    const https = firstPort + index;
    origins[name] = `https://localhost:${https}`;
    return siteConfiguration(own, { http: https + folders.length, https })
      .replace(/^include .*/m, "")
      .replace("$site_root", site.path)
      .replace("$site_not_found", "/404.html")
      .replace("types {", "include /etc/nginx/mime.types;\n  types {");
  });
  const { run } = configureNginx(nginx, own, servers.join("\n"));
  run();
  const close = () => {
    run("-s", "stop");
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origins, close };
}
