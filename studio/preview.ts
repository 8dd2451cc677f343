import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { languages, pathIn } from "../app/languages.ts";
import { pages } from "../app/pages.ts";
import { copyProject } from "../tools/copy-project.ts";

/** Whether the page beside the form can be shown; it waits if the content had a fault from the start. */
export type PageState = "waiting" | "starting" | "ready";

/** The site beside the forms: a dev server on a copy of the project, which has the last content without a fault. */
export class Preview {
  state: PageState = "waiting";
  readonly #good: string;
  readonly #site: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  #isStopped = false;

  /** @param folder for the copy, and for the last good content, which is kept between sessions */
  constructor(folder: string, port: number) {
    this.#good = `${folder}/good`;
    this.#site = `${folder}/site`;
    this.#port = port;
    copyProject(this.#site);
    if (!existsSync(this.#good)) return;
    copyContent(this.#good, this.#site);
    this.#start();
  }

  /** Shows the project's content, which has no fault. */
  update(): void {
    copyContent(".", this.#good);
    copyContent(".", this.#site);
    // New labels of invented values, which have no form.
    cpSync("content/placeholders.yaml", `${this.#site}/content/placeholders.yaml`);
    this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    // A dev server that is busy would not notice a milder signal.
    this.#server?.kill("SIGKILL");
  }

  #start(): void {
    if (this.#server) return;
    const dev = ["dev", "--host", "127.0.0.1", "--port", String(this.#port), "--strictPort", "--logLevel", "error"];
    const server = spawn("react-router", dev, {
      cwd: this.#site,
      stdio: "inherit",
      // Vite has just built, for which it sets another.
      env: { ...process.env, NODE_ENV: "development" },
      shell: process.platform === "win32",
    });
    this.#server = server;
    this.state = "starting";
    this.#warm(server);
    server.on("exit", async () => {
      this.#server = undefined;
      // If it never came so far, something may be in its way for a while, such as another program on its port.
      if (this.state !== "ready") await wait(5_000);
      if (!this.#isStopped) this.#start();
    });
  }

  /**
   * Opens the pages that most forms are about once: the first time, the server prepares their code and pictures, which
   * takes long.
   */
  async #warm(server: ChildProcess): Promise<void> {
    const paths = languages.flatMap((language) =>
      [pages.home, pages.products].map(({ path }) => pathIn(language, path)),
    );
    while (paths.length > 0 && this.#server === server) {
      const page = await fetch(`http://127.0.0.1:${this.#port}${paths[0]}`).catch(() => undefined);
      if (!page) await wait(500);
      else if (paths.shift() && this.#server === server) this.state = "ready";
    }
  }
}

/** Brings the content to where the site that follows it is served from; a file is there as a whole or not at all. */
export function copyContent(root: string, site: string): void {
  const [from, to] = [join(root, "content"), join(site, "content")];
  const files = (folder: string) => globSync(`{${languages},photos,illustrations}/**/*.*`, { cwd: folder });
  for (const file of files(to)) if (!existsSync(join(from, file))) rmSync(join(to, file));
  for (const file of files(from)) {
    const bytes = readFileSync(join(from, file));
    if (existsSync(join(to, file)) && readFileSync(join(to, file)).equals(bytes)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(site, "saved"), bytes);
    renameSync(join(site, "saved"), join(to, file));
  }
}
