import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ScriptContext } from "./script-context";

/** Renders one complete document. Runs only at build time and in the dev server. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  const stream = await renderToReadableStream(
    <ScriptContext value={{ entry: entry.module, devScripts: hmr ? [hmr.runtime, "/app/live-update.ts"] : [] }}>
      <ServerRouter context={context} url={request.url} />
    </ScriptContext>,
  );
  await stream.allReady;
  // In development, the error also appears over the open pages (tools/vite/live-update.ts).
  const [error] = Object.values<unknown>(context.staticHandlerContext.errors ?? {});
  if (error instanceof Error) import.meta.hot?.send("page-error", { message: error.message, stack: error.stack });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status });
}
