import { fields, inHindi, list, listOf, slug, templateWithOne, text, texts } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { inquiryOptions } from "../options.ts";
import { contactCards, page, section, whatsappButton } from "../page-fields.ts";

/** pages/contact.yaml: the words of the page. */
export const contactSchema = page({
  sign: fields({ hindi: text(), name: text(), stateHindi: text(), state: text() }),
  cards: contactCards({
    visit: fields({ title: text(), text: text(), note: text(), directions: text() }),
    hours: fields({ title: text() }),
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
    label: text(),
    hindi: inHindi(),
    regions: list(slug("region")),
  }),
  actions: fields({ label: text(), distributors: text(), products: text() }),
  faq: section({
    questions: listOf(4, fields({ question: text(), answer: text(), slip: text().optional() })),
  }),
  accessibility: fields({ title: text(), points: texts(), report: templateWithOne("email") }),
  help: fields({ hindi: text(), title: text(), whatsapp: whatsappButton, call: text() }),
});
