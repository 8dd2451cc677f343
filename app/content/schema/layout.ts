import type { z } from "zod";
import { fields, hindi, list, plainText, texts, translated } from "./fields.ts";

/** layout.yaml: the words that all pages share. */
export const layoutSchema = fields({
  skip: "The link that skips the navigation.",
  newTab: "Read out after links that open in a new tab.",
  linkCopied: "Shown when a link was copied because the device has no share sheet.",
  menu: {
    name: "The name of the navigation, for screen readers.",
    open: "The name of the menu button.",
    close: "The name of the panel's close button.",
    brandHome: "The name of the logo's link; {brand} is filled in.",
  },
  hours: translated(plainText("The business hours in words; {days}, {opens} and {closes} come from site.yaml.")),
  closed: translated(plainText("The days the business is closed; {closedDays} come from site.yaml.")),
  openNow: {
    open: "Said while the office is open; {closes} comes from site.yaml.",
    today: "Said before it opens on the same day; {opens} comes from site.yaml.",
    tomorrow: "Said while it is closed until the next day; {opens} comes from site.yaml.",
    later: "Said while it is closed for longer; {day} and {opens}, when it opens next, come from site.yaml.",
    holiday: "Said all day on a holiday; {day} and {opens}, when it opens next, come from site.yaml.",
  },
  unavailable: fields({
    text: "Said in place of a button that cannot work, because a part of the page has not loaded.",
    chat: "The WhatsApp link after it.",
    message: "The message that chat starts with.",
  }).describe("What a visitor can do when a part of the page has not loaded."),
  numbers: texts(
    "The numbers in words, starting with one, for {products} and similar values; higher numbers are shown as digits.",
  ),
  footer: {
    company: { title: "The first column's title.", text: "The company in two sentences." },
    links: {
      title: "The second column's title.",
      about: "The link to About.",
      products: "The link to Products.",
      distributors: "The link to Distributors.",
      recipes: "The link to Recipes.",
    },
    popular: {
      title: "The third column's title.",
      products: list("products", "The popular products; a plain list, not links.", {
        name: "A product.",
        hindi: hindi("Its name"),
      }),
    },
    locations: {
      title: "The fourth column's title.",
      fssai: "The label of the licence number.",
      gstin: "The label of the tax number.",
      stateCode: "The label of the state code.",
      businessStart: "The label of the date the business started.",
      whatsapp: "The WhatsApp button.",
    },
    vegetarian: "The name of the green vegetarian mark, for screen readers.",
    rights: "The copyright line; {year} and {brand} are filled in.",
  },
  errorView: { title: "The title of the error view." },
});

export type LayoutWords = z.infer<typeof layoutSchema>;
