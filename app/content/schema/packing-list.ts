import type { z } from "zod";
import { fields, inHindi, template, text } from "./fields.ts";

/** packing-list.yaml: the words of the lists that addresses open as: for packing, and a slip that somebody shows. */
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
  whole: template("sum"),
  missing: template("lines"),
  take: text(),
  shared: text(),
  sharedNotice: text(),
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
