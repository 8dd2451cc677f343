import { z } from "zod";
import { expected } from "../../problem-sentences.ts";
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
  plainText,
  slug,
  template,
  text,
  texts,
} from "../fields.ts";
import { regionStatuses } from "../options.ts";
import { figures, inMessages, menuLink, pageMeta, point, section, whatsappButton } from "../page-fields.ts";

/** pages/home.yaml: the words of the page. */
export const homeSchema = fields({
  meta: pageMeta,
  inMessages,
  menu: menuLink,
  organisation: text(),
  hero: fields({
    english: text(),
    lead: text(),
    products: text(),
    whatsapp: whatsappButton,
    packs: packs(),
    packsName: text(),
    since: fields({ label: text(), year: text(), place: text() }),
    picture: picture("hero"),
    portrait: picture("portrait"),
  }),
  stats: fields({ name: text(), figures }),
  heritage: section({ years: listOf(2, fields({ year: text(), title: text(), text: text() })) }),
  letter: section({
    opening: text(),
    paragraphs: filledList(paragraphs()),
    closing: text(),
    signature: text(),
    picture: picture("scene"),
    caption: text(),
  }),
  products: section({ all: text() }),
  regions: section({
    station: plainText(),
    states: list(fields({ region: slug("region"), status: choice(regionStatuses) })),
    note: text().optional(),
    join: fields({ title: text(), distributors: text(), whatsapp: whatsappButton }),
  }),
  testimonials: section({
    verified: text(),
    rating: template("rating"),
    quotes: listOf(
      3,
      fields({
        name: text(),
        location: text(),
        text: text(),
        avatar: choice(["sack", "fort", "truck"]),
        picture: picture("avatar").optional(),
        spice: slug("product"),
        isVerified: boolean(),
        rating: z.literal(5, { error: expected("wholeNumber", 5, 5) }),
      }),
    ),
  }),
  why: section({ reasons: listOf(4, point) }),
  callToAction: fields({
    hindi: text(),
    title: texts(),
    whatsapp: whatsappButton,
    call: template("phone"),
    promises: listOf(3, fields({ icon: choice(["truck", "scale", "seal"]), title: text(), text: text() })),
  }),
  widget: fields({
    name: text(),
    call: text(),
    preview: text(),
    title: text(),
    hindi: text().optional(),
    welcome: text(),
    offer: text(),
    start: whatsappButton,
    callNow: template("phone"),
    close: text(),
    now: text(),
  }),
});
