import { choice, fields, filledList, list, listOf, packs, picture, plainText, slug, text } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { experienceOptions, regionOptions, regionStatuses, volumeOptions } from "../options.ts";
import { contactCards, page, point, section, whatsappButton } from "../page-fields.ts";

/** pages/distributors.yaml: the words of the page. */
export const distributorsSchema = page({
  apply: text(),
  whatsapp: whatsappButton,
  packs: packs(),
  benefits: section({ points: listOf(6, point) }),
  reach: section({
    station: plainText(),
    states: list(fields({ region: slug("region"), status: choice(regionStatuses) })),
    wantedTitle: text(),
    wantedNote: text(),
    wanted: list(slug("region")),
    wantedStatus: text(),
  }),
  picture: picture("scene"),
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
    hasLicense: text(),
    agreedToTerms: text(),
    untilAgreed: text(),
    termsLink: text(),
  }),
  privacy: privacyWords,
  terms: section({ points: filledList(point), back: text() }),
  cards: contactCards({ email: fields({ title: text() }) }),
});
