/**
 * The lists in addresses, `…/products?list=7K4M_chilli-powder.500gm.2`: `list` is a slip that was sent, to pack from, `slip`
 * one that somebody shows to a friend. Here are the order's name, its day and its lines, and the reply of who packs.
 */

import { replaceAddress } from "../../../islands/update-query-string.ts";
import { parseDay } from "../../../text/days.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { latinDigits, withoutInvisible } from "../../../text/numbers.ts";
import { sanitizeText } from "../../enquiry/links.ts";
import type { Lines } from "../order.ts";
import { parseOrderName } from "../order-name.ts";
import { fitLinesIntoLink, lineText, neededByText, sumText } from "../slip.ts";
import type { SlipData } from "../slip-data.server.ts";

/** The names of the parameters. */
const listNames = ["slip", "list"] as const;
type ListName = (typeof listNames)[number];

/** Lines as they stand in an address: `chilli-powder.500gm.2_coriander-powder.10kg`. */
export const stringifyLines = (lines: Lines) =>
  Object.entries(lines)
    .map(([choice, count]) => (count === 1 ? choice : `${choice}.${count}`))
    .join("_");

/** The address of a list on a page. An order that has not left the page yet has no name. */
export function addressOf(
  page: string,
  kind: ListName,
  { name, neededBy, lines }: { name: string; neededBy: string; lines: Lines },
): string {
  const parts = [name, neededBy, stringifyLines(lines)].filter(Boolean);
  return `${page}?${kind}=${encodeURIComponent(parts.join("_"))}`;
}

/** A list that was sent, and its order's name and day; empty if the list was typed by hand, or nobody named a day. */
export interface List {
  name: string;
  neededBy: string;
  lines: ListLine[];
}

/** A line of a list that was sent. */
export interface ListLine {
  /** The choice, or the text as it stands if it cannot be read. */
  id: string;
  /** Undefined if it cannot be read. */
  count?: number;
}

/** So many lines of a list are shown one by one. Much longer addresses are hostile. */
const maxListLines = 200;

/** What may stand around a line that was retyped or forwarded in a sentence. No sign that changes a number. */
const around = /^[\s.,;:!?…।॥"'“”‘’„«»()[\]{}<>*~`]+|[\s.,;:!?…।॥"'“”‘’„«»()[\]{}<>*~`]+$/g;
/** A line: a product, a pack and a count, `chilli-powder.500gm.2`. Spaces around its full stops do no harm. */
const grammar = /^([a-z\d]+(?:-[a-z\d]+)*)\s*\.[\s.]*(\d+ ?[a-z]+|[a-z]+)(?:\s*\.[\s.]*(\d{1,6}))?$/;

/**
 * Reads the list in a URL. All that was asked is in it, also what is not on the shelf, and what cannot be read: a count is
 * read whole, or the line says that it cannot be ("1½", "2/3", "0"). Of several names or days, the first is
 * the order's.
 */
export function readList(address: string): List {
  let name = "";
  let neededBy = "";
  const lines = new Map<string, ListLine>();
  const parts = withoutInvisible(address).split("_");
  for (const part of parts.slice(0, maxListLines)) {
    const plain = latinDigits(part.toLowerCase())
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(around, "");
    const [found, day] = [parseOrderName(plain), parseDay(plain)];
    if (found && (name === "" || name === found)) {
      name = found;
      continue;
    }
    if (day && (neededBy === "" || neededBy === day)) {
      neededBy = day;
      continue;
    }
    const [, product, pack = "", asked = "1"] = grammar.exec(plain) ?? [];
    if (!product || Number(asked) === 0) {
      const id = asWritten(part);
      if (id) lines.set(id, { id });
      continue;
    }
    const id = `${product}.${pack.replace(" ", "")}`;
    lines.set(id, { id, count: (lines.get(id)?.count ?? 0) + Number(asked) });
  }
  const rest = asWritten(parts.slice(maxListLines).join("_"));
  if (rest) lines.set(rest, { id: `${rest} …` });
  return { name, neededBy, lines: [...lines.values()] };
}

const asWritten = (text: string) => sanitizeText(text).trim().slice(0, 80);

/** A line of a list as text. */
export const listLineText = ({ id, count }: ListLine, data: SlipData) =>
  count === undefined ? id : lineText(id, count, data);

/** The readable lines of a list. */
export const countsOf = (lines: readonly ListLine[]): Lines =>
  Object.fromEntries(lines.flatMap(({ id, count }) => (count === undefined ? [] : [[id, count]])));

/** What stays ticked when the order is changed and sent again: not a line with another count. */
export const tickOf = ({ id, count }: ListLine) => (count === undefined ? id : `${id}.${count}`);

/** The reply to a slip: everything is packed, or which lines are missing. */
export function packingReply({ name, neededBy, lines }: List, ticked: readonly string[], data: SlipData): string {
  const { packing, words } = data;
  const around = (reply: string) =>
    [name && interpolate(words.message.order, { name }), reply, neededByText(neededBy, data)]
      .filter(Boolean)
      .join("\n");
  const missing = lines.filter((line) => !ticked.includes(tickOf(line)));
  if (missing.length === 0) return around(interpolate(packing.whole, { sum: sumText(countsOf(lines), data) }));
  const written = missing.map((line) => listLineText(line, data));
  const write = (shown: readonly string[]) => around(interpolate(packing.missing, { lines: shown.join("; ") }));
  return fitLinesIntoLink(written, data, write).message;
}

/** The list in this page's URL. Several of one name are one list. */
export function listInUrl(): { name: ListName; text: string } | undefined {
  const parameters = new URLSearchParams(location.search);
  const name = listNames.find((name) => parameters.getAll(name).some((text) => text.trim()));
  return name && { name, text: parameters.getAll(name).join("_") };
}

export function removeListFromUrl(): void {
  const address = new URL(location.href);
  for (const name of listNames) address.searchParams.delete(name);
  replaceAddress(address);
}
