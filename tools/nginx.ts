import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import selfsigned from "selfsigned";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether Debian's nginx and its brotli module are installed; `nginx` is the program, if found. */
export function canRunNginx(nginx: string | undefined): nginx is string {
  return nginx !== undefined && existsSync(brotliModule);
}

/** A running nginx with hosting/site.conf, and what hosting/release.sh needs to publish to it. */
export interface RunningNginx {
  process: ChildProcess;
  /** The folder of the releases. */
  site: string;
  /** The certificate that it shows, signed by itself. */
  certificate: string;
  environment: NodeJS.ProcessEnv;
}

/** Where an nginx listens. */
export interface Ports {
  http: number;
  https: number;
}

/**
 * Starts nginx with hosting/site.conf and the last build as its first release.
 *
 * @param folder an empty folder for everything it writes
 * @throws if it does not listen within five seconds, with its error log
 */
export async function startNginx(nginx: string, folder: string, ports: Ports): Promise<RunningNginx> {
  chmodSync(folder, 0o755); // nginx reads files as another user.
  const site = join(folder, "site");
  mkdirSync(site);
  const certificate = await writeCertificate(folder);
  const configuration = join(folder, "nginx.conf");
  const own = siteConfiguration(folder, ports).replaceAll("/srv/site/", `${site}/`);
  writeFileSync(configuration, nginxConfiguration(folder, own));
  const environment = { ...process.env, NGINX_COMMAND: `${nginx} -c ${configuration}` };
  // The first release comes before nginx runs, so its reload fails, which does not matter.
  spawnSync("bash", ["hosting/release.sh", site], { env: environment });
  const started = spawn(nginx, ["-c", configuration, "-g", "daemon off;"], { stdio: "ignore" });
  for (let wait = 0; wait < 100; wait++) {
    if (await isListening(ports.https)) return { process: started, site, certificate, environment };
    await pause(50);
  }
  started.kill();
  throw new Error(`nginx does not listen on ${ports.https}: ${readFileSync(join(folder, "error.log"), "utf8")}`);
}

/** hosting/site.conf on other ports, with the certificate in the folder: see `writeCertificate`. */
export function siteConfiguration(folder: string, { http, https }: Ports): string {
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

/**
 * A whole nginx configuration, for any user.
 *
 * @param folder the folder for everything that nginx writes
 * @param http the directives of its `http` block
 */
export function nginxConfiguration(folder: string, http: string): string {
  return `load_module ${brotliModule};
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${http}
}
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}
