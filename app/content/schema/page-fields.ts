import type { z } from "zod";
import { fields, hindi, listOf, paragraphs, type Shape, text } from "./fields.ts";

/** A page's link in the navigation. */
export const menuLink = fields({ label: "The words on the link.", hindi: hindi("The same") });

/** How a page is described to search engines and in shared links. */
export const pageMeta = fields({
  title: "The page's title in the browser tab and in search results.",
  description: "One or two sentences for search results and shared links.",
});
export type PageMeta = z.infer<typeof pageMeta>;

/** The file of an inner page: how it is described, its link, its header and its own words. */
export const page = <T extends Shape>(words: T) =>
  fields({
    meta: pageMeta,
    menu: menuLink,
    hero: {
      label: "The small label above the title.",
      hindi: hindi("The label"),
      title: "The page's title.",
      lead: "One or two sentences under the title.",
    },
    ...words,
  });

/** A section of a page: its header and its own words. */
export const section = <T extends Shape>(words: T) => fields({ head: sectionHeader, ...words });

export const sectionHeader = fields({
  label: "The small label beside the title.",
  hindi: hindi("The label"),
  title: "The title of the section.",
  lead: text("A sentence under the title.").optional(),
});

/** A title with a sentence under it: a reason, a value, a tip. */
export const point = fields({ title: "The point in a few words.", text: "One sentence that explains it." });

/** A WhatsApp button: what it says and the message it starts. */
export const whatsappButton = fields({
  label: "The words on the button.",
  message: paragraphs("The message the chat starts with."),
});

/** The contact cards of a page: call, WhatsApp, and the page's own. */
export const contactCards = <T extends Shape>(name: string, cards: T) =>
  fields({
    name,
    call: { title: "The title of the call card.", note: "Its note." },
    whatsapp: {
      title: "The title of the WhatsApp card.",
      note: "Its note.",
      message: paragraphs("The message the chat starts with."),
    },
    ...cards,
  });

/** Four figures in a row, such as "8 states". */
export const figures = listOf(4, "Four figures.", {
  value: "The figure; more than four characters are shown smaller.",
  label: "What it counts.",
});
