/** The Content-Security-Policy of the studio's pages: their own origin and the given sources. */
export function studioPolicy({ frame = "", connect = "", images = "" }): string {
  return [
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    `img-src 'self' blob: data: ${images}; media-src blob:; worker-src 'self' blob:; frame-src 'self' ${frame}`,
    `connect-src 'self' blob: data: ${connect}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  ].join("; ");
}
