import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { languages, pathIn } from "../../app/site/languages.ts";
import { pages } from "../../app/site/pages.ts";
import { copyProject } from "../../tools/copy-project.ts";

/** Whether the page beside the form can be shown. It waits if there has been no valid content so far. */
export type PageState = "waiting" | "starting" | "ready";

const pageServer = resolve(import.meta.dirname, "page-server.ts");

/** The site beside the forms: a dev server on a copy of the project with the last valid content. */
export class Preview {
  state: PageState = "waiting";
  readonly #good: string;
  readonly #site: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  #isStopped = false;

  /** @param folder for the copy, and for the last valid content, which is kept between sessions */
  constructor(folder: string, port: number) {
    this.#good = `${folder}/good`;
    this.#site = `${folder}/site`;
    this.#port = port;
    copyProject(this.#site);
    if (!existsSync(this.#good)) return;
    copyContent(this.#good, this.#site);
    this.#start();
  }

  /** Copies the project's content, which must be valid, to the site. */
  update(): void {
    copyContent(".", this.#good);
    copyContent(".", this.#site);
    // The list of invented values has no form, so copyContent leaves it out.
    cpSync("content/placeholders.yaml", `${this.#site}/content/placeholders.yaml`);
    this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#server?.stdin?.end();
  }

  #start(): void {
    if (this.#server) return;
    const dev = ["dev", "--host", "127.0.0.1", "--port", String(this.#port), "--strictPort", "--logLevel", "error"];
    // Its input ends when the studio ends, in whatever way; page-server.ts then stops the server.
    const server = spawn(process.execPath, [pageServer, ...dev], {
      cwd: this.#site,
      stdio: ["pipe", "inherit", "inherit"],
      env: {
        ...process.env,
        // Vite has set NODE_ENV to production when it built the studio's pages in this process.
        NODE_ENV: "development",
        // Without it, react-router starts itself again with this option, and stop() would stop only the first process.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=development`,
      },
    });
    this.#server = server;
    this.state = "starting";
    this.#warm(server);
    server.on("exit", async () => {
      this.#server = undefined;
      // If it never got ready, wait before the retry: another program may hold its port.
      if (this.state !== "ready") await wait(5_000);
      if (!this.#isStopped) this.#start();
    });
  }

  /**
   * Requests the pages that most forms are about, because the first request is slow: the dev server transforms their
   * code and encodes their pictures.
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

/** Copies the content to the site's folder. Each file is renamed into place, so the server never reads a partial file. */
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
