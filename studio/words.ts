import type { Label } from "../app/content/schema/fields.ts";
import type { featureSchemas } from "../app/content/schema/registry.ts";
import type { fileSchemas, folderSchemas, pageSchemas } from "../app/content/schema/schemas.ts";
import type { Language } from "../app/site/languages.ts";
import studio from "./messages.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

/** The texts of the start page, of its bar, and about refused photographs. */
export const messages: Readonly<Record<StudioLanguage, typeof studio.en>> = studio;

/** The tasks on the start page, each with the address of a form, a list or another page of the studio. */
export const tasks: readonly ({ form: string } & Record<StudioLanguage, string>)[] = [
  { en: "Change a phone number", hi: "फ़ोन नंबर बदलें", form: "/site?field=phones.main" },
  { en: "Change the opening hours", hi: "खुलने का समय बदलें", form: "/site?field=hours.days" },
  { en: "Add a day when we are closed", hi: "छुट्टी का दिन जोड़ें", form: "/site?field=hours.daysWeAreClosed" },
  { en: "Change an address or e-mail", hi: "पता या ईमेल बदलें", form: "/site?field=emails.general" },
  { en: "Change a price or the packs", hi: "दाम या पैक बदलें", form: "/products?in=en&field=price" },
  { en: "Add a masala", hi: "नया मसाला जोड़ें", form: "/products/new" },
  { en: "Take a masala out", hi: "कोई मसाला हटाएँ", form: "/remove" },
  { en: "Change a photo", hi: "फ़ोटो बदलें", form: "/products?field=picture" },
  { en: "Say what a photo shows", hi: "फ़ोटो में क्या है, यह लिखें", form: "/photos" },
  { en: "Change a recipe", hi: "रेसिपी बदलें", form: "/recipes" },
  { en: "Add a recipe", hi: "नई रेसिपी जोड़ें", form: "/recipes/new" },
  { en: "Change what customers say", hi: "ग्राहकों की बातें बदलें", form: "/pages/home?field=testimonials.quotes" },
  { en: "Change a sentence on a page", hi: "किसी पन्ने का वाक्य बदलें", form: "/pages" },
  { en: "Switch “Enquire Now!” on or off", hi: "“अभी पूछिए!” चालू या बंद करें", form: "/site?field=showEnquireNow" },
  { en: "Choose what the buttons do", hi: "बटन क्या करें, यह चुनें", form: "/controls?field=use" },
  { en: "Undo a change", hi: "बदलाव वापस लें", form: "/undo" },
  { en: "Put the site online", hi: "साइट ऑनलाइन करें", form: "/online" },
  { en: "Read how it all works", hi: "पूरा तरीका पढ़ें", form: "guide" },
];

/** The name of a language, as on the switch between the two halves of a form. */
export const languageName = (of: Language, language: StudioLanguage) =>
  new Intl.DisplayNames(language, { type: "language" }).of(of);

/** The name of a form: that of its file or folder. */
export type FormName = keyof typeof fileSchemas | keyof typeof folderSchemas | `pages/${keyof typeof pageSchemas}`;

/**
 * The titles of the forms and of the lists. The form of a feature has its title from the feature (words.ts), that of a page
 * from page-titles.ts.
 */
export const titles = {
  studio: { en: "Studio", hi: "स्टूडियो" },
  pages: { en: "Pages", hi: "पन्ने" },
  site: { en: "Numbers, addresses and hours", hi: "नंबर, पते और समय" },
  layout: { en: "Words of every page", hi: "हर पन्ने के शब्द" },
  regions: { en: "States", hi: "राज्य" },
  spices: { en: "Spices without a card", hi: "जो मसाले सूची में नहीं" },
  photos: { en: "Photos", hi: "फ़ोटो" },
  products: { en: "Products", hi: "मसाले" },
  recipes: { en: "Recipes", hi: "रेसिपी" },
} satisfies Record<
  Exclude<FormName, keyof typeof featureSchemas | `pages/${string}`> | "studio" | "pages",
  Record<StudioLanguage, string>
>;

/** Labels that the content itself has, by their whole path: `products.category.powder` (content-names.ts). */
export type OwnLabels = Readonly<Record<StudioLanguage, Readonly<Record<string, string>>>>;

/** A label in a language. An English one that a schema does not have is made of the name: `spiceLevel` → "Spice level". */
export function labelIn(label: Label | undefined, name: string, language: StudioLanguage): string {
  if (typeof label === "object") return label[language];
  return language === "hi" && label ? label : nameAsLabel(name);
}

function nameAsLabel(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/(?<!\d)-/g, " ")
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
