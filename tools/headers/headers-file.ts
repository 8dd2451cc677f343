import { addressOf, isNotFoundPage } from "../build/site-folder.ts";
import { CACHING, caching, type Headers, POLICY, type SiteHeaders } from "./headers.ts";

/**
 * `_headers` for Cloudflare Pages and Netlify. Both apply every matching rule and enforce two policies together: the
 * common policy and a page's own have the effect of the page's own.
 */
export function headersFile({ everywhere, policies, commonPolicy }: SiteHeaders): string {
  const pages = Object.entries(policies).filter(([file]) => !isNotFoundPage(file));
  const rules: [string, Headers][] = [
    ["/*", { ...everywhere, [POLICY]: commonPolicy }],
    ["/assets/*", { [CACHING]: caching.assets }],
    ...pages.map(([file, policy]): [string, Headers] => [addressOf(file), { [POLICY]: policy }]),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
