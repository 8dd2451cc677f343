import { addressOf } from "../postbuild/site-folder.ts";
import { POLICY, type SiteHeaders } from "./headers.ts";

/**
 * `_headers` for Cloudflare Pages and Netlify. Both add up every rule that matches and enforce two
 * policies together: the common one and a screen's own make the screen's own.
 *
 * @throws above what Cloudflare takes: 100 rules, 2,000 characters a line
 */
export function headersFile({ everywhere, assets, policies, commonPolicy }: SiteHeaders): string {
  const screens = Object.entries(policies).filter(([file]) => file !== "404.html");
  const rules: [string, Record<string, string>][] = [
    ["/*", { ...everywhere, [POLICY]: commonPolicy }],
    ["/assets/*", { ...assets }],
    ...screens.map(([file, policy]): [string, Record<string, string>] => [addressOf(file), { [POLICY]: policy }]),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules.length > 100 || longest > 2000)
    throw new Error(
      `_headers has ${rules.length} rules (at most 100) and a line of ${longest} characters (at most 2,000)`,
    );
  return `${lines.join("\n")}\n`;
}

/** Maps and headers for nginx's `http` part; hosting/release.sh puts them live together with their release. */
export function nginxFile({ everywhere, assets, rest, policies, commonPolicy }: SiteHeaders): string {
  const quoted = (value: string) => `"${value}"`;
  return `# Made by the build from the site's own bytes.
map $uri $site_policy {
  default ${quoted(commonPolicy)};
${Object.entries(policies)
  .map(([file, policy]) => `  /${file} ${quoted(policy)};`)
  .join("\n")}
}
map $uri $site_caching {
  default ${quoted(rest["Cache-Control"] ?? "")};
  ~^/assets/ ${quoted(assets["Cache-Control"] ?? "")};
}
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join("\n")}
add_header ${POLICY} $site_policy always;
add_header Cache-Control $site_caching always;
`;
}
