import { createContext, use } from "react";
import { defaultLanguage, type Language, pathIn } from "./languages.ts";
import type { PagePath } from "./pages.ts";

/**
 * What components read from the page around them (app/document/page-context.server.ts). The document embeds it as JSON, so
 * that islands have it, too.
 */
export interface PageContextValue {
  language: Language;
  /** The site's own address, for links that leave the page: it may be read through a translator or a preview. */
  address: string;
  /** The main phone number, for chats and calls. */
  phone: string;
  /** Says that a link opens in a new tab, for screen readers. */
  newTab: string;
  /** The words before the number of a chat (app/features/enquiry/ChatNumber.tsx). */
  chatNumber: string;
  /** The title of the error view, which only the specified set has. */
  errorTitle?: string | undefined;
  /** The link to the contact file, with which visitors save our numbers, and the reason to; only the launch set has it. */
  saveNumber?: { href: string; label: string; reason: string } | undefined;
  /** The line of each message to the company that names the page; empty if messages have none. */
  origin: string;
}

/** The context of a component that is rendered alone, as in tests. */
export const emptyPageContext: PageContextValue = {
  language: defaultLanguage,
  address: "",
  phone: "",
  newTab: "",
  chatNumber: "",
  origin: "",
};

export const PageContext = createContext(emptyPageContext);

/** A function that returns a page's path in the language of the document. An unknown page is a type error. */
export function useLocalPath(): (path: PagePath) => string {
  const { language } = use(PageContext);
  return (path) => pathIn(language, path);
}
