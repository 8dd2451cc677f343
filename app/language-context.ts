import { createContext, use } from "react";
import { defaultLanguage, type Language, pathIn } from "./languages";
import type { PagePath } from "./pages";

/** The language of the document. Islands do not see it: they get what they need as props. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** The address of a page in the language of the document. A page that does not exist is a type error. */
export function useLocalPath(): (path: PagePath) => string {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
