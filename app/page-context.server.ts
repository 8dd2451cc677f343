import type { Content } from "./content/read.server";
import { messageOrigin } from "./enquiry/origin";
import { saveNumberLink } from "./enquiry/save-number";
import type { PageContextValue } from "./page-context";
import type { PageName } from "./pages";

/** The context of a page, taken from its content. */
export function pageContextValue(content: Content, page: PageName): PageContextValue {
  const { language, site, layout, hasExtras } = content;
  const { newTab, chatNumber, errorView } = layout;
  return {
    language,
    address: site.address,
    phone: site.phones.main,
    newTab,
    chatNumber,
    // Visitors of the launch set are told what to do instead (app/layout/Unavailable.tsx).
    errorTitle: hasExtras ? undefined : errorView.title,
    origin: messageOrigin(content, page),
    saveNumber: saveNumberLink(content),
  };
}
