import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ScriptContext } from "./script-context";

/** Renders one document, whole: this runs at build time and in the dev server only. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  const stream = await renderToReadableStream(
    <ScriptContext value={{ entry: entry.module, whileDeveloping: hmr ? [hmr.runtime, "/app/live-update.ts"] : [] }}>
      <ServerRouter context={context} url={request.url} />
    </ScriptContext>,
  );
  await stream.allReady;
  // While developing, also over the pages that are open (tools/vite/live-update.ts).
  const [error] = Object.values<unknown>(context.staticHandlerContext.errors ?? {});
  if (error instanceof Error) import.meta.hot?.send("page-error", { message: error.message, stack: error.stack });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status });
}
