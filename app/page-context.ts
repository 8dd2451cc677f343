import { createContext, use } from "react";
import { messageOrigin, type OriginContent } from "./enquiry/origin";
import { type SaveNumberContent, type SaveNumberLink, saveNumberLink } from "./enquiry/save-number";
import { defaultLanguage, type Language, pathIn } from "./languages";
import type { PageName, PagePath } from "./pages";

/** What components read from the page around them. The document embeds it as JSON, so that islands have it, too. */
export interface PageContextValue {
  language: Language;
  /** The main phone number, for chats and calls. */
  phone: string;
  /** Says that a link opens in a new tab, for screen readers. */
  newTab: string;
  /** The words before the number of a chat (app/enquiry/ChatNumber.tsx). */
  chatNumber: string;
  /** The title of the error view. */
  errorTitle: string;
  /** The line of each message to the company that names the page; empty if messages have none. */
  origin: string;
  /** The link that saves our numbers in the phone's contacts, if there is one. */
  saveNumber?: SaveNumberLink | undefined;
}

type ContextContent = OriginContent &
  SaveNumberContent & {
    language: Language;
    site: { phones: { main: string } };
    layout: { newTab: string; chatNumber: string; errorView: { title: string } };
  };

/** The context of a page, taken from its content. */
export function pageContextValue(content: ContextContent, page: PageName): PageContextValue {
  const { language, site, layout } = content;
  const { newTab, chatNumber, errorView } = layout;
  return {
    language,
    phone: site.phones.main,
    newTab,
    chatNumber,
    errorTitle: errorView.title,
    origin: messageOrigin(content, page),
    saveNumber: saveNumberLink(content),
  };
}

export const PageContext = createContext<PageContextValue>({
  language: defaultLanguage,
  phone: "",
  newTab: "",
  chatNumber: "",
  errorTitle: "Unexpected Application Error!",
  origin: "",
});

/** A function that returns a page's path in the language of the document. An unknown page is a type error. */
export function useLocalPath(): (path: PagePath) => string {
  const { language } = use(PageContext);
  return (path) => pathIn(language, path);
}
