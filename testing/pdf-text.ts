/** The bytes of a PDF as text. Typst does not compress the document catalogue and the metadata. */
export const pdfText = (pdf: Buffer) => pdf.toString("latin1");

/** The number of pages that a PDF says it has. */
export const pagesOf = (pdf: Buffer) => Number(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/.exec(pdfText(pdf))?.[1]);
