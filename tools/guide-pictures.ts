import { mkdirSync } from "node:fs";
import { chromium, type Locator } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../app/content/read.server.ts";
import { findBrowser } from "./browser.mjs";
import { createSiteServer } from "./serve.ts";

/**
 * `npx node tools/guide-pictures.ts`: takes the pictures of the pages in docs/content-guide.md again, from the last
 * build. `npx node tools/guide-pictures.ts <folder>` takes them from a build in another folder.
 */
const site = `${process.argv[2] ?? "build"}/client`;
const pictures = "docs/pictures";
const { home, contact, products } = readContent().pages;

const server = createSiteServer(site).listen(0);
const address = server.address();
if (typeof address !== "object" || !address) throw new Error("The server has no port");
const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath: findBrowser() });
const page = await browser.newPage({
  viewport: { width: 1000, height: 700 },
  reducedMotion: "reduce",
  // Otherwise the site's policy would block the style sheet of `save`.
  bypassCSP: true,
});
const open = (path: string) => page.goto(`http://localhost:${address.port}${path}`, { waitUntil: "networkidle" });
const section = (heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: heading }) }).last();
mkdirSync(pictures, { recursive: true });

await open("/");
await save("home", page);
await save("testimonials", section(home.testimonials.head.title));
await save("footer", page.getByRole("contentinfo"));
await open("/contact");
await save("contact", page.getByRole("list", { name: contact.cards.name }));
await open("/products");
await save("packs", section(products.bulk.title));

await browser.close();
server.close();

/** Saves what `shown` looks like as a picture light enough for a page of a repository. */
async function save(name: string, shown: Pick<Locator, "screenshot">): Promise<void> {
  // The bar and the floating buttons would cover a part of whatever is taller than the window.
  const style = shown === page ? "" : "header { position: static !important } aside { display: none !important }";
  const bytes = await shown.screenshot({ animations: "disabled", style });
  const { size } = await sharp(bytes).resize({ width: 800 }).webp({ quality: 60 }).toFile(`${pictures}/${name}.webp`);
  console.log(`${pictures}/${name}.webp: ${Math.round(size / 1000)} kB`);
}
