import { createHash } from "node:crypto";
import { basename } from "node:path";

/**
 * Names for CSS classes of four characters, the same in every build of the same files: they stand
 * in the document, the styles and the scripts, and every byte of the document counts.
 *
 * @throws when two classes would get one name; rename one of them
 */
export function shortName(): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${basename(file)}:${name}`;
    const short = `_${createHash("sha256").update(owner).digest("base64url").replace(/[-_]/g, "").slice(0, 3)}`;
    const other = owners.get(short) ?? owner;
    if (other !== owner)
      throw new Error(`The classes ${owner} and ${other} both shorten to ${short}: rename one of them`);
    owners.set(short, owner);
    return short;
  };
}
