import { fields, template, text } from "../fields.ts";
import { inMessages, pageMeta } from "../page-fields.ts";

/** pages/not-found.yaml: the words of the page. */
export const notFoundSchema = fields({
  meta: pageMeta,
  inMessages,
  code: text(),
  title: text(),
  hindi: text(),
  text: text(),
  meant: text(),
  home: text(),
  logged: template("path"),
});
