import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { Script } from "./script";

/** Renders one document, whole: this runs at build time and in the dev server only. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  const stream = await renderToReadableStream(
    <Script value={{ entry: entry.module, refresh: hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </Script>,
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status });
}
