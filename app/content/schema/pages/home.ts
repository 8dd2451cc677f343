import { z } from "zod";
import { expected } from "../../problems.ts";
import {
  boolean,
  choice,
  fields,
  filledList,
  list,
  listOf,
  packs,
  paragraphs,
  picture,
  slug,
  template,
  text,
  texts,
} from "../fields.ts";
import { regionStatuses } from "../options.ts";
import { figures, menuLink, pageMeta, point, section, whatsappButton } from "../page-fields.ts";

/** pages/home.yaml: the words of the page. */
export const homeSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  organisation: "The company in one sentence, for search engines.",
  hero: {
    english: "The tagline in this language, under the painted Hindi one.",
    lead: "Two sentences under the tagline.",
    products: "The button to Products.",
    whatsapp: whatsappButton,
    packs: packs("The pack sizes on the iron weights."),
    packsName: "The name of the pack sizes, for screen readers.",
    since: { label: "The badge's label.", year: "The badge's year.", place: "The badge's place, in Hindi." },
    picture: picture("hero", "The wide picture."),
    portrait: picture("portrait", "The picture for phones."),
  },
  stats: section({ figures }),
  heritage: section({
    years: listOf(2, "Two years.", { year: "The year.", title: "What happened.", text: "One or two sentences." }),
  }),
  letter: section({
    opening: "The letter's first, large sentence.",
    paragraphs: filledList("texts", "The paragraphs after it.", paragraphs("One entry.")),
    closing: "The closing words, in Hindi.",
    signature: "Who signs: a role, never an invented name.",
    picture: picture("scene", "The picture beside the letter."),
    caption: "The caption under the picture.",
  }),
  products: section({ all: "The link to the catalogue." }),
  regions: section({
    states: list("states", "The states; the first is the headquarters.", {
      region: slug("The state.", "region"),
      status: choice(regionStatuses, "Its status."),
    }),
    note: text("A word or two after the status of the headquarters.").optional(),
    join: {
      title: "The line under the states.",
      distributors: "The link to Distributors.",
      whatsapp: whatsappButton,
    },
  }),
  testimonials: section({
    verified: "The words on the stamp.",
    quotes: listOf(3, "Three quotes.", {
      name: "Who says it: a role, never an invented name.",
      location: "Town and state.",
      text: "What they say.",
      avatar: choice(["sack", "fort", "truck"], "The drawing beside the name."),
      picture: picture(
        "avatar",
        "A photo in place of the drawing: only of the person who said it, and only if that person agrees.",
      ).optional(),
      spice: slug("The spice that colours the drawing.", "product"),
      isVerified: boolean("Shows the stamp; only for a person who can be shown to have bought."),
      rating: z.literal(5, { error: expected("five") }).describe("Always 5."),
    }),
  }),
  why: section({ reasons: listOf(4, "Four reasons.", point) }),
  callToAction: {
    hindi: "A question in Hindi.",
    title: texts("The title, one entry per line."),
    whatsapp: whatsappButton,
    call: template("The call button.", ["phone"]),
    promises: listOf(3, "Three promises.", {
      icon: choice(["truck", "scale", "seal"], "The drawing beside the promise."),
      title: "The promise.",
      text: "The rest of the promise.",
    }),
  },
  widget: {
    name: "The name of the floating buttons, for screen readers.",
    call: "The name of the round call button, for screen readers.",
    preview: "The name of the round WhatsApp button, for screen readers.",
    title: "The panel's title.",
    hindi: text("The greeting in Hindi, before the welcome.").optional(),
    welcome: "The welcome message.",
    offer: "The offer line.",
    start: whatsappButton,
    callNow: template("The panel's call button.", ["phone"]),
    close: "The name of the close button.",
    now: "The pulsing label.",
  },
});
