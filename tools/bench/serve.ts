import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import selfsigned from "selfsigned";
import { compress } from "../build/compress.ts";
import { SiteFolder } from "../build/site-folder.ts";
import { configureNginx } from "../nginx.ts";

/**
 * Serves copies of folders (`name=folder`) as hosts do: HTTP/2 with TLS and brotli, by hosting/site.conf. It leaves our
 * security policies out, as the scripts and styles of other sites may be of any kind.
 */
export async function serve(nginx: string, folders: readonly string[], firstPort: number) {
  const own = mkdtempSync(join(tmpdir(), "bench-"));
  const { private: key, cert } = await selfsigned.generate([{ name: "commonName", value: "localhost" }]);
  writeFileSync(join(own, "key"), key);
  writeFileSync(join(own, "certificate"), cert);
  const origins: Record<string, string> = {};
  const servers = folders.map((option, index) => {
    const [name = "", source = ""] = option.split(/=(.*)/);
    const site = new SiteFolder(join(own, name));
    cpSync(source, site.path, { recursive: true });
    compress(site);
    origins[name] = `https://localhost:${firstPort + index}`;
    return readFileSync("hosting/site.conf", "utf8")
      .replace(/^include .*/m, "")
      .replace("listen 80;", `listen ${firstPort + index} ssl http2;`)
      .replace("$site_root", site.path)
      .replace("$site_not_found", "/404.html")
      .replace("types {", "include /etc/nginx/mime.types;\n  types {");
  });
  const tls = `ssl_certificate ${own}/certificate; ssl_certificate_key ${own}/key;`;
  const { run } = configureNginx(nginx, own, [tls, ...servers].join("\n"));
  run();
  const close = () => {
    run("-s", "stop");
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origins, close };
}
