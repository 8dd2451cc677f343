import type { z } from "zod";
import {
  fields,
  hindi,
  list,
  listOf,
  menuLink,
  pageHeader,
  pageMeta,
  sectionHeader,
  slug,
  text,
  whatsappButton,
} from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { inquiryOptions } from "../options.ts";

export const contactSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  sign: fields({
    hindi: text("The station's name in Hindi."),
    name: text("The station's name."),
    stateHindi: text("The state in Hindi."),
    state: text("The state."),
  }),
  cards: fields({
    name: text("The name of the four cards, for screen readers."),
    call: fields({ title: text("The title of the call card."), note: text("Its note.") }),
    whatsapp: fields({
      title: text("The title of the WhatsApp card."),
      note: text("Its note."),
      message: text("The message the chat starts with."),
    }),
    visit: fields({
      title: text("The title of the address card."),
      text: text("The address in a few words."),
      note: text("Its note."),
    }),
    hours: fields({ title: text("The title of the hours card.") }),
  }),
  form: fields({
    ...formWords,
    name: input,
    email: input,
    phone: input,
    inquiryType: select(inquiryOptions),
    subject: input,
    message: input,
  }),
  privacy: privacyWords,
  areas: fields({
    label: text("The label."),
    hindi: hindi("The label"),
    regions: list(slug("A state from regions.yaml."), "states", "The states listed."),
  }),
  actions: fields({
    label: text("The label."),
    distributors: text("The link to Distributors."),
    products: text("The link to Products."),
  }),
  faq: fields({
    head: sectionHeader,
    questions: listOf(4, fields({ question: text("The question."), answer: text("The answer.") }), "Four questions."),
  }),
  help: fields({
    hindi: text("A question in Hindi."),
    title: text("The title."),
    whatsapp: whatsappButton,
    call: text("The call button."),
  }),
});

export type ContactWords = z.infer<typeof contactSchema>;
