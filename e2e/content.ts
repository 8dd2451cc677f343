import { type Product, readContent } from "../app/content/read.server.ts";
import { interpolate } from "../app/ui/interpolate.ts";

/** The content of the built site: tests know none of its words, numbers and counts by themselves. */
export const content = readContent();

const digits = (phone: string) => phone.replace(/\D/g, "");

/** The number of most calls and chats, and the one of the widget and the footer's button: digits only, as links hold them. */
export const mainNumber = digits(content.site.phones.main);
export const secondNumber = digits(content.site.phones.second);

/** What a button of content/controls.yaml says; `name` is what it speaks of. */
export function controlWords(control: keyof typeof content.controlWords, name = "") {
  const { label, message, chat } = content.controlWords[control];
  return {
    label: interpolate(label, { name }),
    message: interpolate(message, { name }),
    chat: interpolate(chat ?? message, { name }),
  };
}

/** How a card reads out its stars and its chillies. */
export const starsOf = ({ rating }: Pick<Product, "rating">) =>
  interpolate(content.catalogue.rating, { rating: String(rating) });
export const heatOf = ({ spiceLevel }: Pick<Product, "spiceLevel">) =>
  interpolate(content.catalogue.spiceLevel, { level: String(spiceLevel) });

/** A text as part of a pattern, whatever signs are in it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds this text and nothing longer. */
export const exactly = (text: string) => new RegExp(`^\\s*${escaped(text)}\\s*$`);
