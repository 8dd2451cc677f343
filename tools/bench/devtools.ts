import { launch } from "chrome-launcher";

/** The flags of a browser under measurement; it accepts the bench's own certificate. */
export const browserFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--ignore-certificate-errors",
  // A page in this cache stays attached and never responds.
  "--disable-back-forward-cache",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A tab in its own Chromium, controlled through the DevTools protocol. */
export interface Tab {
  /** Sends a command to the visible page. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The value of an expression in the visible page; awaits a promise. */
  evaluate(expression: string): Promise<unknown>;
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * Opens a tab. Not with Playwright: a browser does not prerender behind a page that is attached by itself, only in a
 * tab that is attached as a whole, including its prerendered pages.
 *
 * @param chromePath the browser; chrome-launcher's choice if left out
 * @param prepare commands for every page of the tab, including prerendered ones
 */
export async function openTab(
  chromePath: string | undefined,
  prepare: readonly (readonly [method: string, params: object])[],
): Promise<Tab> {
  const chrome = await launch({ chromeFlags: browserFlags, ...(chromePath ? { chromePath } : {}) });
  const version = (await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });

  const waiting = new Map<number, (answer: Message) => void>();
  let last = 0;
  const send = (method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  // The visible page is the oldest one still attached: a prerendered page that replaces it stays attached longer.
  const pages: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === "Target.detachedFromTarget" && message.params)
      pages.splice(pages.indexOf(message.params.sessionId) >>> 0, 1);
    else if (message.method === "Target.attachedToTarget" && message.params?.targetInfo.type === "page") {
      const { sessionId } = message.params;
      pages.push(sessionId);
      for (const [method, params] of prepare) send(method, params, sessionId).catch(() => undefined);
      send("Runtime.runIfWaitingForDebugger", {}, sessionId).catch(() => undefined);
    }
  };

  const { targetInfos } = (await send("Target.getTargets", { filter: [{ type: "tab" }] })) as {
    targetInfos: { targetId: string }[];
  };
  const { sessionId } = (await send("Target.attachToTarget", {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })) as {
    sessionId: string;
  };
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] },
    sessionId,
  );
  const toPage: Tab["send"] = (method, params = {}) => send(method, params, pages[0]);
  return {
    send: toPage,
    evaluate: async (expression) => {
      const { result } = await toPage("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      return (result as { value?: unknown }).value;
    },
    close: () => {
      socket.close();
      chrome.kill();
    },
  };
}
