import type { z } from "zod";
import { fields, inHindi, listOf, paragraphs, text } from "./fields.ts";

/** A page's link in the navigation. */
export const menuLink = fields({ label: text(), hindi: inHindi() });

/** How a page is described to search engines and in shared links. */
export const pageMeta = fields({ title: text(), description: text() });
export type PageMeta = z.infer<typeof pageMeta>;

/** How messages to the company name the page on which they were written (app/features/enquiry/origin.ts). */
export const inMessages = text();

/** The file of an inner page: how it is described, its link, its header and its own words. */
export const page = <T extends z.ZodRawShape>(words: T) =>
  fields({
    meta: pageMeta,
    inMessages,
    menu: menuLink,
    hero: fields({ label: text(), hindi: inHindi(), title: text(), lead: text() }),
    ...words,
  });

/** A section of a page: its header and its own words. */
export const section = <T extends z.ZodRawShape>(words: T) => fields({ head: sectionHeader, ...words });

const sectionHeader = fields({ label: text(), hindi: inHindi(), title: text(), lead: text().optional() });

/** A title with a sentence under it: a reason, a value, a tip. */
export const point = fields({ title: text(), text: text() });

/** A WhatsApp button: what it says and the message it starts. */
export const whatsappButton = fields({ label: text(), message: paragraphs() });

/** The contact cards of a page: call, WhatsApp, and the page's own. */
export const contactCards = <T extends z.ZodRawShape>(cards: T) =>
  fields({
    name: text(),
    call: fields({ title: text(), note: text() }),
    whatsapp: fields({ title: text(), note: text(), message: paragraphs() }),
    ...cards,
  });

/** Four figures in a row, such as "8 states". */
export const figures = listOf(4, fields({ value: text(), label: text() }));
