import type { SiteFacts } from "../../app/content/facts.ts";
import { listedPaths } from "../../app/pages.ts";
import type { SiteFolder } from "./site-folder.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Writes the files that crawlers look for: sitemap.xml, robots.txt and .well-known/security.txt (RFC 9116), whose expiry
 * date every build moves to eleven months ahead.
 *
 * @returns a line for the build's log
 */
export function writeSitemap(site: SiteFolder, { address, emails }: SiteFacts, now: Date): string {
  const pages = listedPaths.map((path) => address + path);
  site.write(
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => `<url><loc>${page}</loc></url>`).join("\n")}
</urlset>
`,
  );
  site.write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
  const expires = new Date(now.getTime() + 330 * DAY).toISOString().replace(/T.*/, "T00:00:00Z");
  site.write(
    ".well-known/security.txt",
    `Contact: mailto:${emails.general}
Expires: ${expires}
Preferred-Languages: hi, en
Canonical: ${address}/.well-known/security.txt
`,
  );
  return `sitemap of ${pages.length} pages, robots, security.txt`;
}
