import { openContent, withLine } from "../../app/content/content-folder.ts";
import { ContentError, type Problem } from "../../app/content/problems.ts";
import type { Content } from "../../app/content/read.server.ts";
import { type ControlName, controlNames } from "../../app/content/schema/controls.ts";
import { controlData } from "../../app/controls/control-data.server.ts";
import type { Documents } from "./html.ts";
import { fileOf, type SiteFolder } from "./site-folder.ts";

/**
 * Checks that the controls of the set in use lead somewhere in every language: links to a page of the built site, and
 * to a part of it if they name one; downloads to a file.
 *
 * @returns a summary
 * @throws ContentError with every control that leads nowhere
 */
export function checkControls(site: SiteFolder, documents: Documents, contents: readonly Content[]): string {
  const file = "content/controls.yaml";
  const files = new Set(site.files());
  const addresses = new Set<string>();
  const problems: Problem[] = [];
  for (const content of contents) {
    for (const control of controlNames) {
      for (const id of namesFor(content, control)) {
        const data = controlData(content, control, { id });
        if ((data.kind !== "link" && data.kind !== "download") || addresses.has(data.href)) continue;
        addresses.add(data.href);
        const missing = missingAt(data.href, files, documents);
        const path = [content.controlSet, control, data.kind === "link" ? "to" : "kind"];
        if (missing) problems.push({ file, path, message: `expected ${missing}, got "${data.href}"` });
      }
    }
  }
  if (problems.length > 0) {
    const folder = openContent(process.cwd());
    throw new ContentError(problems.map((problem) => withLine(problem, folder)));
  }
  return `${addresses.size} links and downloads lead somewhere`;
}

/** What the built site lacks at an address; undefined if everything is there. */
function missingAt(address: string, files: ReadonlySet<string>, documents: Documents): string | undefined {
  const { pathname, hash } = new URL(address, "https://site.invalid");
  const file = fileOf(pathname);
  if (!files.has(file)) return `an address on the built site, which has no ${file}`;
  const part = hash.slice(1);
  if (part && !documents.get(file)?.getElementById(part)) return `a part of that page, which has no id "${part}"`;
  return undefined;
}

/** The recipes or products that have a control, by name; one empty name for a control of a page. */
function namesFor({ products, recipes }: Content, control: ControlName): string[] {
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
  if (control === "product-contact") return slugs(products);
  if (control === "download-pdf" || control === "share-recipe") return slugs(recipes);
  return [""];
}
