import { fields, plainText, template, text } from "./fields.ts";

/** catalogue-pdf.yaml: the words of the catalogue as a PDF, and of the link to it. */
export const cataloguePdfSchema = fields({
  label: template("pages", "size"),
  inMessages: text(),
  edition: text(),
  painted: plainText(),
  title: text(),
  scan: text(),
  shelf: text(),
  price: text(),
  folio: template("page", "pages"),
  editionLabel: text(),
  scanSite: text(),
});
