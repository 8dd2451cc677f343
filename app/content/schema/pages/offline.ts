import { fields, text } from "../fields.ts";
import { inMessages, pageMeta } from "../page-fields.ts";

/** pages/offline.yaml: the words of the page. */
export const offlineSchema = fields({
  meta: pageMeta,
  inMessages,
  title: text(),
  text: text(),
  online: fields({ title: text(), text: text() }),
  home: text(),
});
