import { createContext, use } from "react";
import { messageOrigin, type OriginContent } from "./enquiry/origin";
import { defaultLanguage, type Language, pathIn } from "./languages";
import type { PageName, PagePath } from "./pages";

/** What components need to know of the page they are on. Islands get the same in the browser: the page embeds it. */
export interface PageFacts {
  language: Language;
  /** The main phone number, for chats and calls. */
  phone: string;
  /** Tells screen readers that a link opens in a new tab. */
  newTab: string;
  /** Before the number of a chat (app/enquiry/ChatNumber.tsx). */
  chatNumber: string;
  /** The title of the error view. */
  errorTitle: string;
  /** The line of each message to the company that names the page; empty if messages have none. */
  origin: string;
}

interface FactsContent extends OriginContent {
  language: Language;
  site: { phones: { main: string } };
  layout: { newTab: string; chatNumber: string; errorView: { title: string } };
}

/** The facts of the page, taken from its content. */
export function pageFacts(content: FactsContent, page: PageName): PageFacts {
  const { language, site, layout } = content;
  const { newTab, chatNumber, errorView } = layout;
  const origin = messageOrigin(content, page);
  return { language, phone: site.phones.main, newTab, chatNumber, errorTitle: errorView.title, origin };
}

export const PageContext = createContext<PageFacts>({
  language: defaultLanguage,
  phone: "",
  newTab: "",
  chatNumber: "",
  errorTitle: "Unexpected Application Error!",
  origin: "",
});

/** The address of a page in the language of the document. A page that does not exist is a type error. */
export function useLocalPath(): (path: PagePath) => string {
  const { language } = use(PageContext);
  return (path) => pathIn(language, path);
}
