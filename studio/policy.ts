/** The Content-Security-Policy of the studio's pages: their own origin and the given sources. */
export function studioPolicy({ connect = "" } = {}): string {
  return [
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'",
    `img-src 'self' blob: data:; frame-src 'self'; connect-src 'self' ${connect}`,
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  ].join("; ");
}
