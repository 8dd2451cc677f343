import type { MessageOriginWords } from "../content/schema/controls.ts";
import { interpolate } from "../interpolate.ts";

/** The part of the content that says where a message was written. */
export interface OriginContent {
  controls: { extras: { "message-origin": boolean } };
  controlWords: { "message-origin": MessageOriginWords };
}

/** The line that names where a message was written: `· from: recipes`; empty if the set in use has none. */
export function messageOrigin(
  { controls, controlWords }: OriginContent,
  place: keyof MessageOriginWords["places"],
): string {
  const { line, places } = controlWords["message-origin"];
  return controls.extras["message-origin"] ? interpolate(line, { place: places[place] }) : "";
}

/**
 * A message with its origin, so that the family can search its chats for it: on the last line, but on the first where the
 * visitor writes on at the end (`Please share the recipe for: `). No message stays none.
 */
export function withOrigin<Message extends string | undefined>(message: Message, origin: string): Message | string {
  if (!message || !origin) return message;
  return /:\s*$/.test(message) ? `${origin}\n${message}` : `${message}\n${origin}`;
}
