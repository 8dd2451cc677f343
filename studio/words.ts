import type { Language } from "../app/site/languages.ts";
import studio from "./messages.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

/** All texts of the studio but the forms' labels and hints (words/). */
export const messages: Readonly<Record<StudioLanguage, typeof studio.en>> = studio;

/** What the family does: the words of each language, and the address of a form, a list or another page of the studio. */
export interface Task extends Record<StudioLanguage, string> {
  form: string;
  /** Other words for it, in both languages, for the search. */
  also?: string;
}

export const tasks: readonly Task[] = [
  { en: "Put up a notice for some days", hi: "कुछ दिनों की सूचना लगाएँ", form: "/notice", also: "shut Diwali छुट्टी" },
  { en: "Change a phone number", hi: "फ़ोन नंबर बदलें", form: "/site?field=phones.main", also: "mobile whatsapp मोबाइल" },
  { en: "Change the opening hours", hi: "खुलने का समय बदलें", form: "/site?field=hours.days", also: "timings समय" },
  {
    en: "Add a day when we are closed",
    hi: "छुट्टी का दिन जोड़ें",
    form: "/site?field=hours.daysWeAreClosed",
    also: "holiday बंद",
  },
  { en: "Change an address or e-mail", hi: "पता या ईमेल बदलें", form: "/site?field=emails.general" },
  {
    en: "Change a price or the packs",
    hi: "दाम या पैक बदलें",
    form: "/products?in=en&field=price",
    also: "rate weight भाव",
  },
  { en: "Add a masala", hi: "नया मसाला जोड़ें", form: "/products/new", also: "product spice उत्पाद" },
  {
    en: "Take a masala out (at the foot of its form)",
    hi: "कोई मसाला हटाएँ (उसके फ़ॉर्म में सबसे नीचे)",
    form: "/products",
    also: "delete remove product निकालें",
  },
  { en: "Change a photo", hi: "फ़ोटो बदलें", form: "/products?field=picture", also: "picture image चित्र तस्वीर" },
  { en: "Say what a photo shows", hi: "फ़ोटो में क्या है, यह लिखें", form: "/photos" },
  { en: "Change a recipe", hi: "रेसिपी बदलें", form: "/recipes" },
  { en: "Add a recipe", hi: "नई रेसिपी जोड़ें", form: "/recipes/new" },
  {
    en: "Change what customers say",
    hi: "ग्राहकों की बातें बदलें",
    form: "/pages/home?field=testimonials.quotes",
    also: "review रिव्यू",
  },
  { en: "Change a sentence on a page", hi: "किसी पन्ने का वाक्य बदलें", form: "/pages" },
  { en: "Switch “Enquire Now!” on or off", hi: "“अभी पूछिए!” चालू या बंद करें", form: "/site?field=showEnquireNow" },
  { en: "Choose what the buttons do", hi: "बटन क्या करें, यह चुनें", form: "/controls?field=use" },
  { en: "Undo a change", hi: "बदलाव वापस लें", form: "/undo", also: "history back mistake ग़लती" },
  { en: "Read how it all works", hi: "पूरा तरीका पढ़ें", form: "/guide", also: "help मदद" },
];

/** The name of a language, as on the switch between the two halves of a form. */
export const languageName = (of: Language, language: StudioLanguage) =>
  new Intl.DisplayNames(language, { type: "language" }).of(of);
