import { z } from "zod";
import {
  boolean,
  choice,
  fields,
  list,
  listOf,
  menuLink,
  packs,
  pageMeta,
  picture,
  point,
  sectionHeader,
  slug,
  text,
  texts,
  whatsappButton,
} from "../fields.ts";

export const homeSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hindi: fields({
    link: text("The link to the Hindi home page, in Hindi; shown only if the visitor's browser is set to Hindi."),
    close: text("The name of its close button, in Hindi."),
  })
    .optional()
    .describe("The line that offers the site in Hindi; leave it out if the page is Hindi."),
  organisation: text("The company in one sentence, for search engines."),
  hero: fields({
    english: text("The tagline in this language, under the painted Hindi one."),
    lead: text("Two sentences under the tagline."),
    products: text("The button to Products."),
    whatsapp: whatsappButton,
    packs: packs("The pack sizes on the iron weights."),
    packsName: text("The name of the pack sizes, for screen readers."),
    since: fields({
      label: text("The badge's label."),
      year: text("The badge's year."),
      place: text("The badge's place, in Hindi."),
    }),
    picture: picture("hero", "The wide picture."),
    portrait: picture("portrait", "The picture for phones."),
  }),
  stats: fields({
    head: sectionHeader,
    figures: listOf(
      4,
      fields({
        value: text("The figure; more than four characters are shown smaller."),
        label: text("What it counts."),
      }),
      "Four figures.",
    ),
  }),
  heritage: fields({
    head: sectionHeader,
    years: listOf(
      2,
      fields({ year: text("The year."), title: text("What happened."), text: text("One or two sentences.") }),
      "Two years.",
    ),
  }),
  letter: fields({
    head: sectionHeader,
    opening: text("The letter's first, large sentence."),
    paragraphs: texts("The paragraphs after it."),
    closing: text("The closing words, in Hindi."),
    signature: text("Who signs: a role, never an invented name."),
    picture: picture("scene", "The picture beside the letter."),
    caption: text("The caption under the picture."),
  }),
  products: fields({ head: sectionHeader, all: text("The link to the catalogue.") }),
  regions: fields({
    head: sectionHeader,
    states: list(
      fields({
        region: slug("A state from regions.yaml."),
        status: text("Its status."),
        note: text("A word or two after the status.").optional(),
      }),
      "states",
      "The states; the first is the headquarters.",
    ),
    join: fields({
      title: text("The line under the states."),
      distributors: text("The link to Distributors."),
      whatsapp: whatsappButton,
    }),
  }),
  testimonials: fields({
    head: sectionHeader,
    verified: text("The words on the stamp."),
    quotes: listOf(
      3,
      fields({
        name: text("Who says it: a role, never an invented name."),
        location: text("Town and state."),
        text: text("What they say."),
        avatar: choice(["sack", "fort", "truck"], "The drawing beside the name."),
        spice: slug("A product's file name; it colours the drawing."),
        isVerified: boolean("true shows the stamp."),
        rating: z.int({ error: "5" }).min(5, { error: "5" }).max(5, { error: "5" }).describe("Always 5."),
      }),
      "Three quotes.",
    ),
  }),
  why: fields({ head: sectionHeader, reasons: listOf(4, point, "Four reasons.") }),
  callToAction: fields({
    hindi: text("A question in Hindi."),
    title: texts("The title, one entry per line."),
    whatsapp: whatsappButton,
    call: text("The call button; {phone} is filled in.", "phone"),
    promises: listOf(
      3,
      fields({
        icon: choice(["truck", "scale", "seal"], "The drawing beside the promise."),
        title: text("The promise."),
        text: text("The rest of the promise."),
      }),
      "Three promises.",
    ),
  }),
  widget: fields({
    name: text("The name of the floating buttons, for screen readers."),
    call: text("The name of the round call button, for screen readers."),
    preview: text("The name of the round WhatsApp button, for screen readers."),
    title: text("The panel's title."),
    hindi: text("The greeting in Hindi, before the welcome.").optional(),
    welcome: text("The welcome message."),
    offer: text("The offer line."),
    start: whatsappButton,
    callNow: text("The panel's call button; {phone} is filled in.", "phone"),
    close: text("The name of the close button."),
    now: text("The pulsing label."),
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
