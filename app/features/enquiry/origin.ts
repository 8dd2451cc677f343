import { interpolate } from "../../text/interpolate.ts";
import type { MessageOriginWords } from "./words.ts";

/** The part of the content that `messageOrigin` needs. */
export interface OriginContent {
  hasExtras: boolean;
  enquiry: { origin: MessageOriginWords };
}

/**
 * The line that names the page on which a message was written: `· from: recipes`. Empty if the control set has none.
 */
export function messageOrigin(
  { hasExtras, enquiry }: OriginContent,
  place: keyof MessageOriginWords["places"],
): string {
  const { line, places } = enquiry.origin;
  return hasExtras ? interpolate(line, { place: places[place] }) : "";
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
