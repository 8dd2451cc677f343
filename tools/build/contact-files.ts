import type { Content } from "../../app/content/read.server.ts";
import { contactFile } from "../../app/features/contact-file/contact-file.server.ts";
import { contactFilePath } from "../../app/features/contact-file/save-number.ts";
import { markOnGround } from "./app-icons.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Writes our numbers as a contact file in each language, if the set of controls in use links to it. */
export async function writeContactFiles(site: SiteFolder, contents: readonly Content[]): Promise<void> {
  const linked = contents.filter(({ hasExtras }) => hasExtras);
  if (linked.length === 0) return;
  const picture = await markOnGround(128);
  for (const content of linked) site.write(contactFilePath(content.language).slice(1), contactFile(content, picture));
}
