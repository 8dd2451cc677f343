import { choice, filledList, list, listOf, packs, picture, slug } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { experienceOptions, regionOptions, regionStatuses, volumeOptions } from "../options.ts";
import { contactCards, page, point, section, whatsappButton } from "../page-fields.ts";

/** pages/distributors.yaml: the words of the page. */
export const distributorsSchema = page({
  apply: "The link to the form.",
  whatsapp: whatsappButton,
  packs: packs("The pack sizes on the pile of weights."),
  benefits: section({ points: listOf(6, "Six benefits.", point) }),
  reach: section({
    states: list("states", "Current reach by state.", {
      region: slug("The state.", "region"),
      status: choice(regionStatuses, "Its status."),
    }),
    wantedTitle: "The title above the states where partners are wanted.",
    wantedNote: "The sentence below it, that partners are wanted there.",
    wanted: list("states", "The states where partners are wanted.", slug("The state.", "region")),
    wantedStatus: "Their status.",
  }),
  picture: picture("scene", "The picture of the packs."),
  form: {
    ...formWords,
    name: input,
    email: input,
    phone: input,
    business: input,
    experience: select(experienceOptions),
    region: select(regionOptions),
    volume: select(volumeOptions),
    message: input,
    hasLicense: "The label of the licence box.",
    agreedToTerms: "The label of the terms box.",
    untilAgreed: "Said beside the submit button until the terms box is ticked.",
    termsLink: "The words of that label that lead to the terms.",
  },
  privacy: privacyWords,
  terms: section({
    points: filledList("terms", "The terms of distribution, each in a sentence or two.", point),
    back: "The link back to the form.",
  }),
  cards: contactCards("The name of the contact cards, for screen readers.", {
    email: { title: "The title of the e-mail card." },
  }),
});
