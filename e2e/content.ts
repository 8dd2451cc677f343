import type { ControlName } from "../app/content/controls.ts";
import { type Product, readContent } from "../app/content/read.server.ts";
import { interpolate } from "../app/ui/interpolate.ts";

/** The content of the built site: tests hard-code none of its words, numbers and counts. */
export const content = readContent();

const digits = (phone: string) => phone.replace(/\D/g, "");

/** The number of most calls and chats, and the number of the widget and the footer's button: digits only, as in links. */
export const mainNumber = digits(content.site.phones.main);
export const secondNumber = digits(content.site.phones.second);

/** The words of a button in content/controls.yaml; `name` is the product or recipe it belongs to. */
export function controlWords(control: ControlName, name = "") {
  const { label, message, ...own } = content.controlWords[control];
  return {
    label: interpolate(label, { name }),
    message: interpolate(message, { name }),
    chat: interpolate(("chat" in own ? own.chat : undefined) ?? message, { name }),
  };
}

/** What screen readers read for a card's stars and chillies. */
export const starsOf = ({ rating }: Pick<Product, "rating">) =>
  interpolate(content.catalogue.rating, { rating: String(rating) });
export const heatOf = ({ spiceLevel }: Pick<Product, "spiceLevel">) =>
  interpolate(content.catalogue.spiceLevel, { level: String(spiceLevel) });

/** Escapes a text for use in a pattern. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches exactly this text. */
export const exactly = (text: string) => new RegExp(`^\\s*${escaped(text)}\\s*$`);
