import type { Content } from "../content/read.server.ts";
import { saveNumberLink } from "../features/contact-file/contact-file.server.ts";
import { messageOrigin } from "../features/enquiry/origin.ts";
import type { PageContextValue } from "../site/page-context.ts";
import type { PageName } from "../site/pages.ts";

/** The context of a page, taken from its content. */
export async function pageContextValue(content: Content, page: PageName): Promise<PageContextValue> {
  const { language, site, layout, hasExtras } = content;
  const { newTab, chatNumber, errorView } = layout;
  return {
    language,
    address: site.address,
    phone: site.phones.main,
    newTab,
    chatNumber,
    // Visitors of the launch set are told what to do instead (app/document/layout/Unavailable.tsx).
    errorTitle: hasExtras ? undefined : errorView.title,
    origin: messageOrigin(content, content.pages[page].inMessages),
    saveNumber: hasExtras ? await saveNumberLink(content) : undefined,
  };
}
