import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseDocument, sourcesIn } from "../postbuild/html.ts";
import type { SiteFolder } from "../postbuild/site-folder.ts";

/**
 * The limit: a handwritten page of 1.3 kB with one picture and no script. The picture is the file that a phone shows as
 * the home page's hero.
 */
export function writeLimitPage(site: SiteFolder, folder: string): void {
  const source = parseDocument(site.text("index.html")).querySelector('source[media="(width < 60rem)"]');
  const address = sourcesIn(source?.getAttribute("srcset") ?? "").find(({ width }) => width === 780)?.url;
  if (!address)
    throw new Error("The home page has no phone picture 780 pixels wide: build the site first, or fix this benchmark");
  copyFileSync(join(site.path, address), join(folder, "hero.avif"));
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pure, micro-ground spices from Durg</title><meta name="description" content="Pure, micro-ground spices from a family mill in Durg, Chhattisgarh.">
<style>body{margin:0;font:1.1rem/1.5 sans-serif;color:#2b1a10;background:#fbf6e6}main{max-width:40rem;margin:auto;padding:1rem}
img{display:block;width:100%;height:auto;background:#674831}a{color:#a5161a}h1{font-size:2.5rem;line-height:1.1}</style></head>
<body><img src="hero.avif" width="780" height="975" alt="A round brass spice box" fetchpriority="high"><main><h1>Taste, as you want it.</h1>
<p>Pure, micro-ground spices from a family mill in Durg, Chhattisgarh. Tell us the dish; we weigh out the masala.</p>
<p><a href="https://wa.me/910000000001">Order on WhatsApp</a> or <a href="tel:+910000000001">call +91 00000 00001</a>.</p>
<ul><li>50gm</li><li>100gm</li><li>500gm</li><li>10kg</li><li>Bulk</li></ul></main></body></html>`;
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(html));
  writeFileSync(join(folder, "404.html"), html);
}
