/** The list in the address of a slip: its lines, and the reply to them. */

import { updateQueryString } from "../../../islands/update-query-string.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { latinDigits } from "../../../text/numbers.ts";
import { sanitizeText } from "../../enquiry/links.ts";
import { fitLinesIntoLink } from "../fit-into-link.ts";
import { type Lines, limitOf } from "../order.ts";
import { findOnShelf, lineText, type Shelf, type SlipData, weightOf } from "../slip.ts";
import { stringifyLines } from "../stored-slip.ts";

/** The URL of a slip, which opens as a packing list: `…/products?slip=chilli-powder.500gm.2`. */
export const listLink = (page: string, lines: Lines) => `${page}?slip=${encodeURIComponent(stringifyLines(lines))}`;

/** A line of a list that was sent. */
export interface ListLine {
  /** The choice, or the text as it stands if it cannot be read. */
  id: string;
  /** Undefined if it cannot be read. */
  count?: number;
  problem?: "notOnShelf" | "tooMany" | "unreadable";
}

/** So many lines of a list are shown one by one. Much longer addresses are hostile. */
const maxListLines = 200;

/**
 * Reads the list in a URL. It may have been retyped or forwarded in a sentence, so spaces, brackets, full stops, dandas
 * and capitals around and in it are ignored. All that was asked is in it, also what is not on the shelf.
 */
export function readList(address: string, shelf: Shelf): ListLine[] {
  const lines = new Map<string, ListLine>();
  const parts = address.split("_");
  for (const part of parts.slice(0, maxListLines)) {
    const plain = latinDigits(part.normalize("NFKC").toLowerCase())
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[^\p{L}\p{M}\p{N}.-]/gu, "")
      .replace(/\.{2,}/g, ".")
      .replace(/^[.-]+|[.-]+$/g, "");
    if (plain === "") continue;
    const [, choice, asked = "1"] = /^([a-z\d-]+\.[a-z\d]+)(?:\.(\d{1,6}))?$/.exec(plain) ?? [];
    const id = choice ?? sanitizeText(part).trim().slice(0, 80);
    const count = choice === undefined ? undefined : (lines.get(id)?.count ?? 0) + Number(asked);
    if (count === 0) continue;
    const problem = count === undefined ? "unreadable" : findOnShelf(shelf, id) ? undefined : "notOnShelf";
    const isTooMany = !problem && count !== undefined && count > limitOf(id);
    lines.set(id, { id, ...(count && { count }), ...((problem || isTooMany) && { problem: problem ?? "tooMany" }) });
  }
  // Nothing but full stops and the like.
  if (lines.size === 0 && address.trim()) lines.set(address, { id: address.slice(0, 80), problem: "unreadable" });
  const rest = parts.slice(maxListLines).join("_").slice(0, 80);
  return [...lines.values(), ...(rest ? [{ id: `${rest} …`, problem: "unreadable" as const }] : [])];
}

type LineFormat = Pick<SlipData, "shelf" | "words" | "packing">;

/** A line of a list as text. */
export const listLineText = ({ id, count }: ListLine, format: LineFormat, language: string) =>
  count === undefined ? id : lineText(id, count, format, language);

/** The readable lines of a list. */
export const countsOf = (list: readonly ListLine[]): Lines =>
  new Map(list.flatMap(({ id, count }) => (count === undefined ? [] : [[id, count] as const])));

/**
 * The reply to a slip: everything is packed, or which lines are missing.
 *
 * @param packed the ids of the lines that are ticked
 */
export function packingReply(
  list: readonly ListLine[],
  packed: readonly string[],
  format: LineFormat,
  language: string,
): string {
  const { packing, words } = format;
  const missing = list.filter(({ id }) => !packed.includes(id));
  if (missing.length === 0) return interpolate(packing.whole, { weight: weightOf(countsOf(list), words, language) });
  const written = missing.map((line) => listLineText(line, format, language));
  const write = (shown: readonly string[]) => interpolate(packing.missing, { lines: shown.join("; ") });
  return fitLinesIntoLink(written, words.message.rest, language, write).message;
}

/** Whether a parameter of a URL is a list. Phones write the first letter of a name as a capital. */
const isList = ([name]: readonly [string, string]) => name.toLowerCase() === "slip";

/** The list in this page's URL, or an empty string. */
export const listInUrl = () => [...new URLSearchParams(location.search)].find(isList)?.[1] ?? "";

export function removeListFromUrl(): void {
  updateQueryString((search) => {
    const rest = [...new URLSearchParams(search)].filter((parameter) => !isList(parameter));
    return rest.length > 0 ? `?${new URLSearchParams(rest)}` : "";
  });
}
