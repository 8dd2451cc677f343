import type { Content } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";

/**
 * The line that says where a message was written: `· from: recipes`. Empty if the control set has none.
 *
 * @param place the word for the page
 */
export function messageOrigin({ hasExtras, enquiry }: Pick<Content, "hasExtras" | "enquiry">, place: string): string {
  return hasExtras ? interpolate(enquiry.origin, { place }) : "";
}

/**
 * Adds the origin to a message, so that the family can search its chats for it. It is the last line, but the first line
 * if the visitor should continue the message (`Please share the recipe for: `). Messages that already have an origin,
 * because it counted towards the maximum length, are not changed.
 */
export function withOrigin<Message extends string | undefined>(message: Message, origin: string): Message | string {
  if (!message || !origin || message.split("\n").includes(origin)) return message;
  return /:\s*$/.test(message) ? `${origin}\n${message}` : `${message}\n${origin}`;
}
