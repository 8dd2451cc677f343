import type { Content } from "./content/read.server";
import { messageOrigin } from "./enquiry/origin";
import { saveNumberLink } from "./enquiry/save-number";
import type { PageContextValue } from "./page-context";
import type { PageName } from "./pages";

/** The context of a page, taken from its content. */
export function pageContextValue(content: Content, page: PageName): PageContextValue {
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
