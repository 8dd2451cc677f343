import type { Content } from "../content/read.server.ts";
import { feastLink } from "../features/for-many/pantry.server.ts";

/** Links to what else we do, a line each: at the end of Home, and below the benefits for distributors. */
const invitations: Readonly<Record<string, (content: Content) => { label: string; href: string } | undefined>> = {
  "for-many": feastLink,
};

/** The links, with the launch set. */
export const invitationsOf = (content: Content) =>
  content.hasExtras ? Object.values(invitations).flatMap((link) => link(content) ?? []) : [];
