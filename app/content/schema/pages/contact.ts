import { hindi, list, listOf, slug, text } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { inquiryOptions } from "../options.ts";
import { contactCards, page, section, whatsappButton } from "../page-fields.ts";

/** pages/contact.yaml: the words of the page. */
export const contactSchema = page({
  sign: {
    hindi: "The station's name in Hindi.",
    name: "The station's name.",
    stateHindi: "The state in Hindi.",
    state: "The state.",
  },
  cards: contactCards("The name of the four cards, for screen readers.", {
    visit: { title: "The title of the address card.", text: "The address in a few words.", note: "Its note." },
    hours: { title: "The title of the hours card." },
  }),
  form: {
    ...formWords,
    name: input,
    email: input,
    phone: input,
    inquiryType: select(inquiryOptions),
    subject: input,
    message: input,
  },
  privacy: privacyWords,
  areas: {
    label: "The label.",
    hindi: hindi("The label"),
    regions: list("states", "The states listed.", slug("The state.", "region")),
  },
  actions: {
    label: "The label.",
    distributors: "The link to Distributors.",
    products: "The link to Products.",
  },
  faq: section({
    questions: listOf(4, "Four questions.", {
      question: "The question.",
      answer: "The answer.",
      slip: text("What the answer also says once the packs on the cards go on an order slip.").optional(),
    }),
  }),
  help: {
    hindi: "A question in Hindi.",
    title: "The title.",
    whatsapp: whatsappButton,
    call: "The call button.",
  },
});
