import { openContent } from "../app/content/content-folder.ts";
import { readParts } from "../app/content/parts.server.ts";
import { type ContentNames, contentNamesIn } from "./content-names.ts";
import { fieldsOfForm, formNames } from "./forms/fields.ts";
import hindi from "./hindi.json" with { type: "json" };

/** Labels and hints of the Hindi forms that hindi.json does not have yet, so that they are in English. */
export function withoutHindi(content: ContentNames): string[] {
  const names: readonly string[] = [...Object.values(hindi.labels), ...Object.values(content.labels.hi)];
  const found = new Set<string>();
  // Names from the content are in the choices, and not for hindi.json.
  const chosen = new Set(Object.values(content.names).flatMap((choices) => choices.map(({ hi }) => hi)));
  const forms = formNames.map((name) => fieldsOfForm(name, { ...content, language: "hi" }));
  JSON.stringify(forms, (key, value) => {
    const isEnglish = /[A-Za-z]+ [a-z]+[ .]|^[\x20-\x7e]*[a-z]{2}[\x20-\x7e]*$/;
    if (/^label|^hint$/.test(key) && isEnglish.test(value) && !names.includes(value) && !chosen.has(value))
      found.add(value);
    return value;
  });
  return [...found];
}

// The last step of `npm run check`. It only lists them, so that a new page can be tried before its form is in Hindi.
if (import.meta.main) {
  const english = withoutHindi(contentNamesIn(readParts(openContent(process.cwd())).parts));
  if (english.length > 0)
    console.log(`In English in the studio's Hindi forms (studio/hindi.json): ${english.join(" · ")}`);
}
