import { openContent, withLine } from "../../app/content/content-folder.ts";
import { ContentError, type Problem } from "../../app/content/problems.ts";
import type { Content } from "../../app/content/read.server.ts";
import { controlNames } from "../../app/content/schema/controls.ts";
import { pathIn } from "../../app/languages.ts";
import type { Documents } from "./html.ts";
import { fileOf } from "./site-folder.ts";

/**
 * Checks that links of the controls in use lead to a part of their page that exists in every language. That the page
 * exists, tools/check has checked.
 *
 * @throws ContentError with every control that leads nowhere
 */
export function checkControls(documents: Documents, contents: readonly Content[]): void {
  const problems: Problem[] = contents.flatMap(({ controls, controlSet, language }) =>
    controlNames.flatMap((control) => {
      const action = controls[control];
      if (action.kind !== "link") return [];
      const { pathname, hash } = new URL(action.to, "https://site.invalid");
      const address = pathIn(language, pathname);
      if (!hash || documents.get(fileOf(address))?.getElementById(hash.slice(1))) return [];
      const message = `expected a part of that page, which has no id "${hash.slice(1)}", got "${address}${hash}"`;
      return { file: "content/en/controls.yaml", path: [controlSet, control, "to"], message };
    }),
  );
  if (problems.length === 0) return;
  const folder = openContent(process.cwd());
  throw new ContentError(problems.map((problem) => withLine(problem, folder)));
}
