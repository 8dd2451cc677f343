import type { z } from "zod";
import { fields, inHindi, template, text } from "./fields.ts";

/** packing-list.yaml: the words of the list that the address of a slip opens as. */
export const packingListSchema = fields({
  title: text(),
  hindi: inHindi(),
  close: text(),
  notice: text(),
  packed: template("count", "lines"),
  print: text(),
  reply: text(),
  copy: text(),
  copied: text(),
  selected: text(),
  whole: template("weight"),
  missing: template("lines"),
  take: text(),
  notOnShelf: text(),
  tooMany: text(),
  unreadable: text(),
  share: text(),
  shareText: text(),
  linkCopied: text(),
  linkSelected: text(),
  offline: text(),
});
export type PackingListWords = z.infer<typeof packingListSchema>;
