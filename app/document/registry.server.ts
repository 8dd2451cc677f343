import type { Content } from "../content/read.server.ts";
import { catalogueControls } from "../features/catalogue-pdf/catalogue-controls.server.ts";
import { saveNumberContext } from "../features/contact-file/save-number.server.ts";
import type { ControlData } from "../features/controls/Control.tsx";
import { feastLink } from "../features/for-many/pantry.server.ts";
import type { PageContextValue } from "../site/page-context.ts";

// What features add to the pages of the launch set, a line each.

/** To the context of every page. */
const contexts: Readonly<Record<string, (content: Content) => Promise<Partial<PageContextValue>>>> = {
  "contact-file": saveNumberContext,
};

/** Links to what else we do: at the end of Home, and below the benefits for distributors. */
const invitations: Readonly<Record<string, (content: Content) => { label: string; href: string } | undefined>> = {
  "for-many": feastLink,
};

/** The buttons that download a file and share its address. */
export interface Download {
  download: ControlData;
  share: ControlData;
}

/** Files of what we sell: on Products and, without the second button, on Distributors. */
const downloads: Readonly<Record<string, (content: Content) => Promise<Download>>> = {
  "catalogue-pdf": catalogueControls,
};

export const addedContext = async (content: Content): Promise<Partial<PageContextValue>> =>
  content.hasExtras
    ? Object.assign({}, ...(await Promise.all(Object.values(contexts).map((own) => own(content)))))
    : {};

export const invitationsOf = (content: Content) =>
  content.hasExtras ? Object.values(invitations).flatMap((link) => link(content) ?? []) : [];

export const downloadsOf = (content: Content): Promise<Download[]> =>
  Promise.all(content.hasExtras ? Object.values(downloads).map((own) => own(content)) : []);
