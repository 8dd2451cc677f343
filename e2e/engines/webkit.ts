import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../tools/serve.ts";
import { type ConsoleMessage, type Engine, until } from "./engine.ts";

/**
 * WebKitGTK, the closest to Safari on Linux: driven through its own WebDriver over plain HTTP, on a virtual
 * display.
 */
export async function startWebKit(folder: string): Promise<Engine> {
  const recorded = withRecorder(folder);
  const server = createSiteServer(recorded).listen(0, "127.0.0.1");
  await once(server, "listening");
  const display = endedWithUs(
    spawn(process.env.XVFB_PATH ?? "Xvfb", ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1600x1200x24"], {
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const driver = endedWithUs(
    spawn(process.env.WEBKIT_DRIVER_PATH ?? "WebKitWebDriver", [`--port=${port}`], {
      // The site under test is our own, and the sandbox cannot start in a container.
      env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
      stdio: "ignore",
    }),
  );

  const root = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver", () => ask(`${root}/status`));
  const { sessionId } = await ask<{ sessionId: string }>(`${root}/session`, {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: "ignore" } },
  });
  const session = `${root}/session/${sessionId}`;
  const execute = <Value>(script: string, ...args: unknown[]) =>
    ask<Value>(`${session}/execute/sync`, { script, args });
  const evaluate = <Value>(expression: string) => execute<Value>(`return ${expression}`);
  const visible = (selector: string) =>
    until(selector, async () => {
      const element = await ask<Reference>(`${session}/element`, { using: "css selector", value: selector });
      return (await ask<boolean>(`${session}/element/${idOf(element)}/displayed`)) ? element : undefined;
    });
  /** Visible, in view and not moving: the driver waits for neither smooth scrolling nor a moving panel. */
  const steady = async (selector: string) => {
    const element = await visible(selector);
    let place = "";
    await until(`${selector} to stop moving`, async () => {
      const before = place;
      const script = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect())`;
      place = await execute(script, element);
      return place === before;
    });
    return element;
  };
  const command = (element: Reference, name: string, body = {}) =>
    ask(`${session}/element/${idOf(element)}/${name}`, body);

  return {
    open: (path) => ask(`${session}/url`, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }), // It listens on a port, not a pipe.
    resize: (width) => ask(`${session}/window/rect`, { width, height: 844 }),
    async click(selector) {
      const element = await steady(selector);
      // Retries while one page fades into the next: no click lands meanwhile.
      await until(`a click on ${selector}`, () => command(element, "click").then(() => true));
    },
    async tab() {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: "\uE004" }));
      await ask(`${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    type: async (selector, text) => command(await steady(selector), "value", { text }),
    async choose(selector, value) {
      await steady(selector);
      await command(await visible(`${selector} option[value="${value}"]`), "click");
    },
    evaluate,
    async answerAlert() {
      const words = await until("an alert", () => ask<string>(`${session}/alert/text`));
      await ask(`${session}/alert/accept`, {});
      return words;
    },
    back: () => ask(`${session}/back`, {}),
    consoleMessages: () => evaluate<ConsoleMessage[]>("consoleMessages"),
    async close() {
      await ask(session, undefined, "DELETE").catch(() => undefined);
      driver.kill();
      display.kill();
      server.close();
      rmSync(recorded, { recursive: true });
    },
  };
}

/** Ends the program when this process ends. */
function endedWithUs<Program extends ChildProcess>(program: Program): Program {
  process.once("exit", () => program.kill());
  return program;
}

/** An element in the protocol: an object with the id under a fixed, long key. */
type Reference = Record<string, string>;
const idOf = (element: Reference) => Object.values(element)[0];

/** Sends one WebDriver command: GET, or POST with a body. */
async function ask<Value = void>(address: string, body?: object, method = body ? "POST" : "GET"): Promise<Value> {
  const answer = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: Value }; // Every response of the protocol has this form.
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
  return value;
}

/**
 * Records console messages, errors and files that fail to load: this WebDriver has no log. WebKit also reports an
 * abandoned cross-fade between pages as an error, which is not the page's fault.
 */
const recorder = `<script>
  const consoleMessages = [];
  for (const level of ["log", "info", "warn", "error"]) {
    const say = console[level];
    console[level] = (...words) => { consoleMessages.push({ level, words }); say(...words); };
  }
  addEventListener("error", ({ message, target }) => consoleMessages.push({ level: "error", words: [message ?? "not loaded: " + (target.src || target.href)] }), true);
  addEventListener("unhandledrejection", ({ reason }) => /^AbortError: Skipping view/.test(reason) || consoleMessages.push({ level: "error", words: [String(reason)] }));
</script>`;

/** A copy of the site with the recorder first in every document: any later would miss messages. */
function withRecorder(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(folder, copy, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) });
  for (const name of globSync("**/*.html", { cwd: copy })) {
    const file = join(copy, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("<head>", `<head>${recorder}`));
  }
  return copy;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port, not a pipe.
  server.close();
  return port;
}
