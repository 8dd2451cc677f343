import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";

/** A debugging target of the DevTools Protocol, such as a page. */
interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}

/**
 * One page in an old Chromium, driven by the DevTools Protocol: Playwright's own commands are too new for it.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export class OldChromium {
  /** Uncaught errors, errors in the console, and files that did not load, of the open page. */
  errors: string[] = [];
  /** The arguments of each call of console.log. */
  logged: unknown[][] = [];
  /** The messages of dialogs, all of which are accepted. */
  dialogs: string[] = [];

  private answers = new Map<number, PromiseWithResolvers<Result>>();
  private loaded = Promise.withResolvers<void>();
  private count = 0;

  private process: ChildProcess;
  private profile: string;
  private socket: WebSocket;

  private constructor(program: ChildProcess, profile: string, socket: WebSocket) {
    this.process = program;
    this.profile = profile;
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => this.receive(JSON.parse(data)));
  }

  static async launch(file: string): Promise<OldChromium> {
    const profile = mkdtempSync(join(tmpdir(), "chromium-"));
    const program = spawn(
      file,
      [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--no-zygote", "--remote-debugging-port=0"],
        ...[`--user-data-dir=${profile}`, "about:blank"],
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let origin = "";
    for await (const line of createInterface(program.stderr)) {
      origin = /DevTools listening on ws:\/\/([^/]+)/.exec(line)?.[1] ?? "";
      if (origin) break;
    }
    let address = "";
    const findPage = async () => {
      const targets: Target[] = await (await fetch(`http://${origin}/json`)).json();
      address = targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl ?? "";
      return address;
    };
    // The browser listens before it has opened the page.
    await expect.poll(findPage).not.toBe("");
    const socket = new WebSocket(address);
    await once(socket, "open");
    const browser = new OldChromium(program, profile, socket);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await browser.send(`${domain}.enable`);
    await browser.send("Network.setBypassServiceWorker", { bypass: true });
    return browser;
  }

  /** Opens an address, and waits until it has loaded. */
  async open(address: string): Promise<void> {
    this.errors = [];
    this.loaded = Promise.withResolvers();
    await this.send("Page.navigate", { url: address });
    await this.loaded.promise;
    // The style sheet may be applied after `load` (app/document/global-script.ts).
    await this.evaluate(() => {
      const root = document.documentElement;
      return new Promise<void>((resolve) => {
        const check = () => (root.hasAttribute("data-unstyled") ? requestAnimationFrame(check) : resolve());
        check();
      });
    });
  }

  /** Sets the viewport's width; below 768 it emulates a phone. */
  async resize(width: number): Promise<void> {
    const mobile = width < 768;
    await this.send("Emulation.setDeviceMetricsOverride", { width, height: 844, deviceScaleFactor: 1, mobile });
  }

  /** Runs a function in the page. It is sent as text, so it cannot use variables from outside. */
  async evaluate<Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    const expression = `(${run})(...${JSON.stringify(args)})`;
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result?.value as Awaited<Value>;
  }

  /** Types a text into a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
    await this.send("Input.insertText", { text });
  }

  /** A picture of the page, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(
      (await this.send("Page.captureScreenshot", { captureBeyondViewport: true })).data ?? "",
      "base64",
    );
  }

  async close(): Promise<void> {
    this.process.kill();
    await once(this.process, "exit");
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private send(method: string, params = {}): Promise<Result> {
    const id = ++this.count;
    const answer = Promise.withResolvers<Result>();
    this.answers.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  private receive({ id, result, error, method, params }: Message): void {
    if (id) {
      if (error) this.answers.get(id)?.reject(new Error(error.message));
      else this.answers.get(id)?.resolve(result ?? {});
    } else if (method === "Page.loadEventFired") this.loaded.resolve();
    else if (method === "Runtime.exceptionThrown")
      this.errors.push(params.exceptionDetails?.exception?.description ?? "an error");
    // Versions just before popovers were released log an error about them.
    else if (method === "Log.entryAdded" && params.entry?.level === "error" && !/popover/.test(params.entry.text))
      this.errors.push(`${params.entry.text} ${params.entry.url}`);
    else if (method === "Page.javascriptDialogOpening") {
      this.dialogs.push(params.message ?? "");
      void this.send("Page.handleJavaScriptDialog", { accept: true });
    } else if (method === "Runtime.consoleAPICalled") {
      const words = params.args?.map(({ value, description }) => value ?? description) ?? [];
      if (params.type === "error") this.errors.push(words.join(" "));
      else this.logged.push(words);
    }
  }
}

interface Result {
  result?: { value?: unknown };
  exceptionDetails?: ExceptionDetails;
  data?: string;
}

interface ExceptionDetails {
  text: string;
  exception?: { description?: string };
}

interface Message {
  id?: number;
  result?: Result;
  error?: { message: string };
  method?: string;
  params: {
    exceptionDetails?: ExceptionDetails;
    entry?: { level: string; text: string; url?: string };
    type?: string;
    message?: string;
    args?: { value?: unknown; description?: string }[];
  };
}
