import { expect, test } from "vitest";
import { contentEdits, withFiles } from "../../../testing/content-edits.ts";
import { openContent } from "../../content/content-folder.ts";
import { readContents } from "../../content/read.server.ts";
import { cataloguePdf, typesetCatalogue } from "./catalogue-pdf.server.ts";

const real = openContent(process.cwd());
const ofTexts = Object.entries(contentEdits).filter(([name]) => /^every text/.test(name));

test.each(ofTexts)("the PDF is made when %s", async (_, edit) => {
  for (const content of readContents(withFiles(real, edit(real))))
    expect((await typesetCatalogue(cataloguePdf(content))).pages).toBeGreaterThan(1);
});
