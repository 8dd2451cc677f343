import type { z } from "zod";
import { fields, template, text } from "./fields.ts";

/** dabba.yaml: the words of the spice box above the recipes. */
export const dabbaSchema = fields({
  title: text(),
  lead: text(),
  count: fields({ one: template("count", "all"), other: template("count", "all") }),
  none: text(),
  complete: text(),
  missing: template("names"),
  put: text(),
  clear: text(),
});
export type DabbaWords = z.infer<typeof dabbaSchema>;
