import type { Content } from "../content/read.server.ts";
import { catalogueControls } from "../features/catalogue-pdf/catalogue-controls.server.ts";
import { saveNumberContext } from "../features/contact-file/save-number.server.ts";
import type { ControlData } from "../features/controls/Control.tsx";
import type { PageContextValue } from "../site/page-context.ts";

// Data that features add to the pages of the launch set: a line for each feature.

const contexts: Readonly<Record<string, (content: Content) => Promise<Partial<PageContextValue>>>> = {
  "contact-file": saveNumberContext,
};

/** The buttons that download a file and share its address. */
export interface Download {
  download: ControlData;
  share: ControlData;
}

const downloads: Readonly<Record<string, (content: Content) => Promise<Download>>> = {
  "catalogue-pdf": catalogueControls,
};

/** Fields that features add to the context of every page. */
export const addedContext = async (content: Content): Promise<Partial<PageContextValue>> =>
  content.hasExtras
    ? Object.assign({}, ...(await Promise.all(Object.values(contexts).map((own) => own(content)))))
    : {};

/** Files to download: on Products and, without the second button, on Distributors. */
export const downloadsOf = (content: Content): Promise<Download[]> =>
  Promise.all(content.hasExtras ? Object.values(downloads).map((own) => own(content)) : []);
