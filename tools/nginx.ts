import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import selfsigned from "selfsigned";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether Debian's nginx and its brotli module are installed; `nginx` is the program, if found. */
export function canRunNginx(nginx: string | undefined): nginx is string {
  return nginx !== undefined && existsSync(brotliModule);
}

/**
 * Configures an nginx that any user can run.
 *
 * @param folder an empty folder for everything it writes
 * @param http the directives of its `http` block
 * @returns its command, and what runs it: without options it starts, and listens as soon as that returns
 */
export function configureNginx(nginx: string, folder: string, http: string) {
  chmodSync(folder, 0o755); // nginx reads files as another user.
  const configuration = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    configuration,
    `load_module ${brotliModule};
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${http}
}
`,
  );
  return {
    command: `${nginx} -c ${configuration}`,
    // Piped, so that only an error shows what nginx says.
    run: (...options: string[]) => execFileSync(nginx, ["-c", configuration, ...options], { stdio: "pipe" }),
  };
}

/** hosting/site.conf on other ports, with the certificate in the folder: see `writeCertificate`. */
export function siteConfiguration(folder: string, { http, https }: { http: number; https: number }): string {
  return readFileSync("hosting/site.conf", "utf8")
    .replace("listen 80;", `listen ${http};`)
    .replace("listen 443 ", `listen ${https} `)
    .replace(/(?<=ssl_certificate ).*(?=;)/, join(folder, "certificate"))
    .replace(/(?<=ssl_certificate_key ).*(?=;)/, join(folder, "key"));
}

/** Writes a certificate for localhost, signed by itself, and its key into a folder. Returns the certificate. */
export async function writeCertificate(folder: string): Promise<string> {
  const { private: key, cert } = await selfsigned.generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  writeFileSync(join(folder, "key"), key);
  writeFileSync(join(folder, "certificate"), cert);
  return cert;
}
