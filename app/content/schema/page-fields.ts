import type { z } from "zod";
import {
  fields,
  group,
  hindi,
  type Label,
  labelInHindi,
  labelled,
  listOf,
  paragraphs,
  type Shape,
  text,
  type Words,
} from "./fields.ts";

/** A page's link in the navigation. */
export const menuLink = group("मेन्यू", {
  label: { label: "लिंक के शब्द", en: "The words on the link.", hi: "लिंक पर लिखे शब्द।" },
  hindi: hindi({ en: "The same in Hindi; leave it out on Hindi pages.", hi: "वही हिंदी में, अंग्रेज़ी पन्ने के लिए।" }),
});

/** How a page is described to search engines and in shared links. */
export const pageMeta = group(
  { en: "For Google", hi: "Google के लिए" },
  {
    title: {
      label: "शीर्षक",
      en: "The page's title in the browser tab and in search results.",
      hi: "पन्ने का शीर्षक, जो ब्राउज़र के टैब और Google में दिखता है।",
    },
    description: {
      label: "विवरण",
      en: "One or two sentences for search results and shared links.",
      hi: "एक-दो वाक्य, जो Google में और भेजे गए लिंक के साथ दिखते हैं।",
    },
  },
);
export type PageMeta = z.infer<typeof pageMeta>;

/** How messages to the company name the page on which they were written (app/features/enquiry/origin.ts). */
export const inMessages = text({
  label: { en: "In WhatsApp messages", hi: "WhatsApp संदेशों में" },
  en: "One short word for this page, which each WhatsApp message from it ends with; easy to search for.",
  hi: "इस पन्ने का एक छोटा शब्द, जो यहाँ से लिखे हर WhatsApp संदेश में सबसे नीचे आता है, ताकि चैट में आसानी से खोजा जा सके।",
});

/** The file of an inner page: how it is described, its link, its header and its own words. */
export const page = <T extends Shape>(words: T) =>
  fields({
    meta: pageMeta,
    inMessages,
    menu: menuLink,
    hero: group(
      { en: "Top of the page", hi: "पन्ने का ऊपरी हिस्सा" },
      {
        label: { label: "छोटे शब्द", en: "The small label above the title.", hi: "शीर्षक के ऊपर के छोटे शब्द।" },
        hindi: labelInHindi,
        title: { label: "शीर्षक", en: "The page's title.", hi: "पन्ने का शीर्षक।" },
        lead: {
          label: "शीर्षक के नीचे के शब्द",
          en: "One or two sentences under the title.",
          hi: "शीर्षक के नीचे एक-दो वाक्य।",
        },
      },
    ),
    ...words,
  });

/** A section of a page: its header and its own words. */
export const section = <T extends Shape>(label: Label, words: T) =>
  group(label, { head: labelled({ en: "Heading", hi: "हिस्से का शीर्षक" }, sectionHeader), ...words });

export const sectionHeader = fields({
  label: { label: "छोटे शब्द", en: "The small label beside the title.", hi: "शीर्षक के पास के छोटे शब्द।" },
  hindi: labelInHindi,
  title: { label: "शीर्षक", en: "The title of the section.", hi: "इस हिस्से का शीर्षक।" },
  lead: text({ label: "शीर्षक के नीचे के शब्द", en: "A sentence under the title.", hi: "शीर्षक के नीचे एक वाक्य।" }).optional(),
});

/** A title with a sentence under it: a reason, a value, a tip. */
export const point = (label: Label) =>
  group(label, {
    title: { label: "शीर्षक", en: "The point in a few words.", hi: "बात थोड़े शब्दों में।" },
    text: { label: "वाक्य", en: "One sentence that explains it.", hi: "उसे समझाने वाला एक वाक्य।" },
  });

/** A WhatsApp button: what it says and the message it starts. */
export const whatsappButton = (label: Label = { en: "WhatsApp", hi: "WhatsApp" }) =>
  group(label, {
    label: { label: "बटन के शब्द", en: "The words on the button.", hi: "बटन पर लिखे शब्द।" },
    message: paragraphs({
      label: "संदेश",
      en: "The message the chat starts with.",
      hi: "WhatsApp पर बात इस संदेश से शुरू होगी।",
    }),
  });

/** The contact cards of a page: call, WhatsApp, and the page's own. */
export const contactCards = <T extends Shape>(name: Words, cards: T) =>
  group("कार्ड", {
    name,
    call: group("फ़ोन करें", {
      title: { label: "शीर्षक", en: "The title of the call card.", hi: "कॉल कार्ड का शीर्षक।" },
      note: { label: "साथ के शब्द", en: "Its note.", hi: "उसके नीचे के शब्द।" },
    }),
    whatsapp: group(
      { en: "WhatsApp", hi: "WhatsApp" },
      {
        title: { label: "शीर्षक", en: "The title of the WhatsApp card.", hi: "WhatsApp कार्ड का शीर्षक।" },
        note: { label: "साथ के शब्द", en: "Its note.", hi: "उसके नीचे के शब्द।" },
        message: paragraphs({
          label: "संदेश",
          en: "The message the chat starts with.",
          hi: "WhatsApp पर बात इस संदेश से शुरू होगी।",
        }),
      },
    ),
    ...cards,
  });

/** Four figures in a row, such as "8 states". */
export const figures = listOf(
  4,
  { label: "आँकड़े", en: "Four figures.", hi: "चार आँकड़े।" },
  group("आँकड़ा", {
    value: {
      label: "आँकड़ा",
      en: "The figure; more than four characters are shown smaller.",
      hi: "आँकड़ा; चार से ज़्यादा अक्षर छोटे दिखते हैं।",
    },
    label: { label: "किसकी गिनती", en: "What it counts.", hi: "किसकी गिनती है।" },
  }),
);
