import hindi from "./hindi.json" with { type: "json" };
import studio from "./messages.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

/** What the start page, its bar and refused photographs say. */
export const messages: Readonly<Record<StudioLanguage, typeof studio.en>> = studio;

/** What people come for, with the address of the form in the editor or of a part of the start page. */
export const tasks: readonly ({ form: string } & Record<StudioLanguage, string>)[] = studio.tasks;

const hints: Readonly<Record<string, string>> = hindi.hints;
const labels: Readonly<Record<string, string>> = hindi.labels;

/** The sentence that says what to write in a field. */
export function hintOf(description: string, language: StudioLanguage): string {
  return (language === "hi" && hints[description]) || description;
}

/** The name of a field, a choice or a file: `spiceLevel` is Spice level. */
export function labelOf(name: string, language: StudioLanguage): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/(?<!\d)-/g, " ")
    .toLowerCase();
  return (language === "hi" && labels[name]) || words.slice(0, 1).toUpperCase() + words.slice(1);
}
