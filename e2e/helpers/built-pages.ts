import { readFileSync } from "node:fs";
import { join } from "node:path";
import { within } from "@testing-library/react";
import { JSDOM } from "jsdom";
import { fileOf } from "../../tools/build/site-folder.ts";
import { escapeRegExp, regionOf } from "./content.ts";
import { parseChatLink } from "./support.ts";

/** The built pages, read without a browser: for what neither styles nor scripts change. */

const documents = new Map<string, Document>();

/** The document that is served at a path; by default that of the specified set of controls. */
export function documentAt(path: string, folder = "build/client"): Document {
  const file = join(folder, fileOf(path));
  // With a window of its own, which queries by role need.
  const document = documents.get(file) ?? new JSDOM(readFileSync(file, "utf8")).window.document;
  documents.set(file, document);
  // With styles, each query by role would compute the style of every element.
  for (const style of document.querySelectorAll("style")) style.remove();
  return document;
}

/** The main part of a page, to search by role and label. */
export function mainOf(path: string) {
  return within(within(documentAt(path).body).getByRole("main"));
}

/** The sections of a page's main part, in order. */
export function sectionsOf(path: string): Element[] {
  return [...documentAt(path).querySelectorAll("main > section")];
}

/** A page's form for enquiries. */
export function formIn(path: string): HTMLFormElement {
  return documentAt(path).querySelector("[data-island] form") as HTMLFormElement; // Its page has one.
}

/** The names of the fields whose label has a star. */
export function markedFields(path: string): (string | null)[] {
  const labels = [...formIn(path).querySelectorAll("label")].filter(({ textContent }) => textContent?.includes("*"));
  return labels.map(({ control }) => control?.getAttribute("name") ?? null);
}

/** What elements say, with single spaces. */
export function textsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, ({ textContent }) => textContent?.replace(/\s+/g, " ").trim() ?? "");
}

/** The values of an attribute. */
export function attributesOf(elements: Iterable<Element>, name: string): (string | null)[] {
  return Array.from(elements, (element) => element.getAttribute(name));
}

/** The addresses that the links in a part of a page lead to. */
export function addressesOf(part: ParentNode | null | undefined): (string | null)[] {
  return attributesOf(part?.querySelectorAll("a") ?? [], "href");
}

/** The number and the message of a link's chat; of the first chat in a part of a page. */
export function chatIn(part: Element | null | undefined): ReturnType<typeof parseChatLink> {
  return parseChatLink(
    part?.closest("a")?.getAttribute("href") ?? addressesOf(part).find((href) => href?.includes("wa.me")),
  );
}

/** What the card of a state on a page says. */
export function regionText(path: string, region: string): string {
  const { name = "", hindi = "" } = regionOf(region) ?? {};
  const heading = mainOf(path).getByRole("heading", {
    level: 3,
    name: new RegExp(`^${escapeRegExp(hindi)}\\s*${escapeRegExp(name)}$`),
  });
  return textsOf([heading.closest("li") ?? heading])[0] ?? "";
}
