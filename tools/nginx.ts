import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

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
  environment: NodeJS.ProcessEnv;
}

/**
 * Starts nginx with hosting/site.conf and the last build as its first release.
 *
 * @param folder an empty folder for everything it writes
 * @throws if it does not listen within five seconds, with its error log
 */
export async function startNginx(nginx: string, folder: string, port: number): Promise<RunningNginx> {
  chmodSync(folder, 0o755); // nginx reads files as another user.
  const site = join(folder, "site");
  mkdirSync(site);
  const configuration = join(folder, "nginx.conf");
  const own = readFileSync("hosting/site.conf", "utf8")
    .replace("/srv/site/", `${site}/`)
    .replace("listen 80;", `listen ${port};`);
  writeFileSync(configuration, nginxConfiguration(folder, own));
  const environment = { ...process.env, NGINX_COMMAND: `${nginx} -c ${configuration}` };
  // The first release comes before nginx runs, so its reload fails, which does not matter.
  spawnSync("bash", ["hosting/release.sh", site], { env: environment });
  const started = spawn(nginx, ["-c", configuration, "-g", "daemon off;"], { stdio: "ignore" });
  for (let wait = 0; wait < 100; wait++) {
    if (await isListening(port)) return { process: started, site, environment };
    await pause(50);
  }
  started.kill();
  throw new Error(`nginx does not listen on ${port}: ${readFileSync(join(folder, "error.log"), "utf8")}`);
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
