import type { z } from "zod";
import { fields, hindi, list, plainText, template, texts, translated, wordsFor } from "./fields.ts";
import { regionStatuses } from "./options.ts";

/** layout.yaml: the words that all pages share. */
export const layoutSchema = fields({
  skip: "The link that skips the navigation.",
  newTab: "Read out after links that open in a new tab.",
  chatNumber: "Before our number, which appears beside a WhatsApp button that was pressed, to copy.",
  linkCopied: "Shown when a link was copied because the device has no share sheet.",
  linkSelected: "Shown when the browser does not allow copying either; the link is then selected.",
  pdf: fields({
    saving: "Shown when a PDF was asked for: what to do if the browser saves nothing.",
    open: "The link that opens the PDF instead.",
  }).describe("What a link to a PDF says."),
  menu: {
    name: "The name of the navigation, for screen readers.",
    open: "The name of the menu button.",
    close: "The name of the panel's close button.",
    brandHome: template("The name of the logo's link.", ["brand"]),
  },
  hours: translated(plainText("The business hours in words.", ["days", "opens", "closes"])),
  closed: translated(plainText("The days the business is closed.", ["closedDays"])),
  openNow: {
    open: template("Said while the office is open.", ["closes"]),
    today: template("Said before it opens on the same day.", ["opens"]),
    tomorrow: template("Said while it is closed until the next day.", ["opens"]),
    later: template("Said while it is closed for longer: when it opens next.", ["day", "opens"]),
    holiday: template("Said all day on a holiday: when it opens next.", ["day", "opens"]),
  },
  unavailable: fields({
    text: "Said at a button that cannot work, because a part of the page has not loaded.",
    retry: "The button after it that tries again.",
    chat: "The WhatsApp link after it.",
    message: "The message that chat starts with.",
  }).describe("What a visitor can do when a part of the page has not loaded."),
  numbers: texts(
    "The numbers in words, starting with one, for {products} and similar values; higher numbers are shown as digits.",
  ),
  statuses: wordsFor(regionStatuses, "The status's name."),
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
    rights: template("The copyright line.", ["year", "brand"]),
  },
  errorView: { title: "The title of the error view." },
});

export type LayoutWords = z.infer<typeof layoutSchema>;
