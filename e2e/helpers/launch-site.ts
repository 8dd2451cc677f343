import type { Content } from "../../app/content/read.server.ts";
import { messageOrigin, withOrigin } from "../../app/features/enquiry/origin.ts";
import type { PageName } from "../../app/site/pages.ts";
import { testPorts } from "../../tools/port.ts";

/** The folder of the site built with SITE_CONTROLS=launch: every button is useful. */
export const launchFolder = ".cache/launch/client";

/** Where playwright.config.ts serves it. */
export const launchURL = `http://localhost:${testPorts.launchSite}`;

/** A ready message of the launch set as WhatsApp gets it, with the line that names where it was written, if any. */
export const messageFrom = (content: Pick<Content, "enquiry" | "pages">, page: PageName, message: string) =>
  withOrigin(message, messageOrigin({ ...content, hasExtras: true }, content.pages[page].inMessages));
