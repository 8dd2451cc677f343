import { z } from "zod";
import { fields, plainText, text, texts } from "../content/fields.ts";

/** Words that every screen shares. */
export const frameWords = fields({
  language: text("The language's own code: en or hi."),
  skip: text("The link that jumps over the navigation."),
  newTab: text("Said after links that open in a new tab."),
  linkCopied: text("Said when a link was copied, where a phone has no share sheet."),
  menu: fields({
    name: text("The name of the navigation."),
    open: text("The name of the menu button."),
    close: text("The name of the panel's close button."),
    brandHome: text("The name of the logo's link; {brand} is filled in."),
  }),
  hours: plainText(
    "The business hours in words; {days}, {opens} and {closes} come from content/site.yaml.",
    "days",
    "opens",
    "closes",
  ),
  closed: plainText("The days it is closed; {closedDays} come from content/site.yaml.", "closedDays"),
  numbers: texts("The numbers in words from one on, for {products} and the like; beyond the last, digits are shown."),
  footer: fields({
    company: fields({ title: text("The first column's title."), text: text("The company in two sentences.") }),
    links: fields({
      title: text("The second column's title."),
      about: text("The link to About."),
      products: text("The link to Products."),
      distributors: text("The link to Distributors."),
      recipes: text("The link to Recipes."),
    }),
    popular: fields({
      title: text("The third column's title."),
      products: z
        .array(fields({ name: text("A product."), hindi: text("Its name in Hindi.") }), { error: "a list of products" })
        .describe("The popular products; a plain list, not links."),
    }),
    locations: fields({
      title: text("The fourth column's title."),
      fssai: text("The name of the licence number."),
      gstin: text("The name of the tax number."),
      stateCode: text("The name of the state code."),
      businessStart: text("The name of the business start."),
      whatsapp: text("The words on the WhatsApp button."),
    }),
    vegetarian: text("What the green mark says."),
    rights: text("What follows the © sign; {year} and {brand} are filled in."),
  }),
  errorView: fields({
    title: text("The title of the error view."),
  }),
});

export type FrameWords = z.infer<typeof frameWords>;
