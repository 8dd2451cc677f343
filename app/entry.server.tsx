import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ScriptContext } from "./document/script-context.ts";

/** Renders one complete document. Runs only at build time and in the dev server. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  const stream = await renderToReadableStream(
    <ScriptContext value={{ entry: entry.module, files: entry.imports, devScript: hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </ScriptContext>,
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status });
}
