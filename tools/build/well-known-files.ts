import type { Content } from "../../app/content/read.server.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { listedPaths } from "../../app/site/pages.ts";
import { llmsText } from "./llms-text.ts";
import type { SiteFolder } from "./site-folder.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Writes the files that crawlers look for at fixed addresses: sitemap.xml, robots.txt, llms.txt, and
 * .well-known/security.txt (RFC 9116), which expires eleven months after the build.
 *
 * @param content in the default language
 */
export function writeWellKnownFiles(site: SiteFolder, content: Content): void {
  const { address, emails } = content.site;
  const addresses = languages.flatMap((language) => listedPaths.map((english) => address + pathIn(language, english)));
  site.write(
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((each) => `<url><loc>${each}</loc></url>`).join("\n")}
</urlset>
`,
  );
  site.write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
  site.write("llms.txt", llmsText(content));
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
