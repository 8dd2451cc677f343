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
 * @throws ContentError with every control that leads nowhere
 */
export function checkControls(site: SiteFolder, documents: Documents, contents: readonly Content[]): void {
  const file = "content/en/controls.yaml";
  const files = new Set(site.files());
  const problems = new Map<string, Problem>();
  for (const content of contents)
    for (const control of controlNames)
      for (const id of namesFor(content, control)) {
        const data = controlData(content, control, { id });
        if (data.kind !== "link" && data.kind !== "download") continue;
        const missing = missingAt(data.href, files, documents);
        const path = [content.controlSet, control, data.kind === "link" ? "to" : "kind"];
        const message = `expected ${missing}, got "${data.href}"`;
        if (missing) problems.set(message, { file, path, message });
      }
  if (problems.size === 0) return;
  const folder = openContent(process.cwd());
  throw new ContentError(Array.from(problems.values(), (problem) => withLine(problem, folder)));
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
