import type { Site } from "../../app/content/schema/site.ts";
import { alternatesOf } from "../../app/document/seo/alternates.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { listedPaths } from "../../app/site/pages.ts";
import type { SiteFolder } from "./site-folder.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Writes the files that crawlers look for at fixed addresses: sitemap.xml, which links the languages of every page,
 * robots.txt, and .well-known/security.txt (RFC 9116), which expires eleven months after the build.
 */
export function writeWellKnownFiles(site: SiteFolder, { address, emails }: Site): void {
  const pages = languages.flatMap((language) =>
    listedPaths.map((english) => {
      const links = alternatesOf(english).map(
        ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address + path}"/>`,
      );
      return `<url><loc>${address + pathIn(language, english)}</loc>${links.join("")}</url>`;
    }),
  );
  site.write(
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join("\n")}
</urlset>
`,
  );
  site.write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
  const expires = new Date(Date.now() + 330 * DAY).toISOString();
  site.write(
    ".well-known/security.txt",
    `Contact: mailto:${emails.general}
Expires: ${expires}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${address}/.well-known/security.txt
`,
  );
}
