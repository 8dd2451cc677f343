import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../tools/serve.ts";
import { type ConsoleMessage, type Engine, until } from "./engine.ts";

/**
 * WebKitGTK, the nearest to Safari there is on Linux: its own WebDriver, spoken to in plain HTTP,
 * on a display of its own that nobody sees.
 */
export async function startWebKit(folder: string): Promise<Engine> {
  const recorded = withRecorder(folder);
  const server = createSiteServer(recorded).listen(0, "127.0.0.1");
  await once(server, "listening");
  const display = mortal(
    spawn(process.env.XVFB_PATH ?? "Xvfb", ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1600x1200x24"], {
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const driver = mortal(
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
  const seen = (selector: string) =>
    until(selector, async () => {
      const element = await ask<Reference>(`${session}/element`, { using: "css selector", value: selector });
      return (await ask<boolean>(`${session}/element/${idOf(element)}/displayed`)) ? element : undefined;
    });
  /** Seen, scrolled to and standing still: the driver waits neither for a smooth scroll nor for a panel that moves. */
  const steady = async (selector: string) => {
    const element = await seen(selector);
    let place = "";
    await until(`${selector} standing still`, async () => {
      const before = place;
      const script = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect())`;
      place = await execute(script, element);
      return place === before;
    });
    return element;
  };
  const order = (element: Reference, command: string, body = {}) =>
    ask(`${session}/element/${idOf(element)}/${command}`, body);

  return {
    open: (path) => ask(`${session}/url`, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }), // It listens on a port, not a pipe.
    resize: (width) => ask(`${session}/window/rect`, { width, height: 844 }),
    async click(selector) {
      const element = await steady(selector);
      // Again while one page fades into the next: nothing can be hit meanwhile.
      await until(`a click on ${selector}`, () => order(element, "click").then(() => true));
    },
    async tab() {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: "\uE004" }));
      await ask(`${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    type: async (selector, text) => order(await steady(selector), "value", { text }),
    async choose(selector, value) {
      await steady(selector);
      await order(await seen(`${selector} option[value="${value}"]`), "click");
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

/** Ends the program with this one, however this one ends. */
function mortal<Program extends ChildProcess>(program: Program): Program {
  process.once("exit", () => program.kill());
  return program;
}

/** An element as the protocol names it: its id under a fixed, long key. */
type Reference = Record<string, string>;
const idOf = (element: Reference) => Object.values(element)[0];

/** One WebDriver command: a question, or with a body an order. */
async function ask<Value = void>(address: string, body?: object, method = body ? "POST" : "GET"): Promise<Value> {
  const answer = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: Value }; // Every answer of the protocol has this form.
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
  return value;
}

/**
 * Gathers what the page says and which files it cannot load: this WebDriver has no log. A cross-fade
 * between pages that WebKit gives up is no fault of the page, although it reports it as one.
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

/** A copy of the site with the recorder first in every document: no later moment is early enough. */
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
