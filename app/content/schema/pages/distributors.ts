import type { z } from "zod";
import {
  fields,
  list,
  listOf,
  menuLink,
  packs,
  pageHeader,
  pageMeta,
  picture,
  point,
  sectionHeader,
  slug,
  text,
  whatsappButton,
} from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { experienceOptions, regionOptions, volumeOptions } from "../options.ts";

export const distributorsSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  apply: text("The link to the form."),
  whatsapp: whatsappButton,
  packs: packs("The pack sizes on the pile of weights."),
  benefits: fields({ head: sectionHeader, points: listOf(6, point, "Six benefits.") }),
  reach: fields({
    head: sectionHeader,
    states: list(
      fields({ region: slug("A state from regions.yaml."), status: text("Its status.") }),
      "states",
      "Current reach by state.",
    ),
    wantedTitle: text("The title above the states where partners are wanted."),
    wantedNote: text("The sentence below it, that partners are wanted there."),
    wanted: list(slug("A state from regions.yaml."), "states", "The states where partners are wanted."),
    wantedStatus: text("Their status."),
  }),
  picture: picture("scene", "The picture of the packs."),
  form: fields({
    ...formWords,
    name: input,
    email: input,
    phone: input,
    business: input,
    experience: select(experienceOptions),
    region: select(regionOptions),
    volume: select(volumeOptions),
    message: input,
    hasLicense: text("The label of the licence box."),
    agreedToTerms: text("The label of the terms box."),
  }),
  privacy: privacyWords,
  cards: fields({
    name: text("The name of the contact cards, for screen readers."),
    call: fields({ title: text("The title of the call card."), note: text("Its note.") }),
    whatsapp: fields({
      title: text("The title of the WhatsApp card."),
      note: text("Its note."),
      message: text("The message the chat starts with."),
    }),
    email: fields({ title: text("The title of the e-mail card.") }),
  }),
});

export type DistributorsWords = z.infer<typeof distributorsSchema>;
